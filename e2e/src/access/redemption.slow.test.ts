import assert from 'node:assert/strict';
import type {SessionTokens} from '@clube/domain';
import {NEW_PASSWORD, callApi, givenNewPintor, staffByApi, type NewPintor} from '../support/api';
import {PHONE, openTab} from '../support/browser';
import {assertAccessible, assertNoFaults} from '../support/checks';
import {goTo, press, typeInto} from '../support/keyboard';
import {openStorefront} from '../support/people';
import {photograph} from '../support/photos';
import {newNumber} from '../support/unique';

interface Premio {
  id: number;
  nome: string;
  codigo: string;
}

/** Creates a shirt of 100 points. */
async function givenShirt(tokens: SessionTokens): Promise<Premio> {
  const photo = await photograph('<body style="background: teal">', {width: 600, height: 480});
  const codigo = `C${newNumber()}`;
  const body = new FormData();
  const fields = {nome: `Camiseta ${codigo}`, descricao: 'Leve', codigo, custo: '1', tipo: 'camiseta'};
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('foto', new Blob([Uint8Array.from(photo)], {type: 'image/jpeg'}), 'foto.jpg');
  return {
    ...(await callApi<{id: number; nome: string}>('POST', '/api/premios', {tokens, body, status: 201})),
    codigo,
  };
}

describe('a prize, by keyboard alone', function () {
  this.timeout(300_000);
  let tokens: SessionTokens;
  let premio: Premio;
  let pintor: NewPintor;
  before(async () => {
    tokens = await staffByApi();
    premio = await givenShirt(tokens);
    pintor = await givenNewPintor({aceitouRegulamento: true, pontos: 500});
  });
  after(() => callApi('DELETE', `/api/premios/${premio.id}`, {tokens}));

  it('is chosen, sent to an address and asked for', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await openStorefront(tab, `/premio/${premio.codigo}`, {cpf: pintor.cpf, senha: NEW_PASSWORD});
    await page.getByRole('heading', {level: 1, name: premio.nome}).waitFor();

    // The missing option is announced, and gets the focus.
    await press(page, /^RESGATAR$/);
    const sizes = page.getByRole('group', {name: 'Tamanho'});
    await sizes.getByText('Opção do produto não selecionado').waitFor();
    await goTo(page, /^P$/);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    assert.ok(await sizes.getByRole('radio', {name: 'M', exact: true}).isChecked());
    await sizes.getByText('Opção do produto não selecionado').waitFor({state: 'hidden'});

    // A button stays focused when its minimum or maximum is reached.
    await press(page, /^Aumentar$/);
    await page.getByRole('group', {name: 'Quantidade'}).getByText('2', {exact: true}).waitFor();
    await goTo(page, /^Diminuir$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('group', {name: 'Quantidade'}).getByText('1', {exact: true}).waitFor();
    await page.keyboard.press('Enter');
    await goTo(page, /^Diminuir$/);

    await press(page, /^RESGATAR$/);
    const confirmation = page.getByRole('dialog', {name: 'Confirmar resgate'});
    const endereco = page.getByRole('dialog', {name: 'Endereço de entrega'});
    await confirmation.or(endereco).waitFor();
    if (await confirmation.isVisible()) await press(page, /^ALTERAR ENDEREÇO$/);
    await endereco.waitFor();
    await page.keyboard.press('Escape');
    await endereco.waitFor({state: 'hidden'});
    await goTo(page, /^RESGATAR$/);
    await page.keyboard.press('Enter');
    await confirmation.or(endereco).waitFor();
    if (await confirmation.isVisible()) await press(page, /^ALTERAR ENDEREÇO$/);
    await goTo(page, /^Complemento$/);
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await page.locator('[name=entregaComplemento][aria-invalid=true]:focus').waitFor();
    await typeInto(page, /^Complemento$/, 'Casa 2');
    await assertAccessible(tab, 'the address, mended');
    await page.keyboard.press('Enter');
    await confirmation.getByText(`Tem certeza que deseja resgatar 1 x ${premio.nome} por 100 pontos?`).waitFor();
    await confirmation.getByText('Tamanho M').waitFor();
    await press(page, /^CONFIRMAR$/);

    const done = page.getByRole('dialog', {name: 'Resgate realizado com sucesso!'});
    await done.getByText(/^Seu saldo atual é de .+ pontos?\.$/).waitFor();
    await assertAccessible(tab, 'asked for');
    await press(page, /^Acompanhar entrega$/);
    await page.waitForURL('**/resgates');
    await goTo(page, new RegExp(`^${premio.nome}`));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', {name: premio.nome}).waitFor();
    await page.keyboard.press('Escape');
    await goTo(page, new RegExp(`^${premio.nome}`));
    assertNoFaults(tab, 'a prize by keyboard');
  });
});
