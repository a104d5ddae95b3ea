import {openTab} from '../support/browser';
import {assertNoFaults} from '../support/checks';
import {givenNewPintor, NEW_PASSWORD} from '../support/api';
import {PINTOR, openStorefront, givenStorefrontSession, logInToRelatorio} from '../support/people';

const CLUB = ' · Clube do Pintor';
const LANDING = 'Clube do Pintor: suas notas viram prêmios';

type Titled = Readonly<Record<string, string>>;

/** Public screens: path → title of the window. */
const EVERYBODY: Titled = {
  '/loja': `Loja${CLUB}`,
  '/loja/credito': `Crédito no cartão${CLUB}`,
  '/esqueceu-senha': `Esqueci minha senha${CLUB}`,
  '/politica-privacidade': `Política de privacidade${CLUB}`,
  '/regulamento': `Regulamento${CLUB}`,
};
/** Screens that redirect logged-in painters to the home screen. */
const VISITOR: Titled = {
  '/': LANDING,
  '/login': `Entrar${CLUB}`,
  '/cadastrar': `Cadastro${CLUB}`,
  '/cadastrar-ache-seu-pintor': `Cadastro no Ache Seu Pintor${CLUB}`,
  '/pos-cadastro': `Boas-vindas ao Clube do Pintor!${CLUB}`,
};
/** Screens that redirect visitors to the login. */
const MEMBER: Titled = {
  '/home': `Início${CLUB}`,
  '/premio/101': `Recarga de celular R$ 15${CLUB}`,
  '/indicacao': `Indique e ganhe${CLUB}`,
  '/perfil': `MEU PERFIL${CLUB}`,
  '/pontuacoes': `Pontos${CLUB}`,
  '/resgates': `Resgates${CLUB}`,
  '/enviar-nf': `Enviar nota${CLUB}`,
  '/pontos-produtos': `Pontos por produto${CLUB}`,
  '/ache-seu-pintor': `Ache Seu Pintor${CLUB}`,
  '/cluster': `Níveis${CLUB}`,
  '/cartao': `Cartão${CLUB}`,
  '/contato': `Contato${CLUB}`,
  '/fotos-videos': `Fotos e vídeos${CLUB}`,
  '/treinamentos': `Treinamentos${CLUB}`,
};

type Page = Awaited<ReturnType<typeof openTab>>['page'];

/** Loads each path like an external link, and waits for the expected title and path. */
async function follow(page: Page, screens: Titled, becomes?: string): Promise<void> {
  for (const [path, title] of Object.entries(screens)) {
    await page.goto(path, {waitUntil: 'commit'});
    await page.waitForURL(url => url.pathname === (becomes ?? path), {waitUntil: 'commit'});
    await page.waitForFunction(wanted => document.title === wanted, title);
  }
}

const all = (screens: Titled, title: string): Titled =>
  Object.fromEntries(Object.keys(screens).map(path => [path, title]));

describe('the addresses of the storefront', function () {
  this.timeout(300_000);

  it('open to a visitor what is everybody’s, and the entrance instead of the rest', async () => {
    const tab = await openTab();
    await follow(tab.page, {...EVERYBODY, ...VISITOR});
    await follow(tab.page, all(MEMBER, LANDING), '/');
    await follow(tab.page, {'/nada': `Página não encontrada${CLUB}`});
    assertNoFaults(tab, 'a visitor’s addresses');
  });

  it('open to a member all but the ways in, which lead home', async () => {
    const tab = await openTab();
    await givenStorefrontSession(tab);
    await follow(tab.page, {...EVERYBODY, ...MEMBER});
    await follow(tab.page, all(VISITOR, `Início${CLUB}`), '/home');
    assertNoFaults(tab, 'a member’s addresses');
  });

  it('a shared prize says at the entrance that it waits, and is there after the login', async () => {
    const {page} = await openTab();
    await page.goto('/premio/101');
    await page.waitForURL(url => url.pathname === '/');
    const waits = page.getByRole('complementary', {name: 'O que espera por você'});
    await waits.getByText('Recarga de celular R$ 15').waitFor();
    await page.getByRole('link', {name: 'Já tenho cadastro'}).click();
    await waits.getByText('Recarga de celular R$ 15').waitFor();
    await page.getByLabel('CPF').fill(PINTOR.cpf);
    await page.getByLabel('Senha', {exact: true}).fill(PINTOR.senha);
    await page.keyboard.press('Enter');
    await page.waitForURL(url => url.pathname === '/premio/101');
  });

  it('the store is closed to a member who has not accepted the rules, who is shown whom to ask', async () => {
    const {cpf} = await givenNewPintor({aceitouRegulamento: false});
    const tab = await openTab();
    await openStorefront(tab, '/loja', {cpf, senha: NEW_PASSWORD});
    const rules = tab.page.getByRole('dialog', {name: 'Regulamento'});
    await rules.getByText('Dúvidas, ou prefere não aceitar?').click();
    await rules.getByRole('link', {name: 'Política de privacidade'}).waitFor();
    assertNoFaults(tab, 'the store before the rules');
    await rules.getByRole('button', {name: 'CANCELAR'}).click();
    await tab.page.getByText('Até mais!').waitFor();
  });

  it('of the report: its login, and its dashboard for who is in', async () => {
    const tab = await openTab();
    await tab.page.goto('/relatorio/dashboard');
    await tab.page.waitForURL(/\/relatorio\/?$/);
    await logInToRelatorio(tab);
    await tab.page.goto('/relatorio/');
    await tab.page.waitForURL('**/relatorio/dashboard');
  });
});
