import {setInterval} from 'node:timers/promises';
import {DESKTOP, PHONE, openTab, type Tab, type TabOptions} from './browser';
import {assertReadsLarge} from './enlarged';
import {assertAccessible, assertFitsScreen, assertNoFaults, isReadable, settled, withoutTransitions} from './checks';

type Theme = NonNullable<TabOptions['theme']>;

const OTHER: Readonly<Record<Theme, Theme>> = {light: 'dark', dark: 'light'};

/**
 * The window sizes in which every screen is checked, each with another initial theme. On the phone a screen is opened by its
 * URL, like an external link; on the desktop from the previous screen, without reloading the app.
 */
export const WINDOWS = {
  phone: {viewport: PHONE, theme: 'light', inside: false},
  desktop: {viewport: DESKTOP, theme: 'dark', inside: true},
} as const satisfies Record<string, TabOptions & {inside: boolean}>;

/** Milliseconds without requests after which a page counts as idle, as in Playwright. */
const QUIET_MS = 500;

/** Checks screens in a browser window with a certain size and theme. */
export class ScreenInspector {
  /** Number of pending requests, and of all requests. */
  private readonly calls = {open: 0, made: 0};

  private constructor(
    readonly tab: Tab,
    private theme: Theme,
    private readonly inside: boolean,
  ) {
    const ended = () => void this.calls.open--;
    tab.page.on('requestfinished', ended).on('requestfailed', ended);
    tab.page.on('request', () => {
      this.calls.open++;
      this.calls.made++;
    });
  }

  static async open(window: keyof typeof WINDOWS): Promise<ScreenInspector> {
    const {viewport, theme, inside} = WINDOWS[window];
    return new ScreenInspector(await openTab({viewport, theme}), theme, inside);
  }

  /** Opens each screen, waits until it is idle, and checks it. */
  async visit(paths: readonly string[]): Promise<void> {
    for (const [i, path] of paths.entries()) {
      await (this.inside && i > 0 ? this.follow(path) : this.load(path));
      await this.tab.page.locator('h1').first().waitFor();
      await this.examine(path);
      // Not for the panel, as staff work at desks and its grid has rows of fixed height.
      if (!path.startsWith('/painel')) await assertReadsLarge(this.tab, path);
      assertNoFaults(this.tab, path, /status of 404/);
    }
  }

  private async load(path: string): Promise<void> {
    await this.tab.page.goto(path);
    await this.tab.page.waitForLoadState('networkidle');
  }

  /** Navigates as the app does, without reloading, and waits for its requests. */
  private async follow(path: string): Promise<void> {
    await this.tab.page.evaluate(address => {
      // With the index that the router keeps: without it the router takes the entry for another page's.
      const {idx = 0} = (history.state ?? {}) as {idx?: number};
      history.pushState({idx: idx + 1, key: 'visita', usr: null}, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await settled(this.tab);
    let {made} = this.calls;
    let since = performance.now();
    for await (const _ of setInterval(50)) {
      const quiet = this.calls.open === 0 && this.calls.made === made;
      if (quiet && performance.now() - since >= QUIET_MS) return settled(this.tab);
      if (!quiet) [made, since] = [this.calls.made, performance.now()];
    }
  }

  /**
   * Checks the current screen by axe and for its width; then only its colours in the other theme. The window stays
   * in that theme for the next check, which saves one rendering.
   */
  async examine(where: string): Promise<void> {
    await assertAccessible(this.tab, `${where}, ${this.theme}`);
    await assertFitsScreen(this.tab, where);
    this.theme = OTHER[this.theme];
    await withoutTransitions(this.tab);
    await this.tab.page.emulateMedia({colorScheme: this.theme});
    await settled(this.tab);
    await isReadable(this.tab, `${where}, ${this.theme}`);
  }
}
