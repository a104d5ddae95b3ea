import assert from 'node:assert/strict';
import type {Page} from 'playwright-core';
import {openTab, PHONE, DESKTOP, type Tab} from '../support/browser';
import {assertAccessible, assertFitsScreen, assertNoFaults} from '../support/checks';
import {ADMINISTRADOR, givenPainelSession} from '../support/people';

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

/** Waits until at least `rows` rows are completely visible, after the grid has measured itself. */
const inSight = (page: Page, rows: number) =>
  page.waitForFunction(wanted => {
    const bounds = document.querySelector('.MuiDataGrid-virtualScroller')?.getBoundingClientRect();
    const lines = [...document.querySelectorAll('.MuiDataGrid-row')].map(row => row.getBoundingClientRect());
    const seen = lines.filter(
      row => bounds && row.top >= bounds.top && row.bottom <= Math.min(bounds.bottom, innerHeight) + 1,
    );
    return seen.length >= wanted;
  }, rows);

async function open(tab: Tab, list: string): Promise<Page> {
  await tab.page.goto(`/painel/${list}`);
  await tab.page.getByRole('navigation', {name: /^Páginas de/}).waitFor();
  return tab.page;
}

/** Waits until the server has stored the setting. */
const told = (page: Page) =>
  page.waitForResponse(answer => answer.url().endsWith('/api/preferencias') && answer.request().method() === 'PUT');

