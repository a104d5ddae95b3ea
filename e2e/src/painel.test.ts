import assert from 'node:assert/strict';
import type {Page} from 'playwright-core';
import {abrir, CELULAR} from './support/browser';
import {semFaltas} from './support/checks';
import {ADMINISTRADOR, AUDITOR, SMART, entrarNoPainel} from './support/pessoas';

const titulo = (page: Page, nome: string) => page.getByRole('heading', {level: 1, name: nome, exact: true}).waitFor();

async function entradas(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', {name: 'Menu'}).getByRole('listitem').getByRole('link');
  await links.first().waitFor();
  return (await links.allInnerTexts()).map(texto => texto.split('\n')[0]?.trim() ?? '');
}

describe('the panel by role', () => {
  it('shows an Auditor redemptions and painters, and closes what is not the Auditor’s', async () => {
    const aba = await abrir();
    const {page} = aba;
    await entrarNoPainel(aba, AUDITOR);
    assert.equal(new URL(page.url()).pathname, '/painel/resgates');
    assert.deepEqual(await entradas(page), ['Resgates', 'Pintores']);
    await page.getByRole('button', {name: 'Alterar Status em Massa'}).waitFor();
    await page
      .getByRole('button', {name: /^Ações do resgate/})
      .first()
      .click();
    await page.getByRole('menuitem', {name: 'Alterar status'}).waitFor();
    assert.equal(await page.getByRole('menuitem', {name: 'Cancelar resgate'}).count(), 0);
    for (const caminho of [
      'dashboard',
      'processar/pontuacoes',
      'pontuacoes/pontuado',
      'produtos',
      'cadastrar/premio',
    ]) {
      await page.goto(`/painel/${caminho}`);
      await titulo(page, 'Acesso negado');
      assert.equal(new URL(page.url()).pathname, `/painel/${caminho}`);
    }
    // No menu leads there, but the call is the Auditor's.
    await page.goto('/painel/premios');
    await titulo(page, 'Prêmios');
    await page.getByRole('columnheader', {name: 'Ativo'}).waitFor();
    await page
      .getByRole('link', {name: /^Editar /})
      .first()
      .waitFor();
    assert.equal(await page.getByRole('link', {name: 'Cadastrar Prêmio'}).count(), 0);
    const chave = page.getByRole('switch', {name: / ativo$/}).first();
    const antes = await chave.isChecked();
    for (const depois of [!antes, antes]) {
      await chave.click();
      await page.getByText('Status atualizado com sucesso').last().waitFor();
      await page.waitForFunction(
        ([nome, esperado]) =>
          document.querySelector<HTMLInputElement>(`input[aria-label="${nome}"]`)?.checked === esperado,
        [await chave.getAttribute('aria-label'), depois] as const,
      );
    }
    semFaltas(aba, 'the Auditor’s panel');
  });

  it('keeps editing prizes and bulk status from an Administrador', async () => {
    const aba = await abrir();
    const {page} = aba;
    await entrarNoPainel(aba, ADMINISTRADOR);
    await page.goto('/painel/premios');
    await page.getByRole('link', {name: 'Cadastrar Prêmio'}).waitFor();
    await page.getByRole('row').nth(1).waitFor();
    assert.equal(await page.getByRole('link', {name: /^Editar /}).count(), 0);
    assert.equal(await page.getByRole('columnheader', {name: 'Ativo'}).count(), 0);
    await page.goto('/painel/premios/1');
    await titulo(page, 'Acesso negado');
    await page.goto('/painel/resgates');
    await page.getByRole('row').nth(1).waitFor();
    assert.equal(await page.getByRole('button', {name: 'Alterar Status em Massa'}).count(), 0);
    semFaltas(aba, 'the Administrador’s panel');
  });

  it('says of an unknown address that there is nothing, also below a list', async () => {
    const aba = await abrir();
    await entrarNoPainel(aba, SMART);
    for (const caminho of ['nada', 'dashboard/nada', 'resgates/nada', 'pintores/1/nada', 'processar/pontuacoes/1']) {
      await aba.page.goto(`/painel/${caminho}`);
      await titulo(aba.page, 'Página não encontrada');
    }
  });

  it('keeps a product’s bar code, and goes back to the list', async () => {
    const aba = await abrir();
    const {page} = aba;
    await entrarNoPainel(aba, SMART);
    await page.getByRole('link', {name: 'Produtos'}).click();
    await page.getByRole('link', {name: 'Cadastrar Produto'}).click();
    await titulo(page, 'Cadastrar Produto');
    assert.equal(new URL(page.url()).pathname, '/painel/cadastrar/produto');
    const codigo = `E2E${Date.now() % 1_000_000}`;
    await page.getByLabel('Código', {exact: true}).fill(codigo);
    await page.getByLabel(/GTIN/).fill('7891234567895');
    await page.getByLabel('Nome').fill(`Tinta ${codigo}`);
    await page.getByLabel('Valor unitário (R$)').fill('10,50');
    await page.getByLabel('Pontos por unidade').fill('3');
    await page.getByRole('button', {name: 'Cadastrar'}).click();
    await page.waitForURL('**/painel/produtos');
    await page.getByRole('searchbox').fill(codigo);
    await page.getByText('barras 7891234567895').waitFor();
    await page.getByRole('link', {name: `Editar Tinta ${codigo}`}).click();
    await titulo(page, 'Editar Produto');
    await page.getByLabel('Nome').fill(`Tinta boa ${codigo}`);
    await page.getByRole('button', {name: 'Salvar'}).click();
    await page.waitForURL('**/painel/produtos');
    await page.getByRole('searchbox').fill(codigo);
    await page.getByRole('button', {name: `Excluir Tinta boa ${codigo}`}).click();
    await page.getByRole('button', {name: 'Excluir', exact: true}).click();
    await page.getByText('Sem resultados').waitFor();
    semFaltas(aba, 'the form of a product');
  });

  it('finds screens, painters and receipts by the palette, on a phone too', async () => {
    const aba = await abrir({largura: CELULAR});
    const {page} = aba;
    await entrarNoPainel(aba, SMART);
    await titulo(page, 'Dashboard');
    await page.keyboard.press('Control+K');
    const paleta = page.getByRole('dialog', {name: 'Buscar no painel'});
    const campo = paleta.getByRole('combobox');
    await campo.fill('não pont');
    assert.deepEqual(await paleta.getByRole('option').allInnerTexts(), ['Não Pontuável\nPontuações\nTela']);
    await campo.fill('390.533.447-05');
    await paleta.getByRole('option', {name: /Pintor$/}).click();
    await page.waitForURL('**/painel/pintor/39053344705');
    semFaltas(aba, 'the palette');
  });

  it('leads an Auditor whose session ended back to the screen that was open', async () => {
    const {page, ...aba} = await abrir();
    await entrarNoPainel({page, ...aba}, AUDITOR);
    await page.goto('/painel/pintores?page=2');
    await titulo(page, 'Pintores');
    await page.evaluate(() => {
      localStorage.removeItem('clube.sessao.painel');
      dispatchEvent(new StorageEvent('storage'));
    });
    await page.getByLabel('CPF').fill(AUDITOR.cpf);
    await page.getByLabel('Senha', {exact: true}).fill(AUDITOR.senha);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/painel/pintores?page=2');
  });
});
