import {countOf} from '../values/counts.js';
import {withoutAccents} from '../produtos/text.js';
import {withoutContacts} from './contacts.js';

/** What a page shows of its painter, as the form and the questions say it; the consent names the same. */
export const PAGE_SHOWS =
  'seu nome, sua foto, sua cidade, seu texto, o que você faz, suas fotos de trabalhos, seu nível, seus certificados (curso, horas e mês) e suas avaliações';

/** Painters per page of results, and the radius of "perto" in kilometres. */
export const RESULTS_PAGE = 20;
export const NEAR_KM = 100;
/** Maximum number of results that can be paged through; larger searches have to be narrowed. */
export const MOST_RESULTS = 50 * RESULTS_PAGE;

/** "37 pintores", "mais de 1.000 pintores". */
export const foundInWords = (total: number): string =>
  total > MOST_RESULTS
    ? `mais de ${countOf(MOST_RESULTS, 'pintor', 'pintores')}`
    : countOf(total, 'pintor', 'pintores');

/** The radiuses that a customer can choose, in kilometres. */
export const RAIOS = [10, 25, 50, NEAR_KM] as const;

const hyphened = (text: string): string =>
  withoutAccents(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The address of a painter's public page: `/pintores/ana-lima-7`. Only the id is used to find the page. */
export const directoryPath = ({id, nome}: {id: number; nome: string}): string =>
  `/pintores/${[hyphened(withoutContacts(nome)), id].filter(Boolean).join('-')}`;

/** The painter's id from the last part of a page's path; undefined if it has none. */
export function pintorOfSlug(slug: string): number | undefined {
  const [, digits] = /(?:^|-)(\d{1,9})$/.exec(slug) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Carla Maria Souza → Carla S., which is credible but does not identify the customer. Contacts are hidden. */
export function shortName(nome: string): string {
  const parts = withoutContacts(nome).trim().split(/\s+/);
  const [first = '', last] = [parts[0], parts.length > 1 ? parts.at(-1) : undefined];
  return last ? `${first} ${last.charAt(0)}.` : first;
}

/** Formats a distance. */
export const formatKm = (km: number): string => (km < 1 ? 'na cidade' : `a ${Math.round(km)} km`);
