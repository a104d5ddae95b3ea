import {setInterval} from 'node:timers/promises';
import {DESKTOP, PHONE, openTab, type Tab, type TabOptions} from './browser';
import {assertReadsLarge} from './enlarged';
import {assertAccessible, assertFitsScreen, assertNoFaults, isReadable, settled, withoutTransitions} from './checks';

type Theme = NonNullable<TabOptions['theme']>;

const OTHER: Readonly<Record<Theme, Theme>> = {light: 'dark', dark: 'light'};

/**
 * The widths that every screen is looked at in, each beginning in another look. On the phone a screen is reached by its
 * address, as by a link from outside; on the desktop from the screen before, without loading the app anew.
 */
export const WINDOWS = {
  phone: {viewport: PHONE, theme: 'light', inside: false},
  desktop: {viewport: DESKTOP, theme: 'dark', inside: true},
} as const satisfies Record<string, TabOptions & {inside: boolean}>;

/** As long without a call as the driver calls a page that it loads idle. */
const QUIET_MS = 500;

/** A browser window with its size and theme of the moment. */
export class ScreenInspector {
  /** Calls that have not been answered, and how many there were. */
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

  /** Opens each screen, waits until it has said what it has to say, and looks at it. */
  async visit(paths: readonly string[]): Promise<void> {
    for (const [i, path] of paths.entries()) {
      await (this.inside && i > 0 ? this.follow(path) : this.load(path));
      await this.tab.page.locator('h1').first().waitFor();
      await this.examine(path);
      // Staff work at desks, in a grid whose rows have one height.
      if (!path.startsWith('/painel')) await assertReadsLarge(this.tab, path);
      assertNoFaults(this.tab, path, /status of 404/);
    }
  }

  private async load(path: string): Promise<void> {
    await this.tab.page.goto(path);
    await this.tab.page.waitForLoadState('networkidle');
  }

  /** As the app itself changes its address; what it then asks for is waited for. */
  private async follow(path: string): Promise<void> {
    await this.tab.page.evaluate(address => {
      history.pushState(null, '', address);
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
   * What is shown now, as axe and ruler see it; then its colours, which are all that differs, in the other look. It stays
   * in that one: what is looked at next begins there, so that no screen is drawn once more for nobody.
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
