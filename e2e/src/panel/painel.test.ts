import assert from 'node:assert/strict';
import type {Page} from 'playwright-core';
import {openTab, PHONE} from '../support/browser';
import {assertAccessible, assertNoFaults} from '../support/checks';
import {ADMINISTRADOR, AUDITOR, openPainel, givenPainelSession, logInToPainel} from '../support/people';

const titleShown = (page: Page, name: string) => page.getByRole('heading', {level: 1, name, exact: true}).waitFor();

async function entries(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', {name: 'Menu'}).getByRole('listitem').getByRole('link');
  await links.first().waitFor();
  return (await links.allInnerTexts()).map(text => text.split('\n')[0]?.trim() ?? '');
}

describe('the panel by role', () => {
  it('shows an Auditor redemptions and painters, and closes what is not the Auditor’s', async () => {
    const tab = await openTab();
    const {page} = tab;
    await logInToPainel(tab, AUDITOR);
    assert.equal(new URL(page.url()).pathname, '/painel/resgates');
    assert.deepEqual(await entries(page), ['Resgates', 'Pintores']);
    await page.getByRole('button', {name: 'Alterar Status em Massa'}).waitFor();
    await page
      .getByRole('button', {name: /^Ações do resgate/})
      .first()
      .click();
    await page.getByRole('menuitem', {name: 'Alterar status'}).waitFor();
    assert.equal(await page.getByRole('menuitem', {name: 'Cancelar resgate'}).count(), 0);
    for (const path of ['dashboard', 'processar/pontuacoes', 'pontuacoes/pontuado', 'produtos', 'cadastrar/premio']) {
      await page.goto(`/painel/${path}`);
      await titleShown(page, 'Acesso negado');
      assert.equal(new URL(page.url()).pathname, `/painel/${path}`);
    }
    // An Auditor has no menu item for this screen, but may read the list.
    await page.goto('/painel/premios');
    await titleShown(page, 'Prêmios');
    await page.getByRole('columnheader', {name: 'Ativo'}).waitFor();
    await page
      .getByRole('link', {name: /^Editar /})
      .first()
      .waitFor();
    assert.equal(await page.getByRole('link', {name: 'Cadastrar Prêmio'}).count(), 0);
    const toggle = page.getByRole('switch', {name: / ativo$/}).first();
    const previous = await toggle.isChecked();
    for (const afterwards of [!previous, previous]) {
      await toggle.click();
      await page.getByText('Status atualizado com sucesso').last().waitFor();
      await page.waitForFunction(
        ([name, expected]) =>
          document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`)?.checked === expected,
        [await toggle.getAttribute('aria-label'), afterwards] as const,
      );
    }
    assertNoFaults(tab, 'the Auditor’s panel');
  });

  it('keeps editing prizes and bulk status from an Administrador', async () => {
    const tab = await openTab();
    const {page} = tab;
    await openPainel(tab, '/painel/premios', ADMINISTRADOR);
    await page.getByRole('link', {name: 'Cadastrar Prêmio'}).waitFor();
    await page.getByRole('row').nth(1).waitFor();
    assert.equal(await page.getByRole('link', {name: /^Editar /}).count(), 0);
    assert.equal(await page.getByRole('columnheader', {name: 'Ativo'}).count(), 0);
    await page.goto('/painel/premios/1');
    await titleShown(page, 'Acesso negado');
    await page.goto('/painel/resgates');
    await page.getByRole('row').nth(1).waitFor();
    assert.equal(await page.getByRole('button', {name: 'Alterar Status em Massa'}).count(), 0);
    assertNoFaults(tab, 'the Administrador’s panel');
  });

  it('says of an unknown address that there is nothing, also below a list', async () => {
    const tab = await openTab();
    await givenPainelSession(tab);
    for (const path of ['nada', 'dashboard/nada', 'resgates/nada', 'pintores/1/nada', 'processar/pontuacoes/1']) {
      await tab.page.goto(`/painel/${path}`);
      await titleShown(tab.page, 'Página não encontrada');
    }
  });

  it('asks before what was typed into a dialog is thrown away, and keeps what happened to an order', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await openPainel(tab, '/painel/resgates/1', AUDITOR);
    await page.getByRole('button', {name: 'Ações do resgate 1', exact: true}).click();
    await page.getByRole('menuitem', {name: 'Observação'}).click();
    const dialog = page.getByRole('dialog', {name: 'Observação do resgate 1'});
    const note = `Deixar na portaria ${Date.now() % 100_000}`;
    await dialog.getByRole('textbox').fill(note);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await dialog.getByText('Descartar o que foi alterado?').waitFor();
    await assertAccessible(tab, 'a dialog with something typed');
    await dialog.getByRole('button', {name: 'Continuar editando'}).click();
    assert.equal(await dialog.getByRole('textbox').inputValue(), note);
    await dialog.getByRole('button', {name: 'Salvar'}).click();
    await page.getByText('Observação salva com sucesso').waitFor();
    const latest = page.getByRole('list', {name: 'Histórico do resgate 1'}).getByRole('listitem').first();
    await latest.getByText(`“${note}”`).waitFor();
    assertNoFaults(tab, 'the page of an order');
  });

  it('keeps a product’s bar code, and goes back to the list', async () => {
    const tab = await openTab();
    const {page} = tab;
    await openPainel(tab, '/painel/produtos');
    await page.getByRole('link', {name: 'Cadastrar Produto'}).click();
    await titleShown(page, 'Cadastrar Produto');
    assert.equal(new URL(page.url()).pathname, '/painel/cadastrar/produto');
    const codigo = `E2E${Date.now() % 1_000_000}`;
    await page.getByLabel('Código', {exact: true}).fill(codigo);
    await page.getByLabel(/GTIN/).fill('7891234567895');
    await page.getByLabel('Produto', {exact: true}).fill(`Tinta ${codigo}`);
    await page.getByLabel('Valor unitário').fill('10,50');
    await page.getByLabel('Pontos').fill('3');
    await page.getByRole('button', {name: 'Cadastrar'}).click();
    await page.waitForURL('**/painel/produtos');
    await page.getByRole('searchbox').fill(codigo);
    await page.getByText('barras 7891234567895').waitFor();
    await page.getByRole('link', {name: `Editar Tinta ${codigo}`}).click();
    await titleShown(page, 'Editar Produto');
    await page.getByLabel('Produto', {exact: true}).fill(`Tinta boa ${codigo}`);
    await page.getByRole('button', {name: 'Salvar'}).click();
    await page.waitForURL('**/painel/produtos');
    await page.getByRole('searchbox').fill(codigo);
    await page.getByRole('button', {name: `Excluir Tinta boa ${codigo}`}).click();
    await page.getByRole('button', {name: 'Excluir', exact: true}).click();
    await page.getByText('Sem resultados').waitFor();
    assertNoFaults(tab, 'the form of a product');
  });

  it('finds screens, painters and receipts by the palette, on a phone too', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await openPainel(tab, '/painel/trabalhos');
    await titleShown(page, 'Trabalhos');
    await page.keyboard.press('Control+K');
    const palette = page.getByRole('dialog', {name: 'Buscar no painel'});
    const field = palette.getByRole('combobox');
    await field.fill('não pont');
    assert.deepEqual(await palette.getByRole('option').allInnerTexts(), ['Não Pontuável\nPontuações\nTela']);
    await field.fill('390.533.447-05');
    await palette.getByRole('option', {name: /Pintor$/}).click();
    await page.waitForURL('**/painel/pintor/39053344705');
    assertNoFaults(tab, 'the palette');
  });

  it('leads an Auditor whose session ended back to the screen that was open', async () => {
    const {page, ...tab} = await openTab();
    // A list moves to an address like this one by itself, and to the first page from one that is not there.
    const there = '/painel/pintores?order=ASC&page=1&perPage=50&sort=nome';
    await openPainel({page, ...tab}, there, AUDITOR);
    await titleShown(page, 'Pintores');
    await page.evaluate(() => {
      localStorage.removeItem('clube.sessao.painel');
      dispatchEvent(new StorageEvent('storage'));
    });
    await page.getByLabel('CPF').fill(AUDITOR.cpf);
    await page.getByLabel('Senha', {exact: true}).fill(AUDITOR.senha);
    await page.keyboard.press('Enter');
    await page.waitForURL(({pathname, search}) => pathname + search === there);
  });
});
