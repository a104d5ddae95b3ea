import assert from 'node:assert/strict';
import {CHECK_LIMITS, formatPontos} from '@clube/domain';
import {NEW_PASSWORD, callApi, logInByApi, givenNewPintor} from '../support/api';
import {PHONE, DESKTOP, openTab, type Tab} from '../support/browser';
import {assertAccessible, assertFitsScreen, assertNoFaults} from '../support/checks';
import {openFromQueue, waitForReading} from '../support/scoring';
import {givenPaperNota} from '../support/nota';
import {ADMINISTRADOR, SMART, openStorefront, givenPainelSession} from '../support/people';
import {newNumber} from '../support/unique';

type Aprovacao = {id: number; estado: string};

async function inPainel({cpf, senha}: {cpf: string; senha: string}): Promise<{painel: string}> {
  const body = {cpf: cpf.replace(/\D/g, ''), senha};
  return {painel: (await callApi<{token: string}>('POST', '/api/sessoes/usuario', {body})).token};
}

/** Lowers the limit so that any receipt needs a second check. */
async function lowerLimit(): Promise<void> {
  const tokens = await inPainel(SMART);
  // The demo's server has no stored settings until some are saved.
  await callApi('POST', '/api/configuracoes', {tokens, body: {}, status: 201}).catch(() => undefined);
  const {id} = await callApi<{id: number}>('GET', '/api/configuracoes', {tokens});
  await callApi('PUT', `/api/configuracoes/${id}`, {tokens, body: {pontosSegundaConferencia: 1}});
}

/** Restores the default limit, which also needs the approval of a second person. */
async function restoreLimit(): Promise<void> {
  const tokens = await inPainel(SMART);
  const {id} = await callApi<{id: number}>('GET', '/api/configuracoes', {tokens});
  const body = {pontosSegundaConferencia: CHECK_LIMITS.notaPontos};
  await callApi('PUT', `/api/configuracoes/${id}`, {tokens, body, status: 409});
  const approver = {tokens: await inPainel(ADMINISTRADOR)};
  const {rows} = await callApi<{rows: Aprovacao[]}>('GET', '/api/aprovacoes?pagina=0&limite=1', approver);
  const [newest] = rows;
  assert.equal(newest?.estado, 'aberta');
  await callApi('POST', `/api/aprovacoes/${newest.id}/aprovar`, approver);
}

describe('a sale that takes two people', function () {
  this.timeout(600_000);
  before(lowerLimit);
  after(restoreLimit);

  async function scoreInPainel(tab: Tab, pintor: {cpf: string; nome: string}): Promise<void> {
    await openFromQueue(tab.page, pintor.cpf, pintor.nome);
    await waitForReading(tab.page);
    await tab.page.getByText('Em análise por você').waitFor();
    await tab.page.keyboard.press('Control+Enter');
  }

  it('is looked at by one, marked in the queue, and confirmed by another', async () => {
    const pintor = await givenNewPintor({aceitouRegulamento: true});
    const paper = await givenPaperNota(newNumber(), {format: 'pdf', seed: 'só produtos'});
    const loja = await logInByApi(pintor.cpf);
    const form = new FormData();
    const {name, buffer, mimeType} = paper.file;
    form.append('arquivos', new Blob([Uint8Array.from(buffer)], {type: mimeType}), name);
    await callApi('POST', '/api/upload/venda_foto', {tokens: {loja}, body: form});

    const first = await openTab({viewport: DESKTOP});
    await givenPainelSession(first);
    await scoreInPainel(first, pintor);
    const missing = first.page.getByRole('dialog', {name: 'Falta a conferência de outra pessoa'});
    await missing.getByText(/^Pontos da nota: [\d.]+ \(até 1\)$/).waitFor();
    await assertAccessible(first, 'the question for another person');
    await missing.getByRole('button', {name: 'Voltar'}).click();
    await first.page.getByText('Aguarda segunda conferência.').waitFor();
    await assertAccessible(first, 'a receipt that waits for another person');
    assertNoFaults(first, 'the first look', /status of 409/);
    await first.page.goto('/painel/processar/pontuacoes');
    await first.page.getByPlaceholder('Buscar por pintor ou CPF').fill(pintor.cpf);
    const row = first.page.getByRole('row').filter({hasText: pintor.nome});
    await row.getByText('Aguarda segunda conferência').waitFor();

    const second = await openTab({viewport: PHONE});
    await givenPainelSession(second, ADMINISTRADOR);
    await scoreInPainel(second, pintor);
    const {page} = second;
    const confirmation = page.getByRole('dialog', {name: 'Confirmar a segunda conferência?'});
    await confirmation.getByText('já conferiu').waitFor();
    await assertAccessible(second, 'the second person’s question');
    await assertFitsScreen(second, 'the second person’s question');
    await confirmation.getByRole('button', {name: 'Confirmar e pontuar'}).click();
    await page.getByText('Venda pontuada com sucesso').first().waitFor();
    assertNoFaults(second, 'the second look', /status of 409/);

    const painter = await openTab({viewport: PHONE});
    await openStorefront(painter, '/pontuacoes', {cpf: pintor.cpf, senha: NEW_PASSWORD});
    await painter.page
      .getByText(formatPontos(paper.pontos * 2))
      .first()
      .waitFor();
    assert.ok(paper.pontos > 0);
  });
});
