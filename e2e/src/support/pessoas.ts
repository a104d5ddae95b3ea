import type {Aba} from './browser';

export const PINTOR = {cpf: '390.533.447-05', senha: 'Pintor#2026demo'};
export const PINTORA = {cpf: '123.456.789-09', senha: 'Pintor#2026demo'};
export const ADMINISTRADOR = {cpf: '111.444.777-35', senha: 'Painel#2026demo'};
export const SMART = {cpf: '529.982.247-25', senha: 'Painel#2026demo'};
export const AUDITOR = {cpf: '153.509.460-56', senha: 'Painel#2026demo'};
export const REVENDA = {cnpj: '11.222.333/0001-81', senha: 'Revenda#2026demo'};

/** By keyboard alone: type, Tab, type, Enter. */
async function digitar({page}: Aba, rotulo: string, documento: string, senha: string): Promise<void> {
  await page.getByLabel(rotulo).fill(documento);
  await page.getByLabel('Senha', {exact: true}).fill(senha);
  await page.keyboard.press('Enter');
}

/** Arrives at home, or at the private page that was wanted before. */
export async function entrarNaLoja(aba: Aba, {cpf, senha} = PINTOR, chegada = '/home'): Promise<void> {
  await aba.page.goto('/login');
  await digitar(aba, 'CPF', cpf, senha);
  await aba.page.waitForURL(url => url.pathname === chegada);
}

/** A session may end without anybody leaving; the page then leads to the entrance. */
export async function perderSessaoNaLoja({page}: Aba): Promise<void> {
  await page.evaluate(() => {
    localStorage.removeItem('clube.sessao.loja');
    dispatchEvent(new StorageEvent('storage'));
  });
  await page.waitForURL(url => url.pathname === '/');
}

export async function entrarNoPainel(aba: Aba, {cpf, senha} = SMART): Promise<void> {
  await aba.page.goto('/painel');
  await digitar(aba, 'CPF', cpf, senha);
  await aba.page.waitForURL(/\/painel\/(dashboard|resgates)/);
}

export async function entrarNosRelatorios(aba: Aba, {cnpj, senha} = REVENDA): Promise<void> {
  await aba.page.goto('/relatorio/');
  await digitar(aba, 'CNPJ', cnpj, senha);
  await aba.page.waitForURL('**/relatorio/dashboard');
}
