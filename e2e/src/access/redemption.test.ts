import assert from 'node:assert/strict';
import {callApi, logInByApi} from '../support/api';
import {PHONE, openTab} from '../support/browser';
import {assertAccessible, assertNoFaults} from '../support/checks';
import {goTo, press, typeInto} from '../support/keyboard';
import {PINTORA, SMART, enterLoja} from '../support/people';
import {photograph} from '../support/photos';
import {newNumber} from '../support/unique';

interface Premio {
  id: number;
  nome: string;
  codigo: string;
}

/** A shirt of 100 points. */
async function givenShirt(painel: string): Promise<Premio> {
  const photo = await photograph('<body style="background: teal">', {width: 600, height: 480});
  const codigo = `C${newNumber()}`;
  const body = new FormData();
  const fields = {nome: `Camiseta ${codigo}`, descricao: 'Leve', codigo, custo: '1', tipo: 'camiseta'};
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('foto', new Blob([Uint8Array.from(photo)], {type: 'image/jpeg'}), 'foto.jpg');
  return {
    ...(await callApi<{id: number; nome: string}>('POST', '/api/premios', {tokens: {painel}, body, status: 201})),
    codigo,
  };
}

describe('a prize, by keyboard alone', function () {
  this.timeout(300_000);
  let painel: string;
  let premio: Premio;
  before(async () => {
    const staff = {cpf: SMART.cpf.replace(/\D/g, ''), senha: SMART.senha};
    painel = (await callApi<{token: string}>('POST', '/api/sessoes/usuario', {body: staff})).token;
    premio = await givenShirt(painel);
  });
  after(async () => {
    const tokens = {painel};
    const loja = await logInByApi(PINTORA.cpf, PINTORA.senha);
    const {resgates} = await callApi<{resgates: {id: number; premio: string}[]}>('GET', '/api/resgates', {
      tokens: {loja},
    });
    for (const {id} of resgates.filter(each => each.premio === premio.nome))
      await callApi('POST', '/api/cancelarResgate', {tokens, body: {identificador: id, status: 3}});
    await callApi('DELETE', `/api/premios/${premio.id}`, {tokens});
  });

  it('is chosen, sent to an address and asked for', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await enterLoja(tab, `/premio/${premio.codigo}`, PINTORA);
    await page.getByRole('heading', {level: 1, name: premio.nome}).waitFor();

    // What is missing is said, and the focus stands where it is chosen.
    await press(page, /^RESGATAR$/);
    const sizes = page.getByRole('group', {name: 'Tamanho'});
    await sizes.getByText('Opção do produto não selecionado').waitFor();
    await goTo(page, /^P$/);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    assert.ok(await sizes.getByRole('radio', {name: 'M', exact: true}).isChecked());
    await sizes.getByText('Opção do produto não selecionado').waitFor({state: 'hidden'});

    // At its ends a button stays under the focus.
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
