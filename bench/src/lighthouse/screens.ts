/** A screen to measure, and the kind of user. */
export interface Screen {
  name: string;
  path: string;
  who: 'visitor' | 'painter';
  /** Selector of the element that is tapped to measure the delay; the first visible match. */
  tap?: string;
  /** Whether search engines should list it. */
  found?: true;
}

/** A prize of the demo data. */
const PRIZE = '/premio/101';

const CODE_OF_NO_LETTER = 'nenhum';

/** Placeholder for the page of the painter with a long history, whose id depends on the demo data. */
export const VETERAN = '/pintores/:veterano';
/** The search results of a city in which the demo data have painters. */
const RESULTS = '/pintores?onde=S%C3%A3o+Paulo%2FSP';

const visitor = (name: string, path: string, tap?: string): Screen => ({name, path, who: 'visitor', ...(tap && {tap})});
const painter = (name: string, path: string, tap = 'main button'): Screen => ({name, path, who: 'painter', tap});

/** A page of the directory, which search engines should list. */
const directory = (name: string, path: string): Screen => ({name, path, who: 'visitor', found: true});

/** All screens of painters and visitors, by the storefront's routes; those with goals first. */
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

/** The goals per screen (scores up to 100; milliseconds; layout shift without a unit). */
export const GOALS = {
  performance: 90,
  accessibility: 100,
  'best-practices': 95,
  /** Only for pages that search engines should list. */
  seo: 100,
  lcp: 2500,
  cls: 0.05,
  inp: 200,
} as const;
