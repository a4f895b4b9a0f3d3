import Foundation
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

  @Test func addressDarkAndNarrow() throws {
    let page = try mixed()
    let ground = "getComputedStyle(document.body).backgroundColor"
    let script = """
      told(find(".list [aria-current] .name").textContent);
      const light = \(ground);
      find("#theme").value = "dark";
      find("#theme").dispatchEvent(new Event("change"));
      told(`dark differs ${light !== \(ground)}`);
      told(`wider than the window ${document.documentElement.scrollWidth > innerWidth}`);
      const files = find(".files-button");
      told(`list ${seen(".list")}, button ${seen(".files-button")}`);
      files.click();
      told(`list ${seen(".list")} ${files.getAttribute("aria-expanded")}`);
      """
    #expect(
      try Browser.run(page, script: script, width: 1600, height: 1000, hash: "#file-2") == [
        "c/part.png", "dark differs true", "wider than the window false", "list 1, button 0",
        "list 1 true",
      ])
    #expect(
      try Browser.run(page, script: script, width: 500, height: 844, hash: "#file-99") == [
        "a/duel.json", "dark differs true", "wider than the window false",
        "list 0, button 1", "list 1 true",
      ])
  }

  /// WCAG 2.2, 1.4.3: 4.5 to 1 for every text that is shown, on what it lies on.
  @Test(arguments: ["light", "dark"]) func textStandsOut(theme: String) throws {
    let told = try Browser.run(
      mixed(),
      script: """
        find("#theme").value = "\(theme)";
        find("#theme").dispatchEvent(new Event("change"));
        find("[data-status=same].state").click();
        const channels = (color) => color.match(/[\\d.]+/g).map(Number);
        const linear = (value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        const luminance = (color) => {
          const [red, green, blue] = channels(color).map((value) => linear(value / 255));
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const isClear = (color) => channels(color)[3] === 0;
        const ground = (element) => {
          const color = getComputedStyle(element).backgroundColor;
          return isClear(color) ? ground(element.parentElement) : color;
        };
        let count = 0;
        const check = () => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const element = walker.currentNode.parentElement;
            if (!walker.currentNode.data.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
            if (element.closest("[disabled], [aria-disabled=true], .hidden-text, script, style, option")) continue;
            const pair = [getComputedStyle(element).color, ground(element)].map(luminance).sort((a, b) => b - a);
            const ratio = (pair[0] + 0.05) / (pair[1] + 0.05);
            count += 1;
            if (ratio < 4.5) told(`${ratio.toFixed(2)}: ${element.className || element.tagName} ${element.textContent.slice(0, 40)}`);
          }
        };
        for (const mode of ["1", "2", "3", "4", "5"]) {
          press(mode);
          press("r");
          check();
        }
        for (let times = 0; times < 4; times += 1) {
          press("j");
          check();
        }
        press("?");
        check();
        told(`checked ${count > 300}`);
        """)
    #expect(told == ["checked true"])
  }

  /// Whatever can be pressed or typed into has a name, and the tab key leads through all of it and out again.
  @Test func everythingHasAName() throws {
    let told = try Browser.run(
      mixed(),
      script: """
        const controls = all("button, select, input, a, [role=slider], [role=group], [role=region], dialog, nav, section.viewer");
        for (const one of controls) {
          const name = one.getAttribute("aria-label") || one.labels?.[0]?.textContent
            || (one.hasAttribute("aria-labelledby") && find(`#${one.getAttribute("aria-labelledby")}`)?.textContent)
            || (one.matches("button, a") && one.textContent);
          if (!name?.trim()) told(`no name: ${one.outerHTML.slice(0, 120)}`);
        }
        for (const image of all("main img")) if (!image.alt) told("an image without words");
        told(`tab index ${all("[tabindex]").every((one) => one.tabIndex <= 0)}`);
        find(".stage").focus();
        const tab = new KeyboardEvent("keydown", { key: "Tab", bubbles: true, cancelable: true });
        told(`tab is the browser's ${find(".stage").dispatchEvent(tab)}`);
        """)
    #expect(told == ["tab index true", "tab is the browser's true"])
  }

  @Test func nastyNamesRunNothing() throws {
    let name = DiffPageTests.nasty.map(\.name).joined(separator: " ")
    var picture = try SamplePage.picture(name)
    picture.regions[0].names = [name]
    picture.regions[0].panel = name
    let file = DiffedFile(
      path: name, status: .changed, notes: [name], pictures: [picture, picture],
      changes: [SamplePage.change(name, .newError, element: name)])
    let told = try Browser.run(
      try SamplePage.text(SamplePage.report([file], accept: name)),
      before: "window.alert = (text) => (window.faults ??= []).push(`alert ${text}`);",
      script: """
        press("r");
        told(`${all("article").length} ${all("main img").length} ${all(".show-place").length}`);
        told(find(".regions b").textContent.includes("<\\/script><script>alert(1)<\\/script>"));
        """)
    #expect(told == ["1 3 1", "true"])
  }

  @Test func motionIsNotForced() throws {
    let told = try Browser.run(
      mixed(),
      script: """
        press("5");
        await wait(3000);
        told(`${find(".play").textContent} ${find(".stage").dataset.shown}`);
        press(" ");
        told(find(".play").textContent);
        """, flags: ["--force-prefers-reduced-motion"])
    #expect(told == ["Start before", "Pause"])
  }
}
