import assert from 'node:assert/strict';
import type {Page} from 'playwright-core';

/** Maximum Tab presses to reach an element; more would be unreasonable for keyboard users. */
const MAX_TABS = 40;
/** Maximum animation frames to wait: two seconds. */
const MAX_FRAMES = 120;

const focusedNames = (page: Page) =>
  page.evaluate(() => {
    const {activeElement: element} = document;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const names = [...labels.map(label => label.textContent), element?.getAttribute('aria-label')];
    return [...names, element?.textContent].map(name => name?.trim() ?? '').filter(Boolean);
  });

/** Why the focus cannot be seen (lost, covered or off screen); undefined if it is visible. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const {activeElement: element} = document;
    if (!element || element === document.body) return 'the focus is lost';
    // The label, which is what people see if the native field is invisible.
    const shown = element.closest('label') ?? element;
    const {left, top, width, height} = shown.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    const seen = at && (shown.contains(at) || at.contains(shown));
    return seen ? undefined : `the focus lies under ${at?.outerHTML.slice(0, 120) ?? 'the edge of the screen'}`;
  });

/** Waits until the focus is visible: toasts move away within a moment, and nothing else may cover it. */
async function seesFocus(page: Page, name: RegExp): Promise<void> {
  for (let frames = 0; frames < MAX_FRAMES && (await hiddenFocus(page)); frames++)
    await page.evaluate(() => new Promise(requestAnimationFrame));
  assert.equal(await hiddenFocus(page), undefined, String(name));
}

/** Presses Tab (or Shift+Tab) until the element with this name is focused, and checks that it is visible. */
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

/** Focuses the element by Tab and presses a key. */
export async function press(page: Page, name: RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await goTo(page, name);
  await page.keyboard.press(key);
}
