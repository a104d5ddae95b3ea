import assert from 'node:assert/strict';
import {formatarCnpj} from '@clube/domain';
import type {Page} from 'playwright-core';
import type {NotaDePapel} from './nota';

/** A photo takes some seconds; three of them, on a machine with much else to do, a minute and more. */
export const LEITURA_MS = 240_000;
/** More questions than any receipt has. */
const MUITAS = 40;

/** A row of a list of the panel: a line of its table, or on a phone a card. */
export const rowWith = (page: Page, hasText: string) =>
  page.getByRole('row').or(page.getByRole('main').getByRole('listitem')).filter({hasText});

/** From the queue of the panel, by the painter's CPF, to the receipt on the desk. */
export async function abrirDaFila(page: Page, cpf: string, nome: string): Promise<void> {
  await page.goto('/painel/processar/pontuacoes');
  await page.getByPlaceholder('Buscar por pintor ou CPF').fill(cpf);
  const linha = rowWith(page, nome);
  await linha.getByRole('link', {name: /Processar/}).click();
  await page.getByRole('heading', {name: 'Nova venda'}).waitFor();
}

/** The screen asks by itself until the receipt has been read. Answers what it then says of the reading. */
export async function leituraFeita(page: Page): Promise<string> {
  const resumo = page.locator('#venda-resumo').filter({hasNotText: 'Lendo a nota'});
  await resumo.waitFor({timeout: LEITURA_MS});
  return resumo.innerText();
}

/** What the form was filled with, without anybody having typed. */
export async function conferirCabecalho(
  page: Page,
  {cnpj, numero, data}: Pick<NotaDePapel, 'cnpj' | 'numero' | 'data'>,
): Promise<void> {
  assert.equal(await page.getByLabel('CNPJ', {exact: true}).inputValue(), formatarCnpj(cnpj));
  assert.equal(await page.getByLabel('Número Fiscal').inputValue(), String(numero));
  assert.equal(await page.getByLabel('Data da Venda').inputValue(), data);
  assert.equal(await page.getByLabel('Tipo Fiscal').inputValue(), 'C');
}

/** Answers every open question from the keyboard: Enter says yes, 0 leaves a line without a product out. */
export async function responderDuvidas(page: Page): Promise<void> {
  const proxima = page.getByRole('button', {name: /Próxima dúvida/});
  for (let vez = 0; vez < MUITAS && (await proxima.isVisible()); vez++) {
    await page.keyboard.press('Control+.');
    const semProduto = await page.locator(':focus').filter({hasText: 'Procurar produto'}).count();
    await page.keyboard.press(semProduto ? '0' : 'Enter');
  }
  assert.ok(!(await proxima.isVisible()), 'a question stays open');
}

/**
 * No file of this address comes, as when its signed address has expired, until what is answered is called. Not once
 * only: every ten minutes the screen gets another address and tries that by itself.
 */
export async function recusar(page: Page, endereco: string): Promise<() => Promise<void>> {
  await page.route(endereco, route => route.fulfill({status: 401, body: ''}));
  return () => page.unroute(endereco);
}
