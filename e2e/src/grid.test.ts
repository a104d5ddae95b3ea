import assert from 'node:assert/strict';
import type {Page} from 'playwright-core';
import {abrir, CELULAR, MESA, type Aba} from './support/browser';
import {acessivel, cabeNaTela, semFaltas} from './support/checks';
import {ADMINISTRADOR, SMART, entrarNoPainel} from './support/pessoas';

const LISTS = [
  'resgates',
  'pintores',
  'premios',
  'produtos',
  'lojas',
  'processar/pontuacoes',
  'pontuacoes/pontuado?filter={"dataInicial":"2000-01-01","dataFinal":"2999-12-31"}',
];
const IN_SIGHT = 13;

/** So many rows are in sight from top to bottom, once the grid has measured itself. */
const inSight = (page: Page, rows: number) =>
  page.waitForFunction(wanted => {
    const bounds = document.querySelector('.MuiDataGrid-virtualScroller')?.getBoundingClientRect();
    const lines = [...document.querySelectorAll('.MuiDataGrid-row')].map(row => row.getBoundingClientRect());
    const seen = lines.filter(
      row => bounds && row.top >= bounds.top && row.bottom <= Math.min(bounds.bottom, innerHeight) + 1,
    );
    return seen.length >= wanted;
  }, rows);

async function open(aba: Aba, list: string): Promise<Page> {
  await aba.page.goto(`/painel/${list}`);
  await aba.page.getByRole('navigation', {name: /^Páginas de/}).waitFor();
  return aba.page;
}

/** The server has been told what was set. */
const told = (page: Page) =>
  page.waitForResponse(answer => answer.url().endsWith('/api/preferencias') && answer.request().method() === 'PUT');

describe('the lists of the panel', () => {
  it('show thirteen rows and more on a laptop, and never scroll the page', async () => {
    const aba = await abrir({largura: MESA});
    await entrarNoPainel(aba, SMART);
    for (const list of LISTS) {
      const page = await open(aba, list);
      const total = await page.getByRole('navigation', {name: /^Páginas de/}).innerText();
      const rows = Number(/de (?:cerca de )?([\d.]+)/.exec(total)?.[1]?.replaceAll('.', ''));
      await inSight(page, Math.min(IN_SIGHT, rows));
      await cabeNaTela(aba, list);
    }
    semFaltas(aba, 'the lists');
  });

  it('are worked by keyboard: search, rows, what is in them, what is chosen', async () => {
    const aba = await abrir({largura: MESA});
    await entrarNoPainel(aba, SMART);
    const page = await open(aba, 'resgates');
    await page.keyboard.press('/');
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('type')), 'search');
    await page.locator('.MuiDataGrid-columnHeader[data-field=id]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    await page.getByText('1 item selecionado').waitFor();
    await acessivel(aba, 'a chosen row');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    assert.match(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''),
      /^Ações do resgate/,
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', {name: /^Resgate/}).waitFor();
    semFaltas(aba, 'the keyboard in a list');
  });

  it('are as a person has set them up, in another browser too', async () => {
    const here = await abrir({largura: MESA});
    await entrarNoPainel(here, ADMINISTRADOR);
    const page = await open(here, 'produtos');
    const sent = told(page);
    await page.getByRole('button', {name: 'Colunas'}).click();
    await page.getByRole('menuitemcheckbox', {name: 'Código'}).click();
    await sent;
    const there = await abrir({largura: MESA});
    await entrarNoPainel(there, ADMINISTRADOR);
    const other = await open(there, 'produtos');
    await other.getByRole('columnheader', {name: 'Pontos'}).waitFor();
    assert.equal(await other.getByRole('columnheader', {name: 'Código'}).count(), 0);
    const undone = told(other);
    await other.getByRole('button', {name: 'Colunas'}).click();
    await other.getByRole('menuitem', {name: 'Voltar ao padrão'}).click();
    await undone;
    semFaltas(there, 'the list in another browser');
  });

  it('are saved as views, and shared', async () => {
    const name = `Ativos ${Date.now() % 100_000}`;
    const mine = await abrir({largura: MESA});
    await entrarNoPainel(mine, SMART);
    const page = await open(mine, 'premios');
    await page.getByLabel('Situação').selectOption('Ativos');
    await page.getByRole('button', {name: '+ Salvar visão'}).click();
    await page.getByLabel('Nome da visão').fill(name);
    await page.getByLabel(/Compartilhar/).check();
    await acessivel(mine, 'saving a view');
    await page.getByRole('button', {name: 'Salvar', exact: true}).click();
    await page.getByText('Visão salva com sucesso').waitFor();
    const theirs = await abrir({largura: CELULAR});
    await entrarNoPainel(theirs, ADMINISTRADOR);
    const phone = await open(theirs, 'premios');
    await phone.getByRole('link', {name}).click();
    await phone.waitForURL(/filter=/);
    assert.equal(await phone.getByLabel('Situação').inputValue(), '1');
    assert.equal(await phone.getByRole('button', {name: `Opções da visão ${name}`}).count(), 0);
    await cabeNaTela(theirs, 'a shared view on a phone');
    await page.getByRole('button', {name: `Opções da visão ${name}`}).click();
    await page.getByRole('menuitem', {name: 'Excluir'}).click();
    await page.getByRole('button', {name: 'Excluir', exact: true}).click();
    await page.getByText('Visão excluída com sucesso').waitFor();
    semFaltas(mine, 'saved views');
    semFaltas(theirs, 'shared views');
  });

  it('are narrowed to days by a preset, or by two dates as they are written in Brazil', async () => {
    const aba = await abrir({largura: MESA});
    await entrarNoPainel(aba, SMART);
    const page = await open(aba, 'resgates');
    await page.getByRole('button', {name: /^Período/}).click();
    await page.getByRole('button', {name: 'Este ano'}).click();
    await page.getByRole('button', {name: 'Período Este ano'}).click();
    const panel = page.getByRole('dialog', {name: 'Período'});
    const from = panel.getByRole('group', {name: 'De'});
    await from.getByRole('spinbutton', {name: 'Dia'}).click();
    await page.keyboard.type('15022026');
    await acessivel(aba, 'the period');
    await panel.getByRole('button', {name: 'Filtrar'}).click();
    await page.waitForURL(/2026-02-15/);
    semFaltas(aba, 'the period');
  });
});
