import assert from 'node:assert/strict';
import type {Page} from 'playwright-core';

/** Stops between the top of a page and any of its fields: more would try anybody's patience. */
const MAX_TABS = 40;
/** Two seconds. */
const MAX_FRAMES = 120;

const focusedNames = (page: Page) =>
  page.evaluate(() => {
    const {activeElement: element} = document;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const names = [...labels.map(label => label.textContent), element?.getAttribute('aria-label')];
    return [...names, element?.textContent].map(name => name?.trim() ?? '').filter(Boolean);
  });

/** Where the focus stands, and whether it can be seen there: nothing else lies over it, and it is on the screen. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const {activeElement: element} = document;
    if (!element || element === document.body) return 'the focus is lost';
    // What takes the press, where a field of the browser's own is laid over it unseen.
    const shown = element.closest('label') ?? element;
    const {left, top, width, height} = shown.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    const seen = at && (shown.contains(at) || at.contains(shown));
    return seen ? undefined : `the focus lies under ${at?.outerHTML.slice(0, 120) ?? 'the edge of the screen'}`;
  });

/** A message that lies there steps aside within a moment; nothing else may lie there. */
async function seesFocus(page: Page, name: RegExp): Promise<void> {
  for (let frames = 0; frames < MAX_FRAMES && (await hiddenFocus(page)); frames++)
    await page.evaluate(() => new Promise(requestAnimationFrame));
  assert.equal(await hiddenFocus(page), undefined, String(name));
}

/** Tab by Tab (or back) until the focus stands on what has this name, and see it there. */
export async function goTo(page: Page, name: RegExp, tabKey: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    const names = await focusedNames(page);
    if (names.some(each => name.test(each))) return seesFocus(page, name);
    passed.push(names[0]?.slice(0, 40) ?? '?');
    await page.keyboard.press(tabKey);
  }
  assert.fail(`${name} was not reached by ${tabKey}; passed: ${passed.join(' › ')}`);
}

export async function typeInto(page: Page, name: RegExp, text: string): Promise<void> {
  await goTo(page, name);
  await page.keyboard.type(text);
}

/** Goes there and presses it. */
export async function press(page: Page, name: RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await goTo(page, name);
  await page.keyboard.press(key);
}
