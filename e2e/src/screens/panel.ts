import {givenPainelSession} from '../support/people';
import {ScreenInspector, type WINDOWS} from '../support/screen-inspector';

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
  '/painel/ache-seu-pintor',
  '/painel/pedidos-privacidade',
  '/painel/cursos',
  '/painel/cursos/create',
  '/painel/cursos/1',
  '/painel/cursos/1?aba=dados',
  '/painel/cursos/1?aba=certificados',
  '/painel/cursos/1?aba=numeros',
  '/painel/cursos/1/como-pintor',
  '/painel/banners',
  '/painel/banners/1',
  '/painel/cadastrar/banner',
  '/painel/processar/produtos',
  '/painel/processar/produtos/sherwin-williams',
  '/painel/revendas',
  '/painel/revendas/1',
  '/painel/cadastrar/revenda',
  '/painel/redes',
  '/painel/redes/1',
  '/painel/produtos-revenda',
  '/painel/cadastrar/produto/revenda',
  '/painel/administradores',
  '/painel/cadastrar/administrador',
  '/painel/vouchers',
  '/painel/cadastrar/voucher',
  '/painel/valor-ponto',
  '/painel/valor-ponto/1',
  '/painel/cartoes/pedidos',
  '/painel/trabalhos',
  '/painel/configuracoes',
  '/painel/perfil',
];

/** Checks all screens of staff at one width. */
export function panelScreens(window: keyof typeof WINDOWS): void {
  describe(`every screen of the panel on a ${window}`, function () {
    this.timeout(600_000);

    it('is readable, fits, and says nothing wrong', async () => {
      const look = await ScreenInspector.open(window);
      const {page} = look.tab;
      await page.goto('/painel');
      await page.getByLabel('Senha', {exact: true}).waitFor();
      await look.examine('/painel');
      await givenPainelSession(look.tab);
      await look.visit(PAINEL);
      await page.goto('/painel/processar/nova-venda');
      await page.locator('#venda-resumo').waitFor();
      await page.keyboard.press('F1');
      await page.getByRole('dialog', {name: 'Atalhos do teclado'}).waitFor();
      await look.examine('the help for the keyboard');
    });
  });
}