describe('the lists of the panel', () => {
  it('show thirteen rows and more on a laptop, and never scroll the page', async () => {
    const tab = await openTab({viewport: DESKTOP});
    await givenPainelSession(tab);
    for (const list of LISTS) {
      const page = await open(tab, list);
      const total = await page.getByRole('navigation', {name: /^Páginas de/}).innerText();
      const rows = Number(/de (?:cerca de )?([\d.]+)/.exec(total)?.[1]?.replaceAll('.', ''));
      await inSight(page, Math.min(IN_SIGHT, rows));
      await assertFitsScreen(tab, list);
    }
    assertNoFaults(tab, 'the lists');
  });

  it('are worked by keyboard: search, rows, what is in them, what is chosen', async () => {
    const tab = await openTab({viewport: DESKTOP});
    await givenPainelSession(tab);
    const page = await open(tab, 'resgates');
    await page.keyboard.press('/');
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('type')), 'search');
    await page.locator('.MuiDataGrid-columnHeader[data-field=id]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    await page.getByText('1 item selecionado').waitFor();
    await assertAccessible(tab, 'a chosen row');
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
    await page.getByRole('heading', {level: 1, name: /^Resgate \d+$/}).waitFor();
    await page.getByRole('list', {name: /^Histórico do resgate/}).waitFor();
    assertNoFaults(tab, 'the keyboard in a list');
  });

  it('are typed anew in their cells by keyboard, and show what the server said', async () => {
    const tab = await openTab({viewport: DESKTOP});
    await givenPainelSession(tab);
    const page = await open(tab, 'produtos?sort=nome&order=DESC');
    const cell = page.locator('[role="gridcell"][data-field="valorPontos"]').first();
    const before = (await cell.innerText()).replaceAll('.', '');
    const type = async (points: string, key: string): Promise<void> => {
      await cell.focus();
      await page.keyboard.press('F2');
      await page.keyboard.type(points);
      await page.keyboard.press(key);
    };
    await type('1,5', 'Enter');
    await page.getByRole('alert').getByText('Informe um número inteiro').waitFor();
    await assertAccessible(tab, 'a cell with an error');
    await page.keyboard.press('Escape');
    assert.equal((await cell.innerText()).replaceAll('.', ''), before);
    for (const points of [String(Number(before) + 1), before]) {
      await type(points, 'Enter');
      await page.getByText('Dados atualizado com sucesso').last().waitFor();
      await cell.getByText(Number(points).toLocaleString('pt-BR'), {exact: true}).waitFor();
      // The focus is back in the grid, where the arrow keys continue.
      await page.waitForFunction(() => document.activeElement?.getAttribute('data-field') === 'valorPontos');
    }
    assertNoFaults(tab, 'cells that are typed anew');
  });

  it('are as a person has set them up, in another browser too', async () => {
    const here = await openTab({viewport: DESKTOP});
    await givenPainelSession(here, ADMINISTRADOR);
    const page = await open(here, 'produtos');
    const sent = told(page);
    await page.getByRole('button', {name: 'Colunas'}).click();
    await page.getByRole('menuitemcheckbox', {name: 'Código'}).click();
    await sent;
    const there = await openTab({viewport: DESKTOP});
    await givenPainelSession(there, ADMINISTRADOR);
    const other = await open(there, 'produtos');
    await other.getByRole('columnheader', {name: 'Pontos'}).waitFor();
    assert.equal(await other.getByRole('columnheader', {name: 'Código'}).count(), 0);
    const undone = told(other);
    await other.getByRole('button', {name: 'Colunas'}).click();
    await other.getByRole('menuitem', {name: 'Voltar ao padrão'}).click();
    await undone;
    assertNoFaults(there, 'the list in another browser');
  });

  it('are saved as views, and shared', async () => {
    const name = `Ativos ${Date.now() % 100_000}`;
    const mine = await openTab({viewport: DESKTOP});
    await givenPainelSession(mine);
    const page = await open(mine, 'premios');
    await page.getByLabel('Situação').selectOption('Ativos');
    await page.getByRole('button', {name: '+ Salvar visão'}).click();
    await page.getByLabel('Nome da visão').fill(name);
    await page.getByLabel(/Compartilhar/).check();
    await assertAccessible(mine, 'saving a view');
    await page.getByRole('button', {name: 'Salvar', exact: true}).click();
    await page.getByText('Visão salva com sucesso').waitFor();
    const theirs = await openTab({viewport: PHONE});
    await givenPainelSession(theirs, ADMINISTRADOR);
    const phone = await open(theirs, 'premios');
    await phone.getByRole('link', {name}).click();
    await phone.waitForURL(/filter=/);
    await phone.getByRole('button', {name: 'Filtros (1)'}).click();
    await phone.getByLabel('Situação').and(phone.locator('select:has(option[value="1"]:checked)')).waitFor();
    assert.equal(await phone.getByRole('button', {name: `Opções da visão ${name}`}).count(), 0);
    await assertFitsScreen(theirs, 'a shared view on a phone');
    await page.getByRole('button', {name: `Opções da visão ${name}`}).click();
    await page.getByRole('menuitem', {name: 'Excluir'}).click();
    await page.getByRole('button', {name: 'Excluir', exact: true}).click();
    await page.getByText('Visão excluída com sucesso').waitFor();
    assertNoFaults(mine, 'saved views');
    assertNoFaults(theirs, 'shared views');
  });

  it('keep the place in thousands of cards on a phone, of which those in sight are drawn', async () => {
    const tab = await openTab({viewport: PHONE});
    await givenPainelSession(tab);
    const page = await open(tab, 'pontuacoes/pontuado?filter={"dataInicial":"2000-01-01","dataFinal":"2999-12-31"}');
    await page.getByLabel('Linhas por página').selectOption({label: 'Todos'});
    const cards = page.getByRole('list', {name: 'Pontuações'}).getByRole('listitem');
    await cards.and(page.locator('[aria-setsize]')).first().waitFor();
    await page.waitForFunction(() => Number(document.querySelector('[aria-setsize]')?.ariaSetSize) > 200);
    assert.ok((await cards.count()) < 40);
    const strayed = await page.evaluate(async () => {
      const frame = () => new Promise(done => requestAnimationFrame(done));
      const root = document.documentElement;
      let [most, at] = [0, root.scrollTop];
      for (let step = 0; step < 40; step++) {
        at = root.scrollTop + 300;
        root.scrollTop = at;
        await frame();
        await frame();
        most = Math.max(most, Math.abs(root.scrollTop - at));
      }
      return most;
    });
    assert.ok(strayed <= 2, `the page jumped by ${strayed} px`);
    await assertAccessible(tab, 'many cards');
    await assertFitsScreen(tab, 'many cards');
    assertNoFaults(tab, 'many cards');
  });

  it('draw of thousands of rows those in sight, also where the window is low and the page scrolls', async () => {
    const tab = await openTab({viewport: {width: 853, height: 533}});
    await givenPainelSession(tab);
    const page = await open(tab, 'pontuacoes/pontuado?filter={"dataInicial":"2000-01-01","dataFinal":"2999-12-31"}');
    await page.getByLabel('Linhas por página').selectOption({label: 'Todos'});
    await page.waitForFunction(() => Number(document.querySelector('[role="grid"]')?.ariaRowCount) > 200);
    assert.ok((await page.locator('.MuiDataGrid-row').count()) < 60);
    assertNoFaults(tab, 'many rows in a low window');
  });

  it('are narrowed to days by a preset, or by two dates as they are written in Brazil', async () => {
    const tab = await openTab({viewport: DESKTOP});
    await givenPainelSession(tab);
    const page = await open(tab, 'resgates');
    await page.getByRole('button', {name: /^Período/}).click();
    await page.getByRole('button', {name: 'Este ano'}).click();
    await page.getByRole('button', {name: 'Período Este ano'}).click();
    const panel = page.getByRole('dialog', {name: 'Período'});
    const from = panel.getByRole('group', {name: 'De'});
    await from.getByRole('spinbutton', {name: 'Dia'}).click();
    await page.keyboard.type('15022026');
    await assertAccessible(tab, 'the period');
    await panel.getByRole('button', {name: 'Filtrar'}).click();
    await page.waitForURL(/2026-02-15/);
    assertNoFaults(tab, 'the period');
  });
});
