import type {SlowLine} from './slow-line';
import {GOALS} from './screens';

/** The measurements of one screen. */
export interface Seen {
  name: string;
  path: string;
  scores: Record<'performance' | 'accessibility' | 'best-practices', number>;
  /** Only for pages that search engines should list. */
  seo: number | undefined;
  /** Largest contentful paint in milliseconds. */
  lcp: number;
  cls: number;
  blocked: number;
  inp: number | undefined;
  /** Titles of the failed Lighthouse audits. */
  faults: string[];
  slow: SlowLine;
}

export const HEADING = '## The storefront on a phone';

/** The missed goals, one line each. */
export const missed = (seen: readonly Seen[]): string[] =>
  seen.flatMap(({name, scores, seo = GOALS.seo, lcp, cls, inp}) => [
    ...(['performance', 'accessibility', 'best-practices'] as const)
      .filter(category => scores[category] < GOALS[category])
      .map(category => `${name}: ${category} ${scores[category]}, wanted ${GOALS[category]}`),
    ...(seo < GOALS.seo ? [`${name}: SEO ${seo}, wanted ${GOALS.seo}`] : []),
    ...(lcp > GOALS.lcp ? [`${name}: LCP ${lcp} ms, wanted ${GOALS.lcp}`] : []),
    ...(cls > GOALS.cls ? [`${name}: CLS ${cls}, wanted ${GOALS.cls}`] : []),
    ...((inp ?? 0) > GOALS.inp ? [`${name}: INP ${inp} ms, wanted ${GOALS.inp}`] : []),
  ]);

const today = () => new Date().toISOString().slice(0, 10);

export const reportScreens = (seen: readonly Seen[]): string => `${HEADING}

Made by \`npm run lighthouse\` on ${today()}; the command writes this section. The built storefront with the demo programme, in
Lighthouse's mobile profile (a slow phone on a slow 4G line, simulated); INP is the longest answer to three taps at a quarter of this
machine's speed. Each screen is a first visit, in a browser of its own that keeps nothing but a painter's session. Slow 3G: 400 kbit/s,
two seconds there and back, nothing kept, the same slow phone. Requests and kB are those of a whole visit, with all that comes after the
screen stands.
Goals: performance ${GOALS.performance}, accessibility ${GOALS.accessibility}, best practices ${GOALS['best-practices']}, SEO of the directory ${GOALS.seo}, LCP ${GOALS.lcp} ms, CLS ${GOALS.cls}, INP ${GOALS.inp} ms.

| Screen | Performance | Accessibility | Best practices | SEO | LCP, ms | CLS | INP, ms | Requests | kB | LCP on slow 3G, s |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${seen
  .map(
    ({name, scores, seo, lcp, cls, inp, slow}) =>
      `| ${name} | ${scores.performance} | ${scores.accessibility} | ${scores['best-practices']} | ${seo ?? '–'} | ${lcp} | ${cls} | ${inp ?? '–'} | ${slow.requests} | ${slow.kilobytes} | ${(slow.lcp / 1000).toFixed(1)} |`,
  )
  .join('\n')}
`;
