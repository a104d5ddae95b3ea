import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import type {Page} from 'playwright-core';
import {callApi} from '../support/api';
import {openTab, PHONE} from '../support/browser';
import {assertAccessible, assertFitsScreen, assertNoFaults} from '../support/checks';
import {SMART, openPainel} from '../support/people';

const MARK = Date.now().toString(36).toUpperCase();
const code = (n: number): string => `IMP-${MARK}-${n}`;

/** A typical Brazilian spreadsheet: Latin-1, semicolons, decimal commas, and an unknown heading. */
const SHEET = [
  'Código;Descrição;Preço de tabela;Pontos',
  `${code(1)};Tinta Acrílica Fosca Pêssego ${MARK};189,90;190`,
  `${code(2)};Esmalte Brilhante Azul França ${MARK};1.045,00;105`,
  `${code(3)};Massa Corrida ${MARK};sob consulta;80`,
].join('\r\n');

const fileOf = (name: string, buffer: Buffer) => ({name, mimeType: 'text/csv', buffer});
const heading = (page: Page, name: string) => page.getByRole('heading', {level: 2, name}).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', {name, exact: true}).click();

async function send(page: Page, file: ReturnType<typeof fileOf>): Promise<void> {
  await page.getByLabel(/^(Escolher|Trocar) arquivo$/).setInputFiles(file);
  await page.getByText(file.name).waitFor();
  await press(page, 'Enviar arquivo');
  await heading(page, 'Diga o que é cada coluna');
}

async function errorsOf(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Baixar erros')]);
  return readFile(await download.path(), 'utf8');
}

describe('an import of products', () => {
  after(async () => {
    const body = {cpf: SMART.cpf.replace(/\D/g, ''), senha: SMART.senha};
    const {token: painel} = await callApi<{token: string}>('POST', '/api/sessoes/usuario', {body});
    const filter = encodeURIComponent(JSON.stringify({q: MARK}));
    const rows = await callApi<{id: number}[]>('GET', `/api/produtos?filter=${filter}`, {tokens: {painel}});
    for (const {id} of rows) await callApi('DELETE', `/api/produtos/${id}`, {tokens: {painel}});
  });

  it('with errors is written but for them; what was corrected is sent again; and nothing happens twice', async () => {
    const tab = await openTab();
    const {page} = tab;
    await openPainel(tab, '/painel/produtos');
    await page.getByRole('link', {name: 'Importar', exact: true}).click();
    await heading(page, 'Escolha o arquivo');
    await page.getByText('Valor unitário').waitFor();
    await assertAccessible(tab, 'the file of an import');

    const sheet = fileOf(`tabela ${MARK}.csv`, Buffer.from(SHEET, 'latin1'));
    await send(page, sheet);
    await page
      .getByRole('cell', {name: `Tinta Acrílica Fosca Pêssego ${MARK}`})
      .first()
      .waitFor();
    await press(page, 'Conferir linhas');
    await page.getByText('Falta a coluna Valor unitário.').first().waitFor();
    const price = page.getByLabel('Preço de tabela vai para');
    await price.selectOption({label: 'Valor unitário'});
    await page.getByText('Falta a coluna Valor unitário.').first().waitFor({state: 'hidden'});
    await assertAccessible(tab, 'the columns of an import');
    // The chosen columns are already stored on the server.
    await page.reload();
    await heading(page, 'Diga o que é cada coluna');
    assert.equal(await price.locator('option:checked').innerText(), 'Valor unitário');

    await press(page, 'Conferir linhas');
    await heading(page, 'Resultado da conferência');
    await page.getByText('1 linha com erro.').waitFor();
    await page.getByRole('gridcell', {name: 'sob consulta'}).waitFor();
    await assertAccessible(tab, 'the result of a check');
    await page.goBack();
    await heading(page, 'Diga o que é cada coluna');
    await page.goForward();

    await press(page, 'Gravar só as válidas (2)');
    await page.getByText('2 produtos cadastrados', {exact: true}).waitFor();
    await assertAccessible(tab, 'the end of an import');
    const errors = await errorsOf(page);
    assert.match(errors, /Massa Corrida/);
    assert.doesNotMatch(errors, /Pêssego/);

    await page.getByRole('link', {name: 'Importar outro arquivo'}).click();
    const corrected = fileOf(`erros ${MARK}.csv`, Buffer.from(errors.replace('sob consulta', '75,5')));
    await send(page, corrected);
    await page.getByLabel('Preço de tabela vai para').selectOption({label: 'Valor unitário'});
    await press(page, 'Conferir linhas');
    await press(page, 'Gravar 1 produto');
    await page.getByText('1 produto cadastrado', {exact: true}).waitFor();

    await page.getByRole('link', {name: 'Importar outro arquivo'}).click();
    await send(page, corrected);
    await page.getByText('Este arquivo já foi importado em').waitFor();
    await page.getByLabel('Preço de tabela vai para').selectOption({label: 'Valor unitário'});
    await press(page, 'Conferir linhas');
    await page.getByText('Nada a gravar: tudo já está como no arquivo.').waitFor();
    await press(page, 'Cancelar importação');
    await page.getByRole('dialog').getByRole('button', {name: 'Cancelar importação'}).click();
    await page.getByRole('heading', {name: 'Importação cancelada'}).waitFor();

    await page.goto('/painel/processar/produtos');
    await page.getByRole('link', {name: `tabela ${MARK}.csv`}).waitFor();
    await assertAccessible(tab, 'the list of imports');
    await page.goto(`/painel/produtos?filter=${encodeURIComponent(JSON.stringify({q: MARK}))}`);
    for (const amount of ['R$ 189,90', 'R$ 1.045,00', 'R$ 75,50'])
      await page.getByRole('gridcell', {name: amount}).waitFor();
    assertNoFaults(tab, 'an import', /status of 422/);
  });

  it('is left on a phone and taken up where it was', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await openPainel(tab, '/painel/processar/produtos/sherwin-williams');
    await send(page, fileOf(`celular ${MARK}.csv`, Buffer.from(SHEET.replace('Preço de tabela', 'Preço'), 'latin1')));
    await assertFitsScreen(tab, 'the columns of an import');
    await page.goto('/painel/dashboard');
    await page.goto('/painel/processar/produtos/sherwin-williams');
    await page.getByRole('link', {name: `celular ${MARK}.csv`}).click();
    await heading(page, 'Diga o que é cada coluna');
    await press(page, 'Conferir linhas');
    await heading(page, 'Resultado da conferência');
    await page.getByText('1 linha com erro.').waitFor();
    await assertFitsScreen(tab, 'the result of a check');
    await assertAccessible(tab, 'the result of a check on a phone');
    await press(page, 'Cancelar importação');
    await page.getByRole('dialog').getByRole('button', {name: 'Cancelar importação'}).click();
    await page.getByRole('heading', {name: 'Importação cancelada'}).waitFor();
    assertNoFaults(tab, 'an import on a phone');
  });
});
