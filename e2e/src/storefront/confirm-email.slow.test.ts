import assert from 'node:assert/strict';
import {formatCpf} from '@clube/domain';
import {givenNewPintor, NEW_PASSWORD} from '../support/api';
import {openTab, PHONE, DESKTOP} from '../support/browser';
import {assertAccessible, assertFitsScreen, assertNoFaults} from '../support/checks';
import {openStorefront} from '../support/people';

const REFUSED = /status of (422|429)/;

describe('the confirmation of an e-mail', function () {
  this.timeout(300_000);

  it('is asked for on the home screen until it is done, and sent again three times an hour at most', async () => {
    const {cpf} = await givenNewPintor({aceitouRegulamento: true});
    for (const theme of ['light', 'dark'] as const) {
      const tab = await openTab({viewport: theme === 'light' ? PHONE : DESKTOP, theme});
      await openStorefront(tab, '/home', {cpf: formatCpf(cpf), senha: NEW_PASSWORD});
      await tab.page.getByRole('region', {name: 'Confirme o seu e-mail'}).waitFor();
      await assertAccessible(tab, 'home, to be confirmed');
      await assertFitsScreen(tab, 'home, to be confirmed');
    }
    const tab = await openTab({viewport: PHONE});
    await openStorefront(tab, '/home', {cpf: formatCpf(cpf), senha: NEW_PASSWORD});
    const again = tab.page.getByRole('button', {name: 'Enviar de novo'});
    for (let n = 0; n < 3; n++) {
      const answer = tab.page.waitForResponse(/reenviar-confirmacao/);
      await again.click();
      assert.equal((await answer).status(), 200);
    }
    await again.click();
    await tab.page
      .getByText(/^Já enviamos vários e-mails de confirmação/)
      .first()
      .waitFor();
    assertNoFaults(tab, 'asking again', REFUSED);
  });

  it('says what is wrong with a link, and keeps its code in no address', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await page.goto('/confirmar-email?token=nao-vale');
    const button = page.getByRole('button', {name: 'Confirmar meu e-mail'});
    await button.waitFor();
    await page.waitForURL(url => url.search === '');
    await button.click();
    await page.getByRole('alert').getByText('Este link não vale mais.', {exact: false}).waitFor();
    await assertAccessible(tab, 'a link that is over');
    assertNoFaults(tab, 'a link that is over', REFUSED);
  });
});
