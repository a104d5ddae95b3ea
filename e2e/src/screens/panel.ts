import {givenPainelSession} from '../support/people';
import {ScreenInspector, type WINDOWS} from '../support/screen-inspector';
import PANEL_ADDRESSES from './panel-addresses.json';

/**
 * Checks all screens of staff at one width. A test of the panel compares the addresses with its manifests, so that none
 * is forgotten.
 */
export function panelScreens(window: keyof typeof WINDOWS): void {
  describe(`every screen of the panel on a ${window}`, function () {
    this.timeout(1_800_000);

    it('is readable, fits, and says nothing wrong', async () => {
      const look = await ScreenInspector.open(window);
      const {page} = look.tab;
      await page.goto('/painel');
      await page.getByLabel('Senha', {exact: true}).waitFor();
      await look.examine('/painel');
      await givenPainelSession(look.tab);
      await look.visit(PANEL_ADDRESSES);
      await page.goto('/painel/processar/nova-venda');
      await page.locator('#venda-resumo').waitFor();
      await page.keyboard.press('F1');
      await page.getByRole('dialog', {name: 'Atalhos do teclado'}).waitFor();
      await look.examine('the help for the keyboard');
    });
  });
}
