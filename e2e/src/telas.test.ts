import {abrir, CELULAR, MESA, type Aba, type Janela} from './support/browser';
import {acessivel, cabeNaTela, legivel, semFaltas} from './support/checks';
import {entrarNaLoja, entrarNoPainel, entrarNosRelatorios} from './support/pessoas';

type Tema = NonNullable<Janela['tema']>;

/** Each width is opened in one look and shown in the other as well. */
const JANELAS: {nome: string; largura: Janela['largura']; tema: Tema}[] = [
  {nome: 'phone, light and dark', largura: CELULAR, tema: 'light'},
  {nome: 'desktop, dark and light', largura: MESA, tema: 'dark'},
];

const VISITANTE = [
  '/',
  '/loja',
  '/login',
  '/cadastrar',
  '/pos-cadastro',
  '/confirmar-email?token=um-codigo',
  '/confirmar-email',
  '/regulamento',
  '/politica-privacidade',
  '/nao-existe',
];
const LOJA = [
  '/home',
  '/loja',
  '/loja?search=camiseta',
  '/loja/credito',
  '/premio/101',
  '/enviar-nf',
  '/pontuacoes',
  '/resgates',
  '/regulamento',
];
const PAINEL = [
  '/painel/dashboard',
  '/painel/pintores',
  '/painel/pintor/39053344705',
  '/painel/processar/pontuacoes',
  '/painel/processar/nova-venda',
  '/painel/pontuacoes/pontuado',
  '/painel/pontuacoes/nao-pontuavel',
  '/painel/resgates',
  '/painel/produtos',
  '/painel/produtos/1',
  '/painel/cadastrar/produto',
  '/painel/premios',
  '/painel/premios/1',
  '/painel/cadastrar/premio',
  '/painel/lojas',
  '/painel/codigos/lista-codigo-cadastro',
  '/painel/cadastrar/codigo-cadastro',
  '/painel/banners',
  '/painel/banners/1',
  '/painel/cadastrar/banner',
  '/painel/perfil',
];

const OUTRO_TEMA = {light: 'dark', dark: 'light'} as const;

/**
 * Opens each screen, waits until it has said what it has to say, and looks at it as axe, console and ruler do; then at
 * its colours, which are all that differs, in the other look.
 */
async function visitar(aba: Aba, tema: Tema, caminhos: string[]): Promise<void> {
  for (const caminho of caminhos) {
    await aba.page.goto(caminho);
    await aba.page.waitForLoadState('networkidle');
    await aba.page.locator('h1').first().waitFor();
    await acessivel(aba, caminho);
    await cabeNaTela(aba, caminho);
    await coresNoOutroTema(aba, tema, caminho);
    semFaltas(aba, caminho, /status of 404/);
  }
}

/** Colours go from element to element by transitions, however short they are where motion is not wanted. */
const assentada = ({page}: Aba) =>
  page.evaluate(async () => {
    for (let still = 0; still < 3;) {
      await new Promise(requestAnimationFrame);
      still = document.getAnimations().some(each => each instanceof CSSTransition) ? 0 : still + 1;
    }
  });

async function coresNoOutroTema(aba: Aba, tema: Tema, caminho: string): Promise<void> {
  await aba.page.emulateMedia({colorScheme: OUTRO_TEMA[tema]});
  await assentada(aba);
  await legivel(aba, `${caminho}, ${OUTRO_TEMA[tema]}`);
  await aba.page.emulateMedia({colorScheme: tema});
}

describe('every screen', function () {
  this.timeout(600_000);
  for (const {nome, largura, tema} of JANELAS) {
    const janela = {largura, tema};
    it(`of a visitor: ${nome}`, async () => visitar(await abrir(janela), tema, VISITANTE));

    it(`of a painter: ${nome}`, async () => {
      const aba = await abrir(janela);
      await entrarNaLoja(aba);
      await visitar(aba, tema, LOJA);
    });

    it(`of staff: ${nome}`, async () => {
      const aba = await abrir(janela);
      await aba.page.goto('/painel');
      await aba.page.getByLabel('Senha', {exact: true}).waitFor();
      await acessivel(aba, '/painel');
      await coresNoOutroTema(aba, tema, '/painel');
      await entrarNoPainel(aba);
      await visitar(aba, tema, PAINEL);
      await aba.page.goto('/painel/processar/nova-venda');
      await aba.page.locator('#venda-resumo').waitFor();
      await aba.page.keyboard.press('F1');
      await aba.page.getByRole('dialog', {name: 'Atalhos do teclado'}).waitFor();
      await acessivel(aba, 'the help for the keyboard');
      await coresNoOutroTema(aba, tema, 'the help for the keyboard');
    });

    it(`of a reseller: ${nome}`, async () => {
      const aba = await abrir(janela);
      await aba.page.goto('/relatorio/');
      await aba.page.getByLabel('Senha', {exact: true}).waitFor();
      await acessivel(aba, '/relatorio/');
      await coresNoOutroTema(aba, tema, '/relatorio/');
      await entrarNosRelatorios(aba);
      await visitar(aba, tema, ['/relatorio/dashboard']);
    });
  }
});
