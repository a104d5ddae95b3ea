import assert from 'node:assert/strict';
import {openTab, PHONE, type Tab} from '../support/browser';
import {assertAccessible, assertFitsScreen, assertNoFaults} from '../support/checks';
import {PINTORA, openStorefront, givenPainelSession} from '../support/people';

/** Confirms the newest request in the panel. */
async function confirmNewest({page}: Tab): Promise<void> {
  await page.goto('/painel/cartoes/pedidos');
  await page
    .getByRole('button', {name: /^Ações do pedido/})
    .first()
    .click();
  await page.getByRole('menuitem', {name: 'Confirmar'}).click();
  await page.getByRole('dialog').getByRole('button', {name: 'Confirmar'}).click();
  await page.getByText('Pedido atualizado com sucesso').first().waitFor();
}

describe('the card', function () {
  this.timeout(300_000);

  it('is blocked at its owner’s wish, by the keyboard alone, once a Smart says so', async () => {
    const owner = await openTab({viewport: PHONE});
    await openStorefront(owner, '/cartao');
    const {page} = owner;
    const last = /final (\d{4})/.exec((await page.getByText(/^Cartão com final/).textContent()) ?? '')?.[1] ?? '';
    assert.equal(last.length, 4);
    await page.getByRole('button', {name: /^Bloquear/}).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', {name: 'Bloquear cartão'}).waitFor();
    await assertAccessible(owner, 'asking for a block');
    await assertFitsScreen(owner, 'asking for a block');
    await page.getByLabel('Número do cartão').focus();
    await page.keyboard.type(last);
    await page.keyboard.press('Enter');
    await page.getByText('Solicitação de bloqueio efetuada com sucesso').first().waitFor();
    await page.getByRole('heading', {name: 'Bloqueio pedido'}).waitFor();
    const staff = await openTab();
    await givenPainelSession(staff);
    await confirmNewest(staff);
    await page.reload();
    await page.getByRole('heading', {name: 'Cartão bloqueado'}).waitFor();
    await assertAccessible(owner, 'a blocked card');
    assertNoFaults(owner, 'the card');
    assertNoFaults(staff, 'settling a request');
  });

  it('is explained to who has none', async () => {
    const tab = await openTab({viewport: PHONE});
    await openStorefront(tab, '/cartao', PINTORA);
    await tab.page.getByRole('heading', {name: 'Você ainda não tem um cartão'}).waitFor();
    await tab.page.getByText('Receba o envelope').waitFor();
    await tab.page.getByRole('link', {name: 'Trocar pontos por crédito'}).click();
    await tab.page.waitForURL(/\/loja\/credito$/);
  });
});
