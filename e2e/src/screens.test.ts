import {openTab, PHONE, DESKTOP, type Tab, type TabOptions} from './support/browser';
import {assertAccessible, assertFitsScreen, isReadable, assertNoFaults, settled} from './support/checks';
import {assertReadsLarge} from './support/enlarged';
import {logInToLoja, logInToPainel, logInToRelatorio} from './support/people';

type Theme = NonNullable<TabOptions['theme']>;

/** Each width is opened in one look and shown in the other as well. */
const WINDOWS: {name: string; viewport: TabOptions['viewport']; theme: Theme}[] = [
  {name: 'phone, light and dark', viewport: PHONE, theme: 'light'},
  {name: 'desktop, dark and light', viewport: DESKTOP, theme: 'dark'},
];

const VISITOR = [
  '/',
  '/loja',
  '/login',
  '/cadastrar',
  '/cadastrar-ache-seu-pintor',
  '/pos-cadastro',
  '/esqueceu-senha',
  '/entrada-social',
  '/confirmar-email?token=um-codigo',
  '/confirmar-email',
  '/compartilhado/nada',
  '/regulamento',
  '/politica-privacidade',
  '/nao-existe',
];
const LOJA = [
  '/home',
  '/loja',
  '/loja?search=camiseta',
  '/loja/credito',
  '/loja?favoritos=1',
  '/premio/101#avaliacoes',
  '/premio/111',
  '/enviar-nf',
  '/pontuacoes',
  '/pontuacoes?ver=extrato',
  '/pontuacoes?ver=vencimentos',
  '/pontuacoes?ver=tabelas',
  '/pontuacoes?so=analise',
  '/resgates',
  '/perfil',
  '/indicacao',
  '/cluster',
  '/treinamentos',
  '/fotos-videos',
  '/avisos',
  '/avisos/preferencias',
  '/cartao',
  '/contato',
  '/pontos-produtos',
  '/quanto-vou-ganhar',
  '/privacidade',
  '/regulamento',
];
const PAINEL = [
  '/painel/dashboard',
  '/painel/pintores',
  '/painel/pintor/39053344705',
  '/painel/pintor/39053344705?aba=resgates',
  '/painel/processar/pontuacoes',
  '/painel/processar/nova-venda',
  '/painel/pontuacoes/pontuado',
  '/painel/pontuacoes/nao-pontuavel',
  '/painel/resgates',
  '/painel/resgates/1',
  '/painel/processar/foto-video?resgate=1',
  '/painel/produtos',
  '/painel/produtos/1',
  '/painel/cadastrar/produto',
  '/painel/premios',
  '/painel/premios/1',
  '/painel/cadastrar/premio',
  '/painel/lojas',
  '/painel/codigos/lista-codigo-cadastro',
  '/painel/cadastrar/codigo-cadastro',
  '/painel/avaliacoes',
  '/painel/pedidos-privacidade',
  '/painel/banners',
  '/painel/banners/1',
  '/painel/cadastrar/banner',
  '/painel/processar/produtos',
  '/painel/processar/produtos/sherwin-williams',
  '/painel/cartoes/pedidos',
  '/painel/trabalhos',
  '/painel/perfil',
];

const OTHER_THEME = {light: 'dark', dark: 'light'} as const;

/**
 * Opens each screen, waits until it has said what it has to say, and looks at it as axe, console and ruler do; then at
 * its colours, which are all that differs, in the other look.
 */
async function visit(tab: Tab, theme: Theme, paths: string[]): Promise<void> {
  for (const path of paths) {
    await tab.page.goto(path);
    await tab.page.waitForLoadState('networkidle');
    await tab.page.locator('h1').first().waitFor();
    await assertAccessible(tab, path);
    await assertFitsScreen(tab, path);
    if (!path.startsWith('/painel')) await assertReadsLarge(tab, path);
    await colorsInOtherTheme(tab, theme, path);
    assertNoFaults(tab, path, /status of 404/);
  }
}

async function colorsInOtherTheme(tab: Tab, theme: Theme, path: string): Promise<void> {
  await tab.page.emulateMedia({colorScheme: OTHER_THEME[theme]});
  await settled(tab);
  await isReadable(tab, `${path}, ${OTHER_THEME[theme]}`);
  await tab.page.emulateMedia({colorScheme: theme});
}

describe('every screen', function () {
  this.timeout(600_000);
  for (const {name, viewport, theme} of WINDOWS) {
    const options = {viewport, theme};
    it(`of a visitor: ${name}`, async () => visit(await openTab(options), theme, VISITOR));

    it(`of a painter: ${name}`, async () => {
      const tab = await openTab(options);
      await logInToLoja(tab);
      await visit(tab, theme, LOJA);
    });

    it(`of staff: ${name}`, async () => {
      const tab = await openTab(options);
      await tab.page.goto('/painel');
      await tab.page.getByLabel('Senha', {exact: true}).waitFor();
      await assertAccessible(tab, '/painel');
      await colorsInOtherTheme(tab, theme, '/painel');
      await logInToPainel(tab);
      await visit(tab, theme, PAINEL);
      await tab.page.goto('/painel/processar/nova-venda');
      await tab.page.locator('#venda-resumo').waitFor();
      await tab.page.keyboard.press('F1');
      await tab.page.getByRole('dialog', {name: 'Atalhos do teclado'}).waitFor();
      await assertAccessible(tab, 'the help for the keyboard');
      await colorsInOtherTheme(tab, theme, 'the help for the keyboard');
    });

    it(`of a reseller: ${name}`, async () => {
      const tab = await openTab(options);
      await tab.page.goto('/relatorio/');
      await tab.page.getByLabel('Senha', {exact: true}).waitFor();
      await assertAccessible(tab, '/relatorio/');
      await colorsInOtherTheme(tab, theme, '/relatorio/');
      await logInToRelatorio(tab);
      await visit(tab, theme, ['/relatorio/dashboard']);
    });
  }
});
