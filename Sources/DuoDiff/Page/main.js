// Puts the parts together.

/** The list covers the page on narrow screens, until a file is chosen. */
function openFiles(isOpen) {
  document.body.classList.toggle("files-open", isOpen);
  find(".files-button").setAttribute("aria-expanded", isOpen);
}

function main() {
  const help = find("#help");
  const viewer = new Viewer(find("#viewer"));
  let shown = null;
  let isOpen = false;

  const list = new FileList(find("#files"), (number) => {
    shown?.classList.remove("is-shown");
    shown = document.getElementById(`file-${number}`);
    shown.classList.add("is-shown");
    openFiles(false);
    viewer.showFile(number);
    const place = list.shown.indexOf(number) + 1;
    announce(`${find("h2", shown).textContent}, file ${place} of ${list.shown.length}, ${find(".facts", shown).textContent}`);
    // Not on opening, or the browser would scroll there.
    if (!isOpen) return;
    // Only so that the address can be kept; a page that is shown in a box may not have one.
    try {
      history.replaceState(null, "", `#file-${number}`);
    } catch {
      return;
    }
  });

  const fromAddress = () => Number(/^#file-(\d+)$/.exec(location.hash)?.[1] ?? NaN);
  window.addEventListener("hashchange", () => {
    const number = fromAddress();
    if (number !== list.current) list.choose(number);
  });

  find("#theme").addEventListener("change", (event) => {
    document.documentElement.dataset.theme = event.target.value;
  });
  find(".help-button").addEventListener("click", () => help.showModal());
  find(".files-button").addEventListener("click", () =>
    openFiles(!document.body.classList.contains("files-open")));
  followKeys({ list, viewer, help });

  const first = fromAddress();
  list.choose(list.links[first] ? first : list.shown[0]);
  isOpen = true;
}

main();
