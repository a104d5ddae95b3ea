import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import type {Tab} from './browser';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string | null;
  nodes: {html: string; failureSummary?: string}[];
}

interface Axe {
  run(context: {exclude: string[]}, options: object): Promise<{violations: Violation[]}>;
}

/** What of axe's rules a page's colours alone decide. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** No serious finding of axe on what the page shows now. */
export const assertAccessible = (tab: Tab, where: string): Promise<void> => examine(tab, where);

/** The same of its colours alone: for a page that was looked at as a whole and changed nothing else since. */
export const isReadable = (tab: Tab, where: string): Promise<void> => examine(tab, where, COLOURS);

/**
 * Rows and cards from the eleventh of a list on: they are drawn as those before them, and an examination takes as long as
 * there are elements, most of which stood in such rows. The entries of a menu are all looked at.
 */
const REPEATED = ':is(tr, [role=row], li, [role=listitem], article, option):nth-child(n + 11):not(nav *)';

async function examine({page}: Tab, where: string, rules?: string[]): Promise<void> {
  // Evaluated by the debugger, not by a script of the page: the content policy stays as it is. Half a megabyte, sent once.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ([only, repeated]) => {
      const {axe} = globalThis as unknown as {axe: Axe};
      const options = {resultTypes: ['violations'], preload: false, ...(only && {runOnly: only})};
      const exclude = document.querySelector(repeated) ? [repeated] : [];
      return (await axe.run({exclude}, options)).violations;
    },
    [rules, REPEATED] as const,
  );
  const serious = violations
    .filter(({impact}) => impact === 'serious' || impact === 'critical')
    .map(
      ({id, nodes}) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(node => `${node.html} — ${node.failureSummary ?? ''}`)
          .join('\n   ')}`,
    );
  assert.deepEqual(serious, [], `axe on ${where}`);
}

/** Nothing went wrong; `esperadas` are the browser's own lines for calls that were refused on purpose. */
export function assertNoFaults({faults}: Tab, where: string, expected?: RegExp): void {
  assert.deepEqual(
    faults.filter(fault => !expected?.test(fault)),
    [],
    `faults on ${where}`,
  );
}

/** The page never scrolls sideways. */
export async function assertFitsScreen({page}: Tab, where: string): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(excess <= 1, `${where} is ${excess} px too wide`);
}

/** A panel of thousands of elements that all go over to other colours is what would take longest to look at. */
export const withoutTransitions = ({page}: Tab) =>
  page.evaluate(() => {
    // A page that goes on from screen to screen has it already: once more, and all of it would be styled once more.
    if (document.adoptedStyleSheets.length > 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after {transition: none !important}');
    document.adoptedStyleSheets = [sheet];
  });

/** Colours go from element to element by transitions, however short they are with reduced motion. */
export const settled = ({page}: Tab) =>
  page.evaluate(async () => {
    for (let still = 0; still < 3;) {
      await new Promise(requestAnimationFrame);
      still = document.getAnimations().some(each => each instanceof CSSTransition) ? 0 : still + 1;
    }
  });
