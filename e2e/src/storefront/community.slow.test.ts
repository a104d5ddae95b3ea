import assert from 'node:assert/strict';
import {callApi} from '../support/api';
import {DESKTOP, PHONE, openTab} from '../support/browser';
import {assertAccessible, assertFitsScreen, assertNoFaults} from '../support/checks';
import {SMART, openStorefront} from '../support/people';

/** Creates an unused training code. */
async function freeTrainingCode(): Promise<string> {
  const body = {cpf: SMART.cpf.replace(/\D/g, ''), senha: SMART.senha};
  const {token: painel} = await callApi<{token: string}>('POST', '/api/sessoes/usuario', {body});
  const filtros = encodeURIComponent(JSON.stringify({treinamento: true, utilizado: false}));
  const {rows, codigosPromocionais} = await callApi<Record<string, {codigo: string}[] | undefined>>(
    'GET',
    `/api/codigo-promocional?filtros=${filtros}&pagina=0&limite=1`,
    {tokens: {painel}},
  );
  const codigo = (codigosPromocionais ?? rows)?.[0]?.codigo;
  assert.ok(codigo);
  return codigo;
}

describe('what painters share', () => {
  it('a link that brings a colleague, and what came of it', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await openStorefront(tab, '/indicacao');
    await page.getByRole('img', {name: /^Código QR/}).waitFor();
    const href = (await page.getByRole('link', {name: 'WhatsApp'}).getAttribute('href')) ?? '';
    const message = new URL(href).searchParams.get('text') ?? '';
    const [, link = ''] = /(https?:\S+)$/.exec(message) ?? [];
    assert.match(new URL(link).search, /^\?indicacao=\w{5,}$/);
    await page.getByText('Indicação Válida').first().waitFor();
    await assertFitsScreen(tab, '/indicacao');
    await page.setViewportSize(DESKTOP);
    await page.getByRole('columnheader', {name: 'Indicação Válida'}).waitFor();
    const page2 = await (await fetch(link)).text();
    assert.match(page2, /<meta property="og:title" content="Entre para o Clube do Pintor" \/>/);
    assertNoFaults(tab, '/indicacao');
  });

  it('the levels: a table where there is room, else one below the other', async () => {
    const tab = await openTab({viewport: DESKTOP});
    const {page} = tab;
    await openStorefront(tab, '/cluster');
    await page.getByRole('table', {name: 'O que cada nível pede'}).waitFor();
    assert.equal(await page.getByRole('rowheader').count(), 10);
    await page.setViewportSize(PHONE);
    await page.locator('details').first().waitFor();
    assert.equal(await page.getByRole('table').count(), 0);
    await assertAccessible(tab, '/cluster, a phone');
    assertNoFaults(tab, '/cluster');
  });

  it('a training’s code becomes points, once', async () => {
    const codigo = await freeTrainingCode();
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await openStorefront(tab, '/treinamentos');
    await page.getByLabel('Código do treinamento').fill(codigo.toLowerCase());
    await page.keyboard.press('Tab');
    await page.getByText(/^Este código vale \d+ pontos\.$/).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Código de treinamento resgatado com sucesso!').waitFor();
    await page.getByRole('cell', {name: codigo}).waitFor();
    await page.getByLabel('Código do treinamento').fill(codigo);
    await page.getByRole('button', {name: 'Resgatar código'}).click();
    await page.getByText('Este código já foi utilizado.').first().waitFor();
    await assertAccessible(tab, '/treinamentos, refused');
    assertNoFaults(tab, '/treinamentos', /status of 409/);
  });

  it('a photo of a prize, with whoever has the link', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await openStorefront(tab, '/fotos-videos');
    await page
      .getByRole('button', {name: /^Ver a foto/})
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const href = (await dialog.getByRole('link', {name: 'WhatsApp'}).getAttribute('href')) ?? '';
    const [, token = ''] = /\/compartilhado\/([\w.-]+)/.exec(decodeURIComponent(href)) ?? [];
    assert.ok(token);
    assert.ok(await dialog.getByRole('link', {name: 'Baixar'}).getAttribute('download'));
    await assertAccessible(tab, 'a photo, large');
    const guest = await openTab({viewport: PHONE});
    await guest.page.goto(`/compartilhado/${token}`);
    const photo = guest.page.getByRole('main').getByRole('img');
    await photo.waitFor();
    await guest.page.waitForFunction(() => document.querySelector<HTMLImageElement>('main img')?.naturalWidth);
    await assertAccessible(guest, 'a shared photo');
    await assertFitsScreen(guest, 'a shared photo');
    assertNoFaults(guest, 'a shared photo');
    assertNoFaults(tab, '/fotos-videos');
  });
});
