import assert from 'node:assert/strict';
import type {Page} from 'playwright-core';
import {callApi} from '../support/api';
import {openTab, PHONE, DESKTOP} from '../support/browser';
import {assertAccessible, assertNoFaults} from '../support/checks';
import {PINTORA, SMART, givenStorefrontSession, givenPainelSession} from '../support/people';
import {photograph} from '../support/photos';

interface Premio {
  id: number;
  codigo: string;
  nome: string;
  imagens: {largura: number; url: string}[];
}

const PREMIO_FILES = '/arquivos/premios/';

const PHOTO = '<body style="background: linear-gradient(90deg, teal, orange)">';

let painel: string;
const created: number[] = [];

/** Creates a prize with a photo of this size, by the endpoints for staff. */
async function givenPremio(width: number, height: number): Promise<Premio> {
  const codigo = `F${Date.now().toString(36).slice(-5)}${width}`.toUpperCase();
  const body = new FormData();
  for (const [name, value] of Object.entries({nome: `Régua ${codigo}`, descricao: 'Boa', codigo, custo: '900'}))
    body.set(name, value);
  const photo = await photograph(PHOTO, {width, height});
  body.set('foto', new Blob([Uint8Array.from(photo)], {type: 'image/jpeg'}), 'foto.jpg');
  const premio = await callApi<Premio>('POST', '/api/premios', {tokens: {painel}, body, status: 201});
  created.push(premio.id);
  return premio;
}

/** The widths of this prize's photo that the page requests from now on. */
async function requestedWidths(page: Page, {imagens}: Premio): Promise<number[]> {
  const widths: number[] = [];
  // Waits for pending requests of the previous screen.
  await page.waitForLoadState('networkidle');
  page.on('request', request => {
    const path = new URL(request.url()).pathname;
    const image = imagens.find(({url}) => url === path);
    if (image) widths.push(image.largura);
  });
  return widths;
}

describe('A prize’s photo', () => {
  let premio: Premio;
  before(async function () {
    this.timeout(120_000);
    const body = {cpf: SMART.cpf.replace(/\D/g, ''), senha: SMART.senha};
    ({token: painel} = await callApi<{token: string}>('POST', '/api/sessoes/usuario', {body}));
    premio = await givenPremio(2000, 1500);
  });

  // Restores the catalogue for the other tests.
  after(async () => {
    for (const id of created) await callApi('DELETE', `/api/premios/${id}`, {tokens: {painel}});
  });

  it('is kept in three widths, of which a phone asks for the smallest alone', async () => {
    assert.deepEqual(
      premio.imagens.map(({largura: width}) => width),
      [480, 960, 1440],
    );
    const tab = await openTab({viewport: PHONE});
    const widths = await requestedWidths(tab.page, premio);
    await tab.page.goto(`/loja?search=${premio.codigo}`);
    await tab.page.locator(`img[srcset*="${PREMIO_FILES}"]`).waitFor();
    await tab.page.waitForLoadState('networkidle');
    assert.deepEqual(widths, [480]);
    assertNoFaults(tab, '/loja');
  });

  it('is asked for as a wide screen needs it, and says what it shows', async () => {
    const tab = await openTab({viewport: DESKTOP});
    await givenStorefrontSession(tab, PINTORA);
    const widths = await requestedWidths(tab.page, premio);
    await tab.page.goto(`/premio/${premio.codigo}`);
    await tab.page.getByAltText(`Foto de ${premio.nome}`).waitFor();
    await tab.page.waitForLoadState('networkidle');
    assert.deepEqual(widths, [960]);
    await assertAccessible(tab, '/premio');
    assertNoFaults(tab, '/premio');
  });

  it('moves nothing when it comes, and gives its place to a drawing when it does not', async () => {
    const {page} = await openTab({viewport: PHONE});
    let comes = true;
    let release = (): void => undefined;
    const held = new Promise<void>(resolve => (release = resolve));
    await page.route(`**${PREMIO_FILES}**`, async route => {
      await held;
      await (comes ? route.continue() : route.abort());
    });
    const frame = page.locator('article', {hasText: premio.nome}).locator('span').first();
    const card = page.locator('article', {hasText: premio.nome});
    await page.goto(`/loja?search=${premio.codigo}`, {waitUntil: 'domcontentloaded'});
    await frame.waitFor();
    const before = await card.boundingBox();
    release();
    await page.waitForFunction(() => [...document.images].some(image => image.srcset && image.naturalWidth > 0));
    assert.deepEqual(await card.boundingBox(), before);
    comes = false;
    await page.reload();
    await frame.locator('svg').waitFor();
    assert.deepEqual(await card.boundingBox(), before);
  });

  it('that is small is not stretched', async () => {
    const small = await givenPremio(220, 160);
    assert.equal(small.imagens.length, 1);
    const {page} = await openTab({viewport: PHONE});
    await givenStorefrontSession({page, faults: []}, PINTORA);
    await page.goto(`/premio/${small.codigo}`);
    const photo = page.getByAltText(`Foto de ${small.nome}`);
    await photo.waitFor();
    const box = await photo.boundingBox();
    assert.deepEqual([box?.width, box?.height], [220, 160]);
  });

  it('is a small file in the panel’s table, too', async () => {
    const tab = await openTab({viewport: DESKTOP});
    await givenPainelSession(tab);
    const widths = await requestedWidths(tab.page, premio);
    await tab.page.goto('/painel/premios');
    await tab.page.getByText(premio.nome).first().waitFor();
    await tab.page.waitForLoadState('networkidle');
    assert.deepEqual(widths, [480]);
    assertNoFaults(tab, '/painel/premios');
  });
});
