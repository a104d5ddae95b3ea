import assert from 'node:assert/strict';
import type {Tab} from './browser';
import {settled} from './checks';

/** The viewport of a 1280 px window at 400 % zoom (WCAG 1.4.10). */
const AT_400_PERCENT = {width: 320, height: 740};

/**
 * Runs in the page. Finds text that is cut off, off screen or over other text. Scrollable areas (a
 * table on a desktop, a row of chips) and fields are excluded, as their text can be scrolled.
 */
function lostText(): string[] {
  const found: string[] = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width + 1) found.push('the page scrolls sideways');
  const said = (element: Element) => `"${element.textContent.trim().replace(/\s+/g, ' ').slice(0, 60)}"`;
  const isBar = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
  const lines: {element: Element; bar: Element | undefined; box: DOMRect}[] = [];
  /** The visible part of a box within its ancestors; undefined if an ancestor scrolls or hides it. */
  const seen = (element: Element, {left, top, right, bottom}: DOMRect): DOMRect | undefined => {
    for (let holder: Element | null = element; holder && holder !== document.body; holder = holder.parentElement) {
      const {overflowX, overflowY, clipPath} = getComputedStyle(holder);
      if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') return undefined;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = holder.getBoundingClientRect();
      [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return right - left > 2 && bottom - top > 3 ? new DOMRect(left, top, right - left, bottom - top) : undefined;
  };
  for (const element of document.querySelectorAll('body *')) {
    const texts = [...element.childNodes].filter(node => node.nodeType === 3 && node.textContent?.trim());
    const shown = element.checkVisibility({checkOpacity: true, checkVisibilityCSS: true});
    if (!shown || texts.length === 0 || element.closest('svg, [aria-hidden=true], select')) continue;
    const {overflowX, overflowY} = getComputedStyle(element);
    const {scrollWidth, clientWidth, scrollHeight, clientHeight} = element;
    const cut =
      (overflowX === 'hidden' && scrollWidth > clientWidth + 1) ||
      (overflowY === 'hidden' && scrollHeight > clientHeight + 2);
    if (cut && seen(element, element.getBoundingClientRect())) found.push(`cut: ${said(element)}`);
    const holders: Element[] = [];
    for (let holder: Element | null = element; holder; holder = holder.parentElement) holders.push(holder);
    const bar = holders.find(isBar);
    for (const text of texts) {
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        const box = seen(element, rect);
        if (!box) continue;
        if (box.right > width + 1 || box.left < -1) found.push(`off the screen: ${said(element)}`);
        lines.push({element, bar, box});
      }
    }
  }
  for (const [i, one] of lines.entries())
    for (const other of lines.slice(i + 1)) {
      if (one.element === other.element || one.bar !== other.bar) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 3 && down > 0.4 * Math.min(one.box.height, other.box.height))
        found.push(`over each other: ${said(one.element)} and ${said(other.element)}`);
    }
  return [...new Set(found)];
}

const enlarge = ({page}: Tab, percent: number) =>
  page.evaluate(size => (document.documentElement.style.fontSize = size), percent === 100 ? '' : `${percent}%`);

/** Asserts that no text is lost at 200 % text size (WCAG 1.4.4) and at 400 % zoom. Restores the page. */
export async function assertReadsLarge(tab: Tab, where: string): Promise<void> {
  const {page} = tab;
  const before = page.viewportSize();
  const look = async (how: string) => {
    await settled(tab);
    assert.deepEqual(await page.evaluate(lostText), [], `${where}, ${how}`);
  };
  await enlarge(tab, 200);
  await look('text of 200 %');
  await enlarge(tab, 100);
  await page.setViewportSize(AT_400_PERCENT);
  await look('400 % of zoom');
  if (before) await page.setViewportSize(before);
}
