import assert from 'node:assert/strict';
import {formatPontos} from '@clube/domain';
import {NEW_PASSWORD, givenNewPintor, type NewPintor} from '../support/api';
import {openTab, PHONE, DESKTOP, type Tab} from '../support/browser';
import {assertAccessible, assertFitsScreen, assertNoFaults} from '../support/checks';
import {READING_MS, openFromQueue, checkHeader, waitForReading, answerDoubts} from '../support/scoring';
import {givenNotaInParts, type NotaInParts} from '../support/nota';
import {givenStorefrontSession, givenPainelSession} from '../support/people';
import {newNumber} from '../support/unique';

describe('a long receipt in three pictures', function () {
  this.timeout(600_000);

  const list = ({page}: Tab) => page.getByRole('list', {name: 'Notas escolhidas'});

  /** Chooses the pictures in the wrong order, as from a gallery: top, end, middle. */
  async function choose(tab: Tab, {files, number}: NotaInParts): Promise<void> {
    const [top, middle, end] = files;
    assert.ok(top && middle && end);
    await tab.page.goto('/enviar-nf');
    await tab.page.getByLabel('Galeria ou PDF').setInputFiles([top, end, middle]);
    await list(tab).getByText(`Cupom nº ${number}`).waitFor();
  }

  /** Asserts that a button is visible above the navigation bar, without scrolling. */
  async function assertInSight({page}: Tab, button: string): Promise<void> {
    const place = await page.getByRole('button', {name: button}).boundingBox();
    const bar = await page.getByRole('navigation', {name: 'Atalhos'}).boundingBox();
    assert.ok(place && bar && place.y > 0 && place.y + place.height <= bar.y, `${button} is out of sight`);
  }

  async function joinInOrder(tab: Tab): Promise<void> {
    const {page} = tab;
    await page.getByRole('button', {name: 'Junte as fotos'}).click();
    for (const box of await list(tab).getByRole('checkbox').all()) await box.check();
    await assertAccessible(tab, 'choosing pictures to join');
    await page.getByRole('button', {name: 'Juntar 3'}).click();
    await list(tab).getByText('Uma nota em 3 fotos').waitFor();
    await page.getByRole('button', {name: 'Subir a foto 3'}).click();
  }

  /** Sends the pictures, and waits on the same screen, without a reload, until they have been read. */
  async function sendAndWait(tab: Tab, {number, date}: NotaInParts): Promise<void> {
    const {page} = tab;
    await page.getByRole('button', {name: 'Enviar nota'}).click();
    await page.getByText('1 nota recebida.').waitFor();
    await page.getByRole('link', {name: 'Acompanhar'}).click();
    await page.getByRole('link', {name: 'Tabelas'}).click();
    const pending = page.getByRole('region', {name: 'NOTAS NÃO PROCESSADAS'});
    // On a fast machine it may have been read before the screen is shown.
    await pending.getByText(/^Em (leitura|análise)/).waitFor();
    await pending.getByText('Em análise').waitFor({timeout: READING_MS});
    const text = await pending.getByText(`Nota ${number}`).innerText();
    assert.ok(text.includes(date), text);
  }

  async function scoreNota({cpf, nome}: NewPintor, paper: NotaInParts): Promise<void> {
    const tab = await openTab({viewport: DESKTOP});
    const {page} = tab;
    await givenPainelSession(tab);
    await openFromQueue(page, cpf, nome);
    assert.match(await waitForReading(page), /^Lida pelo QR code/);
    await checkHeader(page, paper);
    await answerDoubts(page);
    const rows = page.getByRole('region', {name: 'Itens da venda'}).getByRole('row');
    await rows.nth(paper.lines + 1).waitFor();
    assert.equal(await rows.count(), paper.lines + 2, 'each line once, between the head and the total');
    await page.getByRole('button', {name: /^Pontuar e abrir a próxima/}).click();
    await page.getByText('Venda pontuada com sucesso').first().waitFor();
    assertNoFaults(tab, 'scoring');
  }

  it('is joined on the phone, put in order, read as one, and becomes points', async () => {
    const pintor = await givenNewPintor({aceitouRegulamento: true});
    const paper = await givenNotaInParts(newNumber(), 'nota comprida 8');
    const tab = await openTab({viewport: PHONE});
    await givenStorefrontSession(tab, {cpf: pintor.cpf, senha: NEW_PASSWORD});
    await choose(tab, paper);
    await assertInSight(tab, 'Enviar 3 notas');
    await joinInOrder(tab);
    await assertAccessible(tab, 'joined pictures');
    await assertFitsScreen(tab, 'joined pictures');
    await sendAndWait(tab, paper);
    await scoreNota(pintor, paper);
    await tab.page.goto('/pontuacoes');
    // The shop is a master reseller, so points count twice.
    await tab.page
      .getByText(formatPontos(paper.pontos * 2))
      .first()
      .waitFor();
    assertNoFaults(tab, 'sending');
  });
});
