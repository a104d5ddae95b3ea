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

/** The axe rules that depend only on colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Asserts that axe finds no serious problem on the current page. */
export const assertAccessible = (tab: Tab, where: string): Promise<void> => examine(tab, where);

/** Asserts only the colour rules, for a page that was already checked and differs only in colours. */
export const isReadable = (tab: Tab, where: string): Promise<void> => examine(tab, where, COLOURS);

/**
 * Rows and cards of a list from the eleventh on are excluded: they look like those before, and the check takes time for
 * each element, most of which are in such rows. All entries of menus are checked.
 */
const REPEATED = ':is(tr, [role=row], li, [role=listitem], article, option):nth-child(n + 11):not(nav *)';

async function examine({page}: Tab, where: string, rules?: string[]): Promise<void> {
  // Evaluated by the debugger, which the content security policy does not restrict. Sent once, as it is half a megabyte.
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

/** Asserts that the page had no errors; `expected` matches the console messages of intended refusals. */
export function assertNoFaults({faults}: Tab, where: string, expected?: RegExp): void {
  assert.deepEqual(
    faults.filter(fault => !expected?.test(fault)),
    [],
    `faults on ${where}`,
  );
}

/** Asserts that the page does not scroll horizontally. */
export async function assertFitsScreen({page}: Tab, where: string): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(excess <= 1, `${where} is ${excess} px too wide`);
}

/** Disables transitions, as changing the theme of a page with thousands of elements would take long. */
export const withoutTransitions = ({page}: Tab) =>
  page.evaluate(() => {
    // Already added on this page; adding it again would recalculate all styles.
    if (document.adoptedStyleSheets.length > 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after {transition: none !important}');
    document.adoptedStyleSheets = [sheet];
  });

/** Waits for the end of colour transitions, which are short but exist even with reduced motion. */
export const settled = ({page}: Tab) =>
  page.evaluate(async () => {
    for (let still = 0; still < 3;) {
      await new Promise(requestAnimationFrame);
      still = document.getAnimations().some(each => each instanceof CSSTransition) ? 0 : still + 1;
    }
  });
