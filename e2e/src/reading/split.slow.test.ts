import assert from 'node:assert/strict';
import {NEW_PASSWORD, givenNewPintor} from '../support/api';
import {openTab, PHONE, DESKTOP} from '../support/browser';
import {assertAccessible, assertFitsScreen, assertNoFaults} from '../support/checks';
import {openFromQueue, checkHeader, waitForReading} from '../support/scoring';
import {givenNotasOnOneSheet} from '../support/nota';
import {openStorefront, givenPainelSession} from '../support/people';
import {newNumber} from '../support/unique';

describe('two receipts on one page of a PDF', function () {
  this.timeout(600_000);

  it('are found, separated by keyboard, and read each by itself', async () => {
    const pintor = await givenNewPintor({aceitouRegulamento: true});
    const {file, purchases} = await givenNotasOnOneSheet([newNumber(), newNumber()], 'lado a lado');
    const [first, second] = purchases;
    assert.ok(first && second);
    const loja = await openTab({viewport: PHONE});
    await openStorefront(loja, '/enviar-nf', {cpf: pintor.cpf, senha: NEW_PASSWORD});
    await loja.page.getByLabel(/Galeria/).setInputFiles(file);
    await loja.page.getByRole('button', {name: 'Enviar nota'}).click();
    await loja.page.getByText('1 nota recebida.').waitFor();
    const tab = await openTab({viewport: DESKTOP});
    const {page} = tab;
    await givenPainelSession(tab);
    await openFromQueue(page, pintor.cpf, pintor.nome);
    await waitForReading(page);
    await page.getByText('Há duas notas neste envio.').waitFor();
    await page.getByRole('button', {name: 'Separar', exact: true}).press('Enter');
    const dialog = page.getByRole('dialog', {name: 'Separar as notas'});
    const corner = dialog.getByRole('button', {name: 'Nota 1, canto superior direito'});
    await corner.focus();
    await page.keyboard.press('ArrowRight');
    await assertAccessible(tab, 'separating receipts');
    const request = page.waitForRequest(/\/dividir$/);
    await dialog.getByRole('button', {name: 'Separar em 2 notas'}).press('Enter');
    const body = (await request).postDataJSON() as {
      partes: {arquivos: {recorte: {paginas: number[]; cantos: [number, number][]}}[]}[];
    };
    const [one, other] = body.partes.map(({arquivos: files}) => files[0]?.recorte);
    assert.deepEqual([one?.paginas, other?.paginas], [[1], [1]]);
    assert.deepEqual(one?.cantos[1], other?.cantos[0], 'the areas go on meeting where the cut was moved to');
    await page.getByText('Notas separadas').first().waitFor();
    await page.getByText('Há duas notas neste envio.').waitFor({state: 'hidden'});
    await waitForReading(page);
    await checkHeader(page, first);
    await page.goto('/painel/processar/pontuacoes');
    await page.getByPlaceholder('Buscar por pintor ou CPF').fill(pintor.cpf);
    const rows = page.getByRole('row').filter({hasText: pintor.nome});
    await rows.nth(1).waitFor();
    const ids = await rows
      .getByRole('link', {name: /Processar/})
      .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
    const next = ids.toSorted((a, b) => Number(a.split('=')[1]) - Number(b.split('=')[1])).at(-1) ?? '';
    await page.goto(next);
    await waitForReading(page);
    await checkHeader(page, second);
    await assertFitsScreen(tab, 'a receipt that was separated');
    assertNoFaults(tab, 'separating');
  });
});
