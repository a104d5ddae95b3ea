import assert from 'node:assert/strict';
import {formatCnpj} from '@clube/domain';
import type {Page} from 'playwright-core';
import type {PaperNota} from './nota';

/** Time limit for reading: one photo takes some seconds, three on a busy machine more than a minute. */
export const READING_MS = 240_000;
/** Upper bound for the questions of one receipt. */
const MAX_QUESTIONS = 40;

/** A row of a panel list: a table row, or on phones a card. */
const rowWith = (page: Page, hasText: string) =>
  page.getByRole('row').or(page.getByRole('main').getByRole('listitem')).filter({hasText});

/** Finds a receipt in the panel's queue by the painter's CPF, and opens it. */
export async function openFromQueue(page: Page, cpf: string, name: string): Promise<void> {
  await page.goto('/painel/processar/pontuacoes');
  // Waits for the filtered list, as a row that rerenders during the click would miss it.
  const found = page.waitForResponse(answer => answer.url().includes(cpf) && answer.ok());
  await page.getByPlaceholder('Buscar por pintor ou CPF').fill(cpf);
  await found;
  const row = rowWith(page, name);
  await row.getByRole('link', {name: /Processar/}).click();
  await page.getByRole('heading', {name: 'Nova venda'}).waitFor();
}

/** Waits until the screen, which polls, shows that the receipt was read; returns its message about the reading. */
export async function waitForReading(page: Page): Promise<string> {
  const summary = page.locator('#venda-resumo').filter({hasNotText: 'Lendo a nota'});
  await summary.waitFor({timeout: READING_MS});
  return summary.innerText();
}

/** Checks the values that were filled in automatically. */
export async function checkHeader(
  page: Page,
  {cnpj, number, date}: Pick<PaperNota, 'cnpj' | 'number' | 'date'>,
  {dateTypedIfUnread = false} = {},
): Promise<void> {
  assert.equal(await page.getByLabel('CNPJ', {exact: true}).inputValue(), formatCnpj(cnpj));
  assert.equal(await page.getByLabel('Número Fiscal').inputValue(), String(number));
  const day = page.getByLabel('Data da Venda');
  if (dateTypedIfUnread && (await day.inputValue()) === '') await day.fill(date);
  assert.equal(await day.inputValue(), date);
  assert.equal(await page.getByLabel('Tipo Fiscal').inputValue(), 'C');
}

/** Answers all open questions by keyboard: Enter confirms, 0 skips a line without a product. */
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
 * Blocks all files below this address, as when signed URLs have expired, until the returned function is called. Not just once,
 * as the screen gets a new URL every ten minutes and retries by itself.
 */
export async function refuseFiles(page: Page, address: string): Promise<() => Promise<void>> {
  await page.route(address, route => route.fulfill({status: 401, body: ''}));
  return () => page.unroute(address);
}
