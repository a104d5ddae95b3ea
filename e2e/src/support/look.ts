import {DESKTOP, PHONE, openTab, type Tab, type TabOptions} from './browser';
import {assertReadsLarge} from './enlarged';
import {assertAccessible, assertFitsScreen, assertNoFaults, isReadable, settled, withoutTransitions} from './checks';

type Theme = NonNullable<TabOptions['theme']>;

const OTHER: Readonly<Record<Theme, Theme>> = {light: 'dark', dark: 'light'};

/** The widths that every screen is looked at in, each beginning in another look. */
export const WINDOWS = {
  phone: {viewport: PHONE, theme: 'light'},
  desktop: {viewport: DESKTOP, theme: 'dark'},
} as const satisfies Record<string, TabOptions>;

/** A window and the look that it shows things in at the moment. */
export class Look {
  private constructor(
    readonly tab: Tab,
    private theme: Theme,
  ) {}

  static async open(window: keyof typeof WINDOWS): Promise<Look> {
    const options = WINDOWS[window];
    return new Look(await openTab(options), options.theme);
  }

  /** Opens each screen, waits until it has said what it has to say, and looks at it. */
  async visit(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await this.tab.page.goto(path);
      await this.tab.page.waitForLoadState('networkidle');
      await this.tab.page.locator('h1').first().waitFor();
      await this.examine(path);
      // Staff work at desks, in a grid whose rows have one height.
      if (!path.startsWith('/painel')) await assertReadsLarge(this.tab, path);
      assertNoFaults(this.tab, path, /status of 404/);
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
