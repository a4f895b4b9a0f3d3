import Testing

@testable import DuoDiff

/// Whether everybody can use the page, and nobody misuse it: in a real browser.
@Suite(.enabled(if: Browser.program != nil, Browser.absence), .serialized)
struct PageAccessTests {
  private func mixed() throws -> String {
    try SamplePage.text(SamplePage.report(SamplePage.mixed()))
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
