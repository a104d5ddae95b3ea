/** A screen that is looked at, and who looks. */
export interface Screen {
  name: string;
  path: string;
  who: 'visitor' | 'painter';
  /** What is tapped to see how fast it answers: the first that is there. */
  tap?: string;
  /** Search engines are to find it. */
  found?: true;
}

/** A prize that anybody finds in the demo programme. */
const PRIZE = '/premio/101';

const CODE_OF_NO_LETTER = 'nenhum';

/** Stands for the page of the painter with a rich history, whose number is the demo programme's. */
export const VETERAN = '/pintores/:veterano';
/** A city in which the demo programme has painters. */
const RESULTS = '/pintores?onde=S%C3%A3o+Paulo%2FSP';

const visitor = (name: string, path: string, tap?: string): Screen => ({name, path, who: 'visitor', ...(tap && {tap})});
const painter = (name: string, path: string, tap = 'main button'): Screen => ({name, path, who: 'painter', tap});

/** The directory's pages, which search engines find. */
const directory = (name: string, path: string): Screen => ({name, path, who: 'visitor', found: true});

/** All that painters and visitors come to, as the storefront's routes name it; those of the goals first. */
export const SCREENS: readonly Screen[] = [
  visitor('Landing', '/'),
  painter('Home', '/home', 'summary, main button'),
  painter('Loja', '/loja'),
  painter('Prêmio', PRIZE, 'main button:not([disabled])'),
  visitor('Loja, visitor', '/loja', 'main button'),
  visitor('Login', '/login', 'main button'),
  visitor('Cadastro', '/cadastrar', 'main button'),
  visitor('Cadastro, Ache Seu Pintor', '/cadastrar-ache-seu-pintor', 'main button'),
  visitor('Depois do cadastro', '/pos-cadastro'),
  visitor('Esqueceu a senha', '/esqueceu-senha', 'main button'),
  visitor('Nova senha', `/esqueceu-senha/${CODE_OF_NO_LETTER}`, 'main button'),
  visitor('Confirmar e-mail', '/confirmar-email'),
  visitor('Entrada social', '/entrada-social'),
  visitor('Regulamento', '/regulamento'),
  visitor('Política de privacidade', '/politica-privacidade'),
  directory('Pintores', '/pintores'),
  directory('Pintores, results', RESULTS),
  directory('Pintores, a painter', VETERAN),
  directory('Quanto custa pintar', '/quanto-custa-pintar'),
  painter('Loja, crédito', '/loja/credito'),
  painter('Enviar nota', '/enviar-nf'),
  painter('Pontuações', '/pontuacoes'),
  painter('Resgates', '/resgates'),
  painter('Perfil', '/perfil'),
  painter('Avisos', '/avisos'),
  painter('Preferências de avisos', '/avisos/preferencias', 'main input[type=checkbox]'),
  painter('Cartão', '/cartao'),
  painter('Contato', '/contato'),
  painter('Quanto vou ganhar', '/quanto-vou-ganhar'),
  painter('Pontos por produto', '/pontos-produtos'),
  painter('Privacidade', '/privacidade', 'main summary'),
  painter('Indicação', '/indicacao'),
  painter('Níveis', '/cluster', 'main summary, main button'),
  painter('Treinamentos', '/treinamentos'),
  painter('Fotos e vídeos', '/fotos-videos'),
];

/** The goals of each (scores of 100; milliseconds; layout shift without a unit). */
export const GOALS = {
  performance: 90,
  accessibility: 100,
  'best-practices': 95,
  /** Of pages that search engines are to find. */
  seo: 100,
  lcp: 2500,
  cls: 0.05,
  inp: 200,
} as const;
