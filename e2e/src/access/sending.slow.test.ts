import assert from 'node:assert/strict';
import {civilDateOf} from '@clube/domain';
import type {Page} from 'playwright-core';
import {NEW_PASSWORD, callApi, givenNewPintor} from '../support/api';
import {PHONE, openTab, type Tab} from '../support/browser';
import {assertAccessible, assertNoFaults} from '../support/checks';
import {goTo, press, typeInto} from '../support/keyboard';
import {givenPaperNota, type ReceiptFile} from '../support/nota';
import {SMART, givenStorefrontSession} from '../support/people';
import {facePhoto} from '../support/photos';
import {newNumber} from '../support/unique';

interface Codigo {
  codigo: string;
  expiraEm: string | null;
}

/** Creates an unused promotional code that adds points. */
async function freeCode(): Promise<string> {
  const body = {cpf: SMART.cpf.replace(/\D/g, ''), senha: SMART.senha};
  const {token: painel} = await callApi<{token: string}>('POST', '/api/sessoes/usuario', {body});
  const filtros = encodeURIComponent(JSON.stringify({treinamento: false, utilizado: false, operacao: 'ADICIONAR'}));
  const {codigosPromocionais} = await callApi<{codigosPromocionais: Codigo[]}>(
    'GET',
    `/api/codigo-promocional?filtros=${filtros}&pagina=0&limite=50`,
    {tokens: {painel}},
  );
  const today = civilDateOf(new Date());
  const free = codigosPromocionais.find(({expiraEm}) => expiraEm === null || expiraEm > today);
  assert.ok(free, 'the demo data has no free code');
  return free.codigo;
}

/** Opens the system's file chooser by a key on the focused element, and chooses a file. */
async function chooseFile(page: Page, file: ReceiptFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
}

describe('files, by keyboard alone', function () {
  this.timeout(300_000);
  let tab: Tab;
  beforeEach(async () => {
    const {cpf} = await givenNewPintor({aceitouRegulamento: true});
    tab = await openTab({viewport: PHONE});
    // Listens from the start, as a listener added when the key is pressed may be too late.
    tab.page.on('filechooser', () => undefined);
    await givenStorefrontSession(tab, {cpf, senha: NEW_PASSWORD});
  });

  it('a receipt is chosen, gets a code, is sent and followed', async () => {
    const {page} = tab;
    const [codigo, paper] = await Promise.all([
      freeCode(),
      givenPaperNota(newNumber(), {format: 'pdf', seed: 'por teclado'}),
    ]);
    await page.goto('/enviar-nf');
    await page.getByText('Nota inteira no quadro').waitFor();
    await goTo(page, /^Galeria ou PDF$/);
    await chooseFile(page, paper.file);
    await page.getByRole('list', {name: 'Notas escolhidas'}).getByText(paper.file.name).waitFor();
    await goTo(page, /^Remover /);
    await typeInto(page, /^Código promocional/, codigo);
    await page.keyboard.press('Tab');
    await page.getByText(/^Este código soma \d+ pontos\.$/).waitFor();
    await assertAccessible(tab, 'a receipt with a code');
    await press(page, /^Enviar nota$/);
    await page.getByText('1 nota recebida.').first().waitFor();
    await goTo(page, /^Acompanhar$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/pontuacoes');
    await goTo(page, /^Nota enviada em /);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('heading', {name: 'Andamento', exact: true}).waitFor();
    await page.keyboard.press('Escape');
    await goTo(page, /^Nota enviada em /);
    assertNoFaults(tab, 'sending by keyboard');
  });

  it('a profile photo is cropped without a drag', async () => {
    const {page} = tab;
    await page.goto('/perfil');
    await press(page, /^Trocar foto$/);
    await goTo(page, /^Escolher da galeria$/);
    await chooseFile(page, await facePhoto());
    await page.getByAltText('A foto escolhida').waitFor();
    await goTo(page, /^Recorte da foto/);
    const place = () => page.getByAltText('A foto escolhida').evaluate(image => image.style.transform);
    await goTo(page, /^Tamanho$/);
    const before = await place();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      was => document.querySelector<HTMLElement>('img[alt="A foto escolhida"]')?.style.transform !== was,
      before,
    );
    await goTo(page, /^Recorte da foto/, 'Shift+Tab');
    const larger = await place();
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(
      was => document.querySelector<HTMLElement>('img[alt="A foto escolhida"]')?.style.transform !== was,
      larger,
    );
    await assertAccessible(tab, 'cutting a photo');
    await press(page, /^Usar esta foto$/);
    await page.getByText('Foto adicionada com sucesso.').waitFor();
    await goTo(page, /^Trocar foto$/);
    assert.equal(await page.getByRole('dialog').count(), 0);
    assertNoFaults(tab, 'cutting by keyboard');
  });
});
