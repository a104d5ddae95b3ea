import assert from 'node:assert/strict';
import type {Page} from 'playwright-core';
import {abrir, MESA} from './support/browser';
import {SENHA_NOVA} from './support/api';
import {semFaltas} from './support/checks';
import {PINTOR, REVENDA, SMART} from './support/pessoas';
import {cpfNovo} from './support/unicos';

/** Stops between the top of a page and any of its fields: more would try anybody's patience. */
const MAXIMO_DE_TABS = 40;

const focado = (page: Page) =>
  page.evaluate(() => {
    const {activeElement: elemento} = document;
    const rotulos = elemento instanceof HTMLInputElement ? [...(elemento.labels ?? [])] : [];
    const nomes = [...rotulos.map(rotulo => rotulo.textContent), elemento?.getAttribute('aria-label')];
    return [...nomes, elemento?.textContent].map(nome => nome?.trim() ?? '').filter(Boolean);
  });

/** Tab by Tab (or back) until the focus stands on what has this name. */
async function irAte(page: Page, nome: RegExp, tecla: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passou: string[] = [];
  for (let tabs = 0; tabs < MAXIMO_DE_TABS; tabs++) {
    const nomes = await focado(page);
    if (nomes.some(cada => nome.test(cada))) return;
    passou.push(nomes[0] ?? '?');
    await page.keyboard.press(tecla);
  }
  assert.fail(`${nome} was not reached by ${tecla}; passed: ${passou.join(' › ')}`);
}

async function digitar(page: Page, nome: RegExp, texto: string): Promise<void> {
  await irAte(page, nome);
  await page.keyboard.type(texto);
}

describe('by keyboard alone', function () {
  this.timeout(600_000);

  it('a painter enters and leaves', async () => {
    const aba = await abrir({largura: MESA});
    const {page} = aba;
    await page.goto('/login');
    await page.getByRole('heading', {name: 'Entrar'}).waitFor();
    await digitar(page, /^CPF$/, PINTOR.cpf.replace(/\D/g, ''));
    await digitar(page, /^Senha$/, PINTOR.senha);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/home');
    await page.getByRole('heading', {level: 1}).waitFor();
    await irAte(page, /menu de /, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await irAte(page, /^Sair$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(url => url.pathname === '/');
    semFaltas(aba, 'keyboard login and logout');
  });

  it('staff and a reseller enter', async () => {
    for (const [caminho, rotulo, documento, senha, depois] of [
      ['/painel', /^CPF$/, SMART.cpf, SMART.senha, /\/painel\/dashboard/],
      ['/relatorio/', /^CNPJ$/, REVENDA.cnpj, REVENDA.senha, /\/relatorio\/dashboard/],
    ] as const) {
      const aba = await abrir({largura: MESA});
      const {page} = aba;
      await page.goto(caminho);
      await page.getByLabel('Senha', {exact: true}).waitFor();
      await digitar(page, rotulo, documento.replace(/\W/g, ''));
      await digitar(page, /^Senha$/, senha);
      await page.keyboard.press('Enter');
      await page.waitForURL(depois);
      semFaltas(aba, `keyboard login at ${caminho}`);
    }
  });

  it('a painter signs up', async () => {
    const aba = await abrir({largura: MESA});
    const {page} = aba;
    const cpf = cpfNovo();
    await page.goto('/cadastrar');
    await page.getByRole('heading', {name: 'Cadastro'}).waitFor();
    await digitar(page, /^Nome$/, 'Tadeu Teclado');
    await digitar(page, /^CPF$/, cpf);
    await digitar(page, /^Data de nascimento$/, '20041985');
    await digitar(page, /^Celular$/, '11988887777');
    await digitar(page, /^Email$/, `tadeu.${cpf}@example.com`);
    await digitar(page, /^Senha$/, SENHA_NOVA);
    await digitar(page, /^Confirmação de senha$/, SENHA_NOVA);
    await digitar(page, /^CEP$/, '01310100');
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'endNumero');
    await page.keyboard.type('1578');
    for (const caixa of [/compartilhamento dos meus dados/, /termos do\s*Regulamento/]) {
      await irAte(page, caixa);
      await page.keyboard.press('Space');
    }
    await irAte(page, /^Cadastrar$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/pos-cadastro');
    semFaltas(aba, 'keyboard sign-up');
  });
});
