import assert from 'node:assert/strict';
import {formatCnpj} from '@clube/domain';
import type {Page} from 'playwright-core';
import type {PaperNota} from './nota';

/** A photo takes some seconds; three of them, on a machine with much else to do, a minute and more. */
export const READING_MS = 240_000;
/** More questions than any receipt has. */
const MAX_QUESTIONS = 40;

/** A row of a list of the panel: a line of its table, or on a phone a card. */
const rowWith = (page: Page, hasText: string) =>
  page.getByRole('row').or(page.getByRole('main').getByRole('listitem')).filter({hasText});

/** From the queue of the panel, by the painter's CPF, to the receipt on the desk. */
export async function openFromQueue(page: Page, cpf: string, name: string): Promise<void> {
  await page.goto('/painel/processar/pontuacoes');
  // A row that is drawn anew under the tap would not take it.
  const found = page.waitForResponse(answer => answer.url().includes(cpf) && answer.ok());
  await page.getByPlaceholder('Buscar por pintor ou CPF').fill(cpf);
  await found;
  const row = rowWith(page, name);
  await row.getByRole('link', {name: /Processar/}).click();
  await page.getByRole('heading', {name: 'Nova venda'}).waitFor();
}

/** The screen asks by itself until the receipt has been read. Answers what it then says of the reading. */
export async function waitForReading(page: Page): Promise<string> {
  const summary = page.locator('#venda-resumo').filter({hasNotText: 'Lendo a nota'});
  await summary.waitFor({timeout: READING_MS});
  return summary.innerText();
}

/** What the form was filled with, without anybody having typed. */
export async function checkHeader(
  page: Page,
  {cnpj, number, date}: Pick<PaperNota, 'cnpj' | 'number' | 'date'>,
): Promise<void> {
  assert.equal(await page.getByLabel('CNPJ', {exact: true}).inputValue(), formatCnpj(cnpj));
  assert.equal(await page.getByLabel('Número Fiscal').inputValue(), String(number));
  assert.equal(await page.getByLabel('Data da Venda').inputValue(), date);
  assert.equal(await page.getByLabel('Tipo Fiscal').inputValue(), 'C');
}

/** Answers every open question from the keyboard: Enter says yes, 0 leaves a line without a product out. */
export async function answerDoubts(page: Page): Promise<void> {
  const next = page.getByRole('button', {name: /Próxima dúvida/});
  for (let round = 0; round < MAX_QUESTIONS && (await next.isVisible()); round++) {
    await page.keyboard.press('Control+.');
    const withoutProduto = await page.locator(':focus').filter({hasText: 'Procurar produto'}).count();
    await page.keyboard.press(withoutProduto ? '0' : 'Enter');
  }
  assert.ok(!(await next.isVisible()), 'a question stays open');
}

/**
 * No file of this address comes, as when its signed address has expired, until what is answered is called. Not once
 * only: every ten minutes the screen gets another address and tries that by itself.
 */
export async function refuseFiles(page: Page, address: string): Promise<() => Promise<void>> {
  await page.route(address, route => route.fulfill({status: 401, body: ''}));
  return () => page.unroute(address);
}
