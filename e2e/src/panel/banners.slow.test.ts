import assert from 'node:assert/strict';
import type {Page} from 'playwright-core';
import {callApi} from '../support/api';
import {openTab, PHONE, DESKTOP} from '../support/browser';
import {assertAccessible, assertNoFaults} from '../support/checks';
import {SMART, openPainel, givenPainelSession} from '../support/people';

interface Banner {
  id: number;
  titulo: string;
}

const BASE = `Mutirão ${Date.now().toString(36)}`;
const titulos = (page: Page) => page.locator('tbody tr strong').allInnerTexts();

/** The server's order of the banners created here. */
const kept = async (painel: string): Promise<string[]> => {
  const rows = await callApi<{banners: Banner[]}>('GET', '/api/banners', {tokens: {painel}});
  return rows.banners.filter(({titulo}) => titulo.startsWith(BASE)).map(({titulo}) => titulo.slice(BASE.length + 1));
};

/** Waits until the new order is stored, with the banner `previous` positions before the last. */
async function salva(page: Page, nome: string, previous: number): Promise<void> {
  const count = await page.locator('tbody tr').count();
  await page.getByText(`Ordem salva: ${BASE} ${nome}, posição ${count - previous} de ${count}.`).waitFor();
}

describe('Banners in the panel', () => {
  let painel: string;
  const created: number[] = [];
  before(async () => {
    const body = {cpf: SMART.cpf.replace(/\D/g, ''), senha: SMART.senha};
    ({token: painel} = await callApi<{token: string}>('POST', '/api/sessoes/usuario', {body}));
    for (const nome of ['A', 'B', 'C']) {
      const days = {dataInicial: '2026-01-01', dataFinal: '2026-12-31'};
      const next = {titulo: `${BASE} ${nome}`, ...days};
      created.push((await callApi<Banner>('POST', '/api/banners', {tokens: {painel}, body: next, status: 201})).id);
    }
  });
  // Restores the banners for the other tests.
  after(async () => {
    for (const id of created) await callApi('DELETE', `/api/banners/${id}`, {tokens: {painel}});
  });

  it('are put in order by the mouse, by the keyboard and by buttons', async () => {
    const tab = await openTab({viewport: {...DESKTOP, height: 1400}});
    const {page} = tab;
    await openPainel(tab, '/painel/banners');
    const grip = (nome: string) => page.getByRole('button', {name: new RegExp(`^Mover ${BASE} ${nome},`)});
    const [from, to] = [await grip('A').boundingBox(), await grip('C').boundingBox()];
    assert.ok(from && to);
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y + 30, {steps: 4});
    await page.mouse.move(to.x + 8, to.y + 12, {steps: 10});
    await page.mouse.up();
    await salva(page, 'A', 0);
    assert.deepEqual(await kept(painel), ['B', 'C', 'A']);
    await grip('A').focus();
    const count = await page.locator('tbody tr').count();
    // Without waiting between the keys.
    for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    await page.getByText(`${BASE} A: posição ${count - 1} de ${count}.`).waitFor();
    await page.keyboard.press('Space');
    await salva(page, 'A', 1);
    assert.deepEqual(await kept(painel), ['B', 'A', 'C']);
    await page.getByRole('button', {name: `Subir ${BASE} C`}).press('Enter');
    await salva(page, 'C', 1);
    assert.deepEqual(await kept(painel), ['B', 'C', 'A']);
    assert.deepEqual(
      (await titulos(page)).slice(-3).map(title => title.slice(-1)),
      ['B', 'C', 'A'],
    );
    await assertAccessible(tab, '/painel/banners');
    assertNoFaults(tab, 'the order of banners');
  });

  it('go back to their places when the order could not be stored', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await givenPainelSession(tab);
    await page.route('**/api/banners/bulk', route => route.abort());
    await page.goto('/painel/banners');
    await page.getByText(`${BASE} B`).waitFor();
    const before = await titulos(page);
    await page.getByRole('button', {name: `Descer ${BASE} B`}).click();
    await page.getByText('Falha ao re-ordenar os banners!').waitFor();
    await page.getByText(/^A ordem não mudou/).waitFor();
    assert.deepEqual(await titulos(page), before);
  });

  it('are made with a picture, changed, switched off after a question, and removed', async () => {
    const tab = await openTab();
    const {page} = tab;
    await openPainel(tab, '/painel/banners');
    const png = await page.screenshot();
    await page.getByRole('link', {name: 'Cadastrar Banner'}).click();
    const title = `${BASE} novo`;
    await page.getByLabel('Título').fill(title);
    await page.getByLabel('Data inicial').fill('2026-12-01');
    await page.getByLabel('Data final').fill('2026-11-01');
    await page.getByLabel(/^Imagem/).setInputFiles({name: 'banner.png', mimeType: 'image/png', buffer: png});
    await page.getByRole('button', {name: 'Cadastrar', exact: true}).click();
    await page.getByText('Data inicial não pode ser maior que data final').first().waitFor();
    await page.getByLabel('Data final').fill('2026-12-31');
    await page.getByRole('button', {name: 'Cadastrar', exact: true}).click();
    await page.waitForURL('**/painel/banners');
    const row = page.getByRole('row', {name: new RegExp(title)});
    await row.getByText('01/12/2026 a 31/12/2026').waitFor();
    assert.equal(await row.locator('img').count(), 1);
    await row.getByRole('link', {name: `Editar ${title}`}).click();
    await page.getByLabel('Data final').fill('2999-12-31');
    await page.getByRole('button', {name: 'Salvar'}).click();
    await row.getByText('01/12/2026 a 31/12/2999').waitFor();
    await row.getByRole('switch').click();
    await page.getByRole('button', {name: 'Inativar', exact: true}).click();
    await row.getByText('Inativo').waitFor();
    await row.getByRole('button', {name: `Excluir ${title}`}).click();
    await page.getByRole('button', {name: 'Excluir', exact: true}).click();
    await page.getByText('Banner excluído com sucesso').waitFor();
    await row.waitFor({state: 'detached'});
    assertNoFaults(tab, 'the form of a banner');
  });
});
