import {givenStorefrontSession, logInToRelatorio} from '../support/people';
import {ScreenInspector, type WINDOWS} from '../support/screen-inspector';

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
  '/certificado',
  '/certificado/TX7K-93QD-M4WA',
  '/avaliar/nada',
  '/denunciar/pagina/1',
  '/pintores',
  '/pintores?onde=Campinas/SP',
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
  '/premio/nao-existe',
  '/enviar-nf',
  '/pontuacoes',
  '/pontuacoes?ver=extrato',
  '/pontuacoes?ver=vencimentos',
  '/pontuacoes?ver=tabelas',
  '/pontuacoes?so=analise',
  '/resgates',
  '/perfil',
  '/indicacao',
  '/ache-seu-pintor',
  '/ache-seu-pintor/pedidos',
  '/cluster',
  '/cursos',
  '/cursos?busca=nada',
  '/cursos/1',
  '/cursos/2',
  '/cursos/2/assistir',
  '/cursos/3',
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

// On phones, a section is expanded by its fragment in the URL.
const RELATORIO = [
  '/relatorio/dashboard',
  '/relatorio/dashboard#pintores',
  '/relatorio/dashboard#resgates',
  '/relatorio/dashboard?dataInicial=2026-02-01&dataFinal=2026-01-31',
  '/relatorio/perfil',
];

/** Checks all screens of visitors, painters and resellers at one width. */
export function storefrontScreens(window: keyof typeof WINDOWS): void {
  describe(`every screen of the storefront and the report on a ${window}`, function () {
    this.timeout(600_000);

    it('of a visitor', async () => (await ScreenInspector.open(window)).visit(VISITOR));

    it('of a painter', async () => {
      const look = await ScreenInspector.open(window);
      await givenStorefrontSession(look.tab);
      await look.visit(LOJA);
    });

    it('of a reseller', async () => {
      const look = await ScreenInspector.open(window);
      const {page} = look.tab;
      await page.goto('/relatorio/');
      await page.getByLabel('Senha', {exact: true}).waitFor();
      await look.examine('/relatorio/');
      await logInToRelatorio(look.tab);
      await look.visit(RELATORIO);
    });
  });
}
