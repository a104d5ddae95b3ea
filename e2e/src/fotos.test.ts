import assert from 'node:assert/strict';
import type {Page} from 'playwright-core';
import {chamar} from './support/api';
import {abrir, CELULAR, MESA} from './support/browser';
import {acessivel, semFaltas} from './support/checks';
import {entrarNaLoja, entrarNoPainel, PINTORA, SMART} from './support/pessoas';

interface Premio {
  id: number;
  codigo: string;
  nome: string;
  imagens: {largura: number; url: string}[];
}

const SOB = '/arquivos/premios/';

async function fotografar(width: number, height: number): Promise<Buffer> {
  const {page} = await abrir({largura: {width, height}});
  await page.setContent('<body style="margin: 0; height: 100vh; background: linear-gradient(90deg, teal, orange)">');
  return page.screenshot({type: 'jpeg', quality: 90});
}

let painel: string;
const feitos: number[] = [];

/** A prize with a photo of so many pixels, as staff make one. */
async function givenPremio(width: number, height: number): Promise<Premio> {
  const codigo = `F${Date.now().toString(36).slice(-5)}${width}`.toUpperCase();
  const corpo = new FormData();
  for (const [nome, valor] of Object.entries({nome: `Régua ${codigo}`, descricao: 'Boa', codigo, custo: '900'}))
    corpo.set(nome, valor);
  corpo.set('foto', new Blob([Uint8Array.from(await fotografar(width, height))], {type: 'image/jpeg'}), 'foto.jpg');
  const premio = await chamar<Premio>('POST', '/api/premios', {tokens: {painel}, corpo, status: 201});
  feitos.push(premio.id);
  return premio;
}

/** The widths of this prize's photo that the page asks for from now on. */
async function pedidas(page: Page, {imagens}: Premio): Promise<number[]> {
  const widths: number[] = [];
  // What the screen before still waits for is not this one's.
  await page.waitForLoadState('networkidle');
  page.on('request', request => {
    const caminho = new URL(request.url()).pathname;
    const imagem = imagens.find(({url}) => url === caminho);
    if (imagem) widths.push(imagem.largura);
  });
  return widths;
}

describe('A prize’s photo', () => {
  let premio: Premio;
  before(async function () {
    this.timeout(120_000);
    const corpo = {cpf: SMART.cpf.replace(/\D/g, ''), senha: SMART.senha};
    ({token: painel} = await chamar<{token: string}>('POST', '/api/sessoes/usuario', {corpo}));
    premio = await givenPremio(2000, 1500);
  });

  // The other journeys find the catalogue as it was.
  after(async () => {
    for (const id of feitos) await chamar('DELETE', `/api/premios/${id}`, {tokens: {painel}});
  });

  it('is kept in three widths, of which a phone asks for the smallest alone', async () => {
    assert.deepEqual(
      premio.imagens.map(({largura}) => largura),
      [480, 960, 1440],
    );
    const aba = await abrir({largura: CELULAR});
    const widths = await pedidas(aba.page, premio);
    await aba.page.goto(`/loja?search=${premio.codigo}`);
    await aba.page.locator(`img[srcset*="${SOB}"]`).waitFor();
    await aba.page.waitForLoadState('networkidle');
    assert.deepEqual(widths, [480]);
    semFaltas(aba, '/loja');
  });

  it('is asked for as a wide screen needs it, and says what it shows', async () => {
    const aba = await abrir({largura: MESA});
    await entrarNaLoja(aba, PINTORA);
    const widths = await pedidas(aba.page, premio);
    await aba.page.goto(`/premio/${premio.codigo}`);
    await aba.page.getByAltText(`Foto de ${premio.nome}`).waitFor();
    await aba.page.waitForLoadState('networkidle');
    assert.deepEqual(widths, [960]);
    await acessivel(aba, '/premio');
    semFaltas(aba, '/premio');
  });

  it('moves nothing when it comes, and gives its place to a drawing when it does not', async () => {
    const {page} = await abrir({largura: CELULAR});
    let comes = true;
    let release = (): void => undefined;
    const held = new Promise<void>(resolve => (release = resolve));
    await page.route(`**${SOB}**`, async route => {
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
    const {page} = await abrir({largura: CELULAR});
    await entrarNaLoja({page, faltas: []}, PINTORA);
    await page.goto(`/premio/${small.codigo}`);
    const photo = page.getByAltText(`Foto de ${small.nome}`);
    await photo.waitFor();
    const box = await photo.boundingBox();
    assert.deepEqual([box?.width, box?.height], [220, 160]);
  });

  it('is a small file in the panel’s table, too', async () => {
    const aba = await abrir({largura: MESA});
    await entrarNoPainel(aba);
    const widths = await pedidas(aba.page, premio);
    await aba.page.goto('/painel/premios');
    await aba.page.getByText(premio.nome).first().waitFor();
    await aba.page.waitForLoadState('networkidle');
    assert.deepEqual(widths, [480]);
    semFaltas(aba, '/painel/premios');
  });
});
