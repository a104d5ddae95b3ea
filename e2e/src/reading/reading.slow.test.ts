import assert from 'node:assert/strict';
import {formatPontos} from '@clube/domain';
import {NEW_PASSWORD, givenNewPintor, type NewPintor} from '../support/api';
import {openTab, PHONE, DESKTOP} from '../support/browser';
import {assertAccessible, assertFitsScreen, assertNoFaults} from '../support/checks';
import {openFromQueue, checkHeader, waitForReading, refuseFiles, answerDoubts} from '../support/scoring';
import {givenPaperNota, type PaperNota} from '../support/nota';
import {ADMINISTRADOR, openStorefront, givenPainelSession} from '../support/people';
import {newNumber} from '../support/unique';

describe('a receipt reads itself, from the painter’s phone to the points', function () {
  this.timeout(600_000);

  async function send({cpf}: NewPintor, {file}: PaperNota): Promise<void> {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await openStorefront(tab, '/enviar-nf', {cpf, senha: NEW_PASSWORD});
    await page.getByLabel(/Galeria/).setInputFiles(file);
    await page.getByRole('button', {name: 'Enviar nota'}).click();
    await page.getByText('1 nota recebida.').waitFor();
    assertNoFaults(tab, 'sending');
  }

  async function checkPontos({cpf}: NewPintor, pontos: string): Promise<void> {
    const tab = await openTab({viewport: PHONE});
    await openStorefront(tab, '/pontuacoes', {cpf, senha: NEW_PASSWORD});
    await tab.page.getByText(pontos).first().waitFor();
    assertNoFaults(tab, 'points');
  }

  it('a PDF is certain: Ctrl+Enter scores it, and nothing else is pressed', async () => {
    const pintor = await givenNewPintor({aceitouRegulamento: true});
    const paper = await givenPaperNota(newNumber(), {format: 'pdf', seed: 'só produtos'});
    await send(pintor, paper);
    const tab = await openTab({viewport: DESKTOP});
    const {page} = tab;
    await givenPainelSession(tab);
    await openFromQueue(page, pintor.cpf, pintor.nome);
    await waitForReading(page);
    await page.getByText('Pronta para pontuar.').waitFor();
    await checkHeader(page, paper);
    await page.getByText('Em análise por você').waitFor();
    const total = page.getByRole('contentinfo').or(page.locator('footer')).first();
    assert.match(
      await total.innerText(),
      new RegExp(`${formatPontos(paper.pontos).replaceAll('.', '\\.')} dos produtos`),
    );
    const pontos = formatPontos(paper.pontos * 2);
    await assertAccessible(tab, 'a receipt that was read');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Venda pontuada com sucesso').first().waitFor();
    assertNoFaults(tab, 'scoring');
    await checkPontos(pintor, pontos);
  });

  it('a photo leaves questions at the most: they are answered by Enter, and no item is typed', async () => {
    const pintor = await givenNewPintor({aceitouRegulamento: true});
    const paper = await givenPaperNota(newNumber(), {seed: 'balcão 4'});
    await send(pintor, paper);
    const tab = await openTab({viewport: DESKTOP});
    const {page} = tab;
    await givenPainelSession(tab);
    const allow = await refuseFiles(page, '**/arquivos/notas/**');
    await openFromQueue(page, pintor.cpf, pintor.nome);
    assert.match(await waitForReading(page), /^Lida pelo QR code/);
    await page.getByText('A imagem não abriu.').waitFor();
    await allow();
    await page.getByRole('button', {name: 'Tentar de novo'}).click();
    await page.getByRole('img', {name: /^Nota \d+ de/}).waitFor();
    // Each run has another number and day on its photo, of which a few days are not legible.
    await checkHeader(page, paper, {dateTypedIfUnread: true});
    await page.getByLabel('Número Fiscal').focus();
    await page.locator('[data-outline]').first().waitFor({state: 'attached'});
    await answerDoubts(page);
    await page.keyboard.press('Control+Enter');
    await page.getByText('Venda pontuada com sucesso').first().waitFor();
    assertNoFaults(tab, 'scoring', /status of 401/);
  });

  it('somebody else sees who is at it, and may take it over', async () => {
    const pintor = await givenNewPintor({aceitouRegulamento: true});
    await send(pintor, await givenPaperNota(newNumber(), {format: 'pdf', seed: 'só produtos'}));
    const first = await openTab({viewport: DESKTOP});
    await givenPainelSession(first);
    await openFromQueue(first.page, pintor.cpf, pintor.nome);
    await first.page.getByText('Em análise por você').waitFor();
    const second = await openTab({viewport: PHONE});
    const {page} = second;
    await givenPainelSession(second, ADMINISTRADOR);
    await page.goto(new URL(first.page.url()).pathname + new URL(first.page.url()).search);
    await page
      .getByText(/^Em análise por/)
      .first()
      .waitFor();
    assert.ok(await page.getByLabel('Número Fiscal').isDisabled());
    await assertAccessible(second, 'a receipt that somebody else is at');
    await assertFitsScreen(second, 'a receipt that somebody else is at');
    await page.getByRole('button', {name: 'Assumir análise'}).click();
    await page.getByText('Em análise por você').waitFor();
    assert.ok(await page.getByLabel('Número Fiscal').isEnabled());
    assertNoFaults(second, 'taking over');
  });
});
