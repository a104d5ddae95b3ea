import {type SessionKind} from '@clube/domain';
import {callApi} from './api';
import {facePhoto} from './photos';
import {goToBlank, type Tab} from './browser';

export const PINTOR = {cpf: '390.533.447-05', senha: 'Pintor#2026demo'};
export const PINTORA = {cpf: '123.456.789-09', senha: 'Pintor#2026demo'};
export const ADMINISTRADOR = {cpf: '111.444.777-35', senha: 'Painel#2026demo'};
export const SMART = {cpf: '529.982.247-25', senha: 'Painel#2026demo'};
export const AUDITOR = {cpf: '153.509.460-56', senha: 'Painel#2026demo'};
export const REVENDA = {cnpj: '11.222.333/0001-81', senha: 'Revenda#2026demo'};

/** Logs in by keyboard only: type, Tab, type, Enter. */
async function typeCredentials({page}: Tab, label: string, documentNumber: string, senha: string): Promise<void> {
  await page.getByLabel(label).fill(documentNumber);
  await page.getByLabel('Senha', {exact: true}).fill(senha);
  await page.keyboard.press('Enter');
}

/** Stores a session where the login page would store it. */
async function keepSession({page}: Tab, kind: SessionKind, session: {token: string; dono: object}): Promise<void> {
  await goToBlank(page);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `clube.sessao.${kind}`,
    JSON.stringify(session),
  ] as const);
}

/** Logs in a painter without the login form, for tests that start after the login. */
export async function givenStorefrontSession(tab: Tab, {cpf, senha} = PINTOR): Promise<void> {
  const body = {cpf: cpf.replace(/\D/g, ''), senha};
  const {token, parceiro} = await callApi<{token: string; parceiro: Record<string, unknown>}>(
    'POST',
    '/api/sessoes/parceiro',
    {body},
  );
  const {id, nome, foto, aceitouRegulamento} = parceiro;
  await keepSession(tab, 'loja', {token, dono: {id, nome, foto, aceitouRegulamento}});
}

/** Logs in a staff user without the login form. */
export async function givenPainelSession(tab: Tab, {cpf, senha} = SMART): Promise<void> {
  const body = {cpf: cpf.replace(/\D/g, ''), senha};
  const {token, usuario, redesAntifraude} = await callApi<{token: string; usuario: object; redesAntifraude: unknown}>(
    'POST',
    '/api/sessoes/usuario',
    {body},
  );
  await keepSession(tab, 'painel', {token, dono: {...usuario, redesAntifraude}});
}

/** Logs in a painter and opens a screen. */
export async function openStorefront(tab: Tab, path: string, person = PINTOR): Promise<void> {
  await givenStorefrontSession(tab, person);
  await tab.page.goto(path);
}

/** Logs in a staff user and opens a screen. */
export async function openPainel(tab: Tab, path: string, person = SMART): Promise<void> {
  await givenPainelSession(tab, person);
  await tab.page.goto(path);
}

/** Logs in by the form and waits for `arrival`: the home screen, or the private page requested before. */
export async function logInToStorefront(tab: Tab, {cpf, senha} = PINTOR, arrival = '/home'): Promise<void> {
  await tab.page.goto('/login');
  await typeCredentials(tab, 'CPF', cpf, senha);
  await tab.page.waitForURL(url => url.pathname === arrival);
}

/** Removes the session without a logout; the page then redirects to the start page. */
export async function loseStorefrontSession({page}: Tab): Promise<void> {
  await page.evaluate(() => {
    localStorage.removeItem('clube.sessao.loja');
    dispatchEvent(new StorageEvent('storage'));
  });
  await page.waitForURL(url => url.pathname === '/');
}

export async function logInToPainel(tab: Tab, {cpf, senha} = SMART): Promise<void> {
  await tab.page.goto('/painel');
  await typeCredentials(tab, 'CPF', cpf, senha);
  await tab.page.waitForURL(/\/painel\/(dashboard|resgates)/);
}

export async function logInToRelatorio(tab: Tab, {cnpj, senha} = REVENDA): Promise<void> {
  await tab.page.goto('/relatorio/');
  await typeCredentials(tab, 'CNPJ', cnpj, senha);
  await tab.page.waitForURL('**/relatorio/dashboard');
}

/** Passes the steps after the rules on a first visit: the tutorial, then the profile photo. */
export async function passFirstVisit({page}: Tab): Promise<void> {
  const tutorial = page.getByRole('dialog', {name: 'Como funciona o Clube'});
  await tutorial.getByRole('button', {name: 'Entendi'}).click();
  const photo = page.getByRole('dialog', {name: 'Sua foto de perfil'});
  await photo.getByLabel('Escolher da galeria').setInputFiles(await facePhoto());
  await photo.getByRole('button', {name: 'Usar esta foto'}).click();
  await page.getByText('Foto adicionada com sucesso.').waitFor();
  await photo.waitFor({state: 'hidden'});
}
