import {abrir, CELULAR, MESA, type Aba, type Janela} from './support/browser';
import {acessivel, cabeNaTela, semFaltas} from './support/checks';
import {entrarNaLoja, entrarNoPainel, entrarNosRelatorios} from './support/pessoas';

const JANELAS: [string, Janela][] = [
  ['phone, light', {largura: CELULAR, tema: 'light'}],
  ['phone, dark', {largura: CELULAR, tema: 'dark'}],
  ['desktop, light', {largura: MESA, tema: 'light'}],
  ['desktop, dark', {largura: MESA, tema: 'dark'}],
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

/** Opens each screen, waits until it has said what it has to say, and looks at it as axe, console and ruler do. */
async function visitar(aba: Aba, caminhos: string[]): Promise<void> {
  for (const caminho of caminhos) {
    await aba.page.goto(caminho);
    await aba.page.waitForLoadState('networkidle');
    await aba.page.locator('h1').first().waitFor();
    await acessivel(aba, caminho);
    await cabeNaTela(aba, caminho);
    semFaltas(aba, caminho, /status of 404/);
  }
}

describe('every screen', function () {
  this.timeout(600_000);
  for (const [nome, janela] of JANELAS) {
    it(`of a visitor: ${nome}`, async () => visitar(await abrir(janela), VISITANTE));

    it(`of a painter: ${nome}`, async () => {
      const aba = await abrir(janela);
      await entrarNaLoja(aba);
      await visitar(aba, LOJA);
    });

    it(`of staff: ${nome}`, async () => {
      const aba = await abrir(janela);
      await aba.page.goto('/painel');
      await aba.page.getByLabel('Senha', {exact: true}).waitFor();
      await acessivel(aba, '/painel');
      await entrarNoPainel(aba);
      await visitar(aba, PAINEL);
      await aba.page.goto('/painel/processar/nova-venda');
      await aba.page.locator('#venda-resumo').waitFor();
      await aba.page.keyboard.press('F1');
      await aba.page.getByRole('dialog', {name: 'Atalhos do teclado'}).waitFor();
      await acessivel(aba, 'the help for the keyboard');
    });

    it(`of a reseller: ${nome}`, async () => {
      const aba = await abrir(janela);
      await aba.page.goto('/relatorio/');
      await aba.page.getByLabel('Senha', {exact: true}).waitFor();
      await acessivel(aba, '/relatorio/');
      await entrarNosRelatorios(aba);
      await visitar(aba, ['/relatorio/dashboard']);
    });
  }
});
