/** A screen that is looked at, and who looks. */
export interface Screen {
  name: string;
  path: string;
  who: 'visitor' | 'painter';
  /** What is tapped to see how fast it answers: the first that is there. */
  tap?: string;
}

/** A prize that anybody finds in the demo programme. */
const PRIZE = '/premio/101';

export const SCREENS: readonly Screen[] = [
  {name: 'Landing', path: '/', who: 'visitor'},
  {name: 'Loja, visitor', path: '/loja', who: 'visitor', tap: 'main button'},
  {name: 'Home', path: '/home', who: 'painter', tap: 'summary, main button'},
  {name: 'Loja', path: '/loja', who: 'painter', tap: 'main button'},
  {name: 'Prêmio', path: PRIZE, who: 'painter', tap: 'main button:not([disabled])'},
  {name: 'Pontuações', path: '/pontuacoes', who: 'painter', tap: 'main button'},
  {name: 'Resgates', path: '/resgates', who: 'painter', tap: 'main button'},
  {name: 'Enviar nota', path: '/enviar-nf', who: 'painter', tap: 'main button'},
];

/** What is wanted of each (scores of 100; milliseconds; layout shift without a unit). */
export const GOALS = {
  performance: 90,
  accessibility: 100,
  'best-practices': 95,
  lcp: 2500,
  cls: 0.05,
  inp: 200,
} as const;
