import Foundation
import ImageDiff
import Testing

@testable import DuoDiff

/// The page as people use it: keys and clicks in a real browser.
@Suite(.enabled(if: Browser.program != nil, Browser.absence), .serialized)
struct PageInBrowserTests {
  private func mixed() throws -> String {
    try SamplePage.text(
      SamplePage.report(SamplePage.mixed(), accept: "to accept: duo-render diff --accept A B"))
  }

  @Test func filesAndFilter() throws {
    let told = try Browser.run(
      mixed(),
      script: """
        const chosen = () => find(".list [aria-current]")?.textContent.replace(/\\s+/g, " ");
        const shown = () => all(".list > li").filter((item) => !item.hidden).length;
        told(`articles ${seen("article")}, list ${shown()}: ${find(".shown").textContent}`);
        told(chosen());
        press("j");
        told(chosen());
        press("k");
        press("k");
        told(find("#announcer").textContent);
        press("ArrowDown", find(".list [aria-current]"));
        told(`${chosen()} focus ${document.activeElement === find(".list [aria-current]")}`);
        press("/");
        told(`focus ${document.activeElement.id}`);
        const search = find("#search");
        search.value = "too NEAR fold";
        search.dispatchEvent(new Event("input"));
        told(`words ${find(".shown").textContent}`);
        press("j", search);
        told(chosen());
        search.value = "";
        search.dispatchEvent(new Event("input"));
        find("[data-status=same].state").click();
        told(`same ${find(".shown").textContent}`);
        find("[data-status=changed].state").click();
        told(`without changed ${find(".shown").textContent}`);
        find("[data-status=changed].state").click();
        const weight = find("#weight");
        for (const value of ["newError", "newWarning", "touched", "device", "none", ""]) {
          weight.value = value;
          weight.dispatchEvent(new Event("change"));
          told(`${value || "all"}: ${shown()}`);
        }
        told(`tab stops ${all(".list a").filter((link) => link.tabIndex === 0).length}`);
        search.blur();
        press("?");
        told(`help ${find("#help").open}`);
        find("#help").close();
        told(`focus back ${document.activeElement !== find("#help")}`);
        """)
    #expect(
      told == [
        "articles 1, list 4: 4 of 5 files",
        "Ca/duel.json, changed1 error2408 px", "Nb/new.png, new",
        "This is the first file", "Nb/new.png, new focus true", "focus search",
        "words 1 of 5 files", "Nb/new.png, new", "same 5 files",
        "without changed 3 of 5 files",
        "newError: 1", "newWarning: 1", "touched: 1", "device: 1", "none: 4", "all: 5",
        "tab stops 1", "help true", "focus back true",
      ])
  }

  @Test func modesByKeyAndClick() throws {
    let told = try Browser.run(
      mixed(),
      script: """
        const pane = (side) => getComputedStyle(find(`.layer.${side} .pane`));
        const layers = () => ["before", "after", "difference"].filter((side) => seen(`.layer.${side}`)).join(" ");
        const pressed = () => find(".modes [aria-pressed=true]").textContent;
        find(".third").getAttribute("aria-pressed") === "true" && press("d");
        told(`${pressed()}: ${layers()}`);
        press("d");
        told(`third: ${layers()}`);
        press("d");
        press("2");
        told(`${pressed()}: ${layers()}; ${pane("before").clipPath} ${pane("after").clipPath}`);
        const slider = find(".slider");
        slider.focus();
        press("ArrowLeft", slider);
        press("Home", slider);
        told(`slider ${slider.getAttribute("aria-valuenow")}: ${pane("after").clipPath}`);
        press("]");
        told(`slider ${slider.getAttribute("aria-valuenow")}, ${slider.getAttribute("aria-valuetext")}`);
        find("[data-mode=onion]").click();
        told(`${pressed()}: ${layers()}; ${pane("after").opacity}`);
        const opacity = find("#opacity");
        opacity.value = 80;
        opacity.dispatchEvent(new Event("input"));
        told(`opacity ${pane("after").opacity}, ${find("[for=opacity]").textContent}`);
        press("4");
        told(`${pressed()}: ${layers()}`);
        press("5");
        told(`${pressed()}: ${layers()}`);
        await until(() => layers() === "after", "the other");
        await until(() => layers() === "before", "the first again");
        press(" ");
        told(find("#announcer").textContent);
        const before = layers();
        await wait(3000);
        told(`paused ${layers() === before}, ${find(".play").textContent}`);
        press("1");
        told(find("#announcer").textContent);
        """)
    #expect(
      told == [
        "Side by side: before after", "third: before after difference",
        "Swipe: before after; inset(0px 50% 0px 0px) inset(0px 0px 0px 50%)",
        "slider 0: inset(0px 0px 0px 0%)", "slider 5, 5 % before",
        "Onion skin: before after; 0.5", "opacity 0.8, 80 %", "Difference: difference",
        "Blink: before", "Paused, before is shown", "paused true, Start", "Side by side",
      ])
  }

  @Test func everyPaneMovesAsOne() throws {
    let told = try Browser.run(
      mixed(),
      script: """
        if (find(".third").getAttribute("aria-pressed") !== "true") press("d");
        const same = () => move("before") === move("after") && move("after") === move("difference");
        const fit = numbers("before")[0];
        told(`fit ${same()}, ${find("[data-zoom=fit]").getAttribute("aria-pressed")}`);
        press("z");
        told(`100 %: ${numbers("after")[0]} ${same()}`);
        press("+");
        press("+");
        told(`200 %: ${numbers("after")[0]} ${same()}, ${getComputedStyle(find(".after img")).imageRendering}`);
        press("-");
        told(`150 %: ${numbers("after")[0]}, ${getComputedStyle(find(".after img")).imageRendering}`);
        const stage = find(".stage");
        const old = numbers("before");
        stage.focus();
        press("ArrowRight", stage);
        press("ArrowDown", stage);
        const now = numbers("before");
        told(`arrows ${now[4] - old[4]} ${now[5] - old[5]} ${same()}`);
        const box = find(".layer.after .pane").getBoundingClientRect();
        const at = { clientX: box.left + 50, clientY: box.top + 40, bubbles: true, cancelable: true };
        const under = () => { const [s, , , , x, y] = numbers("after"); return [(50 - x) / s, (40 - y) / s]; };
        const point = under();
        find(".layer.after .pane").dispatchEvent(new WheelEvent("wheel", { ...at, deltaY: -100 }));
        const after = under();
        told(`wheel ${numbers("before")[0] > 1.5} ${same()} ${Math.hypot(after[0] - point[0], after[1] - point[1]) < 1}`);
        press("2");
        told(`kept in swipe ${move("before") === move("after")}`);
        press("1");
        const held = move("before");
        press("r");
        await wait(100);
        const [scale, , , , x, y] = numbers("before");
        const pane = find(".layer.before .pane").getBoundingClientRect();
        told(`region moves ${held !== move("before")} ${same()}`);
        told(`centred ${Math.abs(55 * scale + x - pane.width / 2) <= 1} ${Math.abs(70 * scale + y - pane.height / 2) <= 1}`);
        told(`${find(".region-place").textContent}; ${find("#announcer").textContent}`);
        const frame = find(".layer.after .frame.is-current").getBoundingClientRect();
        told(`frame ${Math.abs(frame.width - 30 * scale) < 1} ${Math.abs(frame.height - 20 * scale) < 1}`);
        press("R");
        told(find(".region-place").textContent);
        find(".regions button").click();
        told(find(".regions [aria-current] b").textContent);
        press("f");
        told(`frames ${seen(".frame")}`);
        press("0");
        told(`fit again ${Math.abs(numbers("before")[0] - fit) < 1e-6} ${same()}`);
        find(".show-place").click();
        told(`sentence shows ${find(".region-place").textContent}`);
        press("n");
        told(`${find(".tabs [aria-pressed=true]").textContent}, ${find(".region-place").textContent}`);
        """)
    #expect(
      told == [
        "fit true, true", "100 %: 1 true", "200 %: 2 true, pixelated", "150 %: 1.5, auto",
        "arrows -60 -60 true", "wheel true true true", "kept in swipe true",
        "region moves true true", "centred true true",
        "1 of 2; Region 1 of 2: second.leave, 15 × 10 pt at 20, 30", "frame true true", "2 of 2",
        "second.leave", "frames 0", "fit again true true", "sentence shows 1 of 2",
        "Open, 2 regions",
      ])
  }

  /// Frames are in pixels of the whole picture, of which a part is shown that begins at 30, 50.
  @Test func partsNewAndWordsOnly() throws {
    let told = try Browser.run(
      mixed(),
      script: """
        await until(() => all("img").filter((image) => image.naturalWidth > 0).length >= 2, "first");
        press("j");
        await until(() => find(".after img").naturalWidth === 300, "new");
        told(`new: ${seen(".layer")} ${find(".after .size").textContent}`);
        told(`modes ${all(".modes [aria-disabled=true]").length}`);
        press("2");
        told(find("#announcer").textContent);
        press("j");
        await until(() => find(".before img").naturalWidth === 240, "part");
        press("r");
        const [scale, , , , x, y] = numbers("before");
        const pane = find(".layer.before .pane").getBoundingClientRect();
        told(`part ${Math.abs(25 * scale + x - pane.width / 2) <= 1} ${Math.abs(20 * scale + y - pane.height / 2) <= 1}`);
        press("j");
        told(`words only ${seen(".viewer")}: ${find("article.is-shown .facts").textContent}`);
        press("r");
        press("3");
        press("k");
        told(`back ${seen(".viewer")}, ${find(".modes [aria-pressed=true]").textContent}`);
        """)
    #expect(
      told == [
        "new: 1 300 × 200 · There was none before.", "modes 4", "Swipe needs both pictures",
        "part true true", "words only 0: could not be compared: ends after 12 bytes",
        "back 1, Side by side",
      ])
  }

  /// What is made and let go of is counted where the page makes it.
  @Test func picturesAreDecodedWhenShown() throws {
    let pictures = [try SamplePage.picture("Closed"), try SamplePage.picture("Open")]
    let files = (0..<200).map {
      DiffedFile(
        path: "Screens/\(1000 + $0).json", status: .changed,
        pictures: pictures)
    }
    let told = try Browser.run(
      try SamplePage.text(SamplePage.report(files)),
      before: """
        window.made = 0;
        window.held = 0;
        const create = URL.createObjectURL.bind(URL);
        const revoke = URL.revokeObjectURL.bind(URL);
        URL.createObjectURL = (blob) => { window.made += 1; window.held += 1; return create(blob); };
        URL.revokeObjectURL = (address) => { window.held -= 1; revoke(address); };
        """,
      script: """
        if (find(".third").getAttribute("aria-pressed") === "true") press("d");
        const ready = () => all("img.is-ready").length;
        await until(() => ready() >= 2, "first");
        told(`files ${all(".list > li").length}, pictures ${all("script[type='text/plain']").length}`);
        told(`opened ${made <= 3}, nothing but the first file`);
        const start = made;
        press("j");
        await until(() => ready() === 2, "second");
        told(`then ${made - start} more, ${held} held`);
        press("4");
        await until(() => find(".difference img.is-ready"), "difference");
        told(`difference: ${made - start} more, ${held} held`);
        press("1");
        for (let times = 0; times < 50; times += 1) press("j");
        await until(() => ready() === 2, "far");
        told(`far on: ${held} held of ${find(".list [aria-current] .name").textContent}`);
        told(`in time: ${made - start <= 10}`);
        const address = find(".before img").src;
        told(address.slice(0, 5));
        """)
    #expect(
      told == [
        "files 200, pictures 1200", "opened true, nothing but the first file",
        "then 2 more, 2 held", "difference: 3 more, 3 held",
        "far on: 2 held of Screens/1051.json", "in time: true", "blob:",
      ])
  }

  @Test func pointersAndManyRegions() throws {
    var picture = try SamplePage.picture("Closed")
    picture.regions = (0..<450).map {
      DiffedRegion(
        pixelFrame: PixelRect(x: $0 % 30 * 10, y: $0 / 30 * 10, width: 5, height: 5), pixels: 25)
    }
    let file = DiffedFile(path: "a.png", status: .changed, pictures: [picture])
    let told = try Browser.run(
      try SamplePage.text(SamplePage.report([file])),
      script: """
        const pane = find(".layer.before .pane");
        const box = () => pane.getBoundingClientRect();
        const point = (type, pointerId, x, y, target = pane, pointerType = "mouse") =>
          target.dispatchEvent(new PointerEvent(type, {
            pointerId, pointerType, button: type === "pointermove" ? -1 : 0, bubbles: true, cancelable: true,
            clientX: box().left + x, clientY: box().top + y,
          }));
        const same = () => move("before") === move("after");
        press("z");
        const [, , , , left, top] = numbers("before");
        point("pointerdown", 1, 100, 100);
        point("pointermove", 1, 130, 85);
        point("pointerup", 1, 130, 85);
        point("pointermove", 1, 200, 200);
        told(`drag ${numbers("after")[4] - left} ${numbers("after")[5] - top} ${same()}`);
        point("pointerdown", 2, 100, 100, pane, "touch");
        point("pointerdown", 3, 200, 100, pane, "touch");
        point("pointermove", 3, 300, 100, pane, "touch");
        point("pointerup", 3, 300, 100, pane, "touch");
        point("pointerup", 2, 100, 100, pane, "touch");
        told(`pinch ${numbers("before")[0]} ${same()}`);
        press("0");
        const fit = move("before");
        point("pointerdown", 4, 100, 100, pane, "touch");
        point("pointermove", 4, 150, 100, pane, "touch");
        point("pointerup", 4, 150, 100, pane, "touch");
        told(`a finger scrolls the page while all is shown ${fit === move("before")}`);
        press("2");
        const width = box().width;
        const grip = find(".grip");
        point("pointerdown", 5, width / 2, 50, grip);
        point("pointermove", 5, width / 4, 50, grip);
        point("pointerup", 5, width / 4, 50, grip);
        told(`swipe ${find(".slider").getAttribute("aria-valuenow")}, picture stays ${move("before") === move("after")}`);
        press("1");
        told(`listed ${all(".regions button").length}, ${find(".regions .more").textContent}`);
        told(`frames ${all(".before .frame").length}`);
        press("R");
        told(`${find(".region-place").textContent}: ${all(".before .frame").length} frames, ${all(".is-current").length} marked`);
        press("r");
        told(`${find(".region-place").textContent}: ${all(".before .frame").length} frames, ${all(".is-current").length} marked`);
        """)
    #expect(
      told == [
        "drag 30 -15 true", "pinch 2 true", "a finger scrolls the page while all is shown true",
        "swipe 25, picture stays true", "listed 200, and 250 more; r walks through all",
        "frames 400", "450 of 450: 401 frames, 3 marked", "1 of 450: 400 frames, 3 marked",
      ])
  }
}
