import {countOf} from '../values/counts.js';
import {withoutAccents} from '../produtos/text.js';

/** Painters on one page of results, and kilometres that "perto" reaches. */
export const RESULTS_PAGE = 20;
export const NEAR_KM = 100;
/** So many results can be turned to; who has more narrows the search. */
export const MOST_RESULTS = 50 * RESULTS_PAGE;

/** "37 pintores", "mais de 1.000 pintores". */
export const foundInWords = (total: number): string =>
  total > MOST_RESULTS
    ? `mais de ${countOf(MOST_RESULTS, 'pintor', 'pintores')}`
    : countOf(total, 'pintor', 'pintores');

/** How far a customer may look, in kilometres. */
export const RAIOS = [10, 25, 50, NEAR_KM] as const;

const hyphened = (text: string): string =>
  withoutAccents(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The address of a painter's public page: `/pintores/ana-lima-7`. The number finds it, the name is for people. */
export const directoryPath = ({id, nome}: {id: number; nome: string}): string =>
  `/pintores/${[hyphened(nome), id].filter(Boolean).join('-')}`;

/** Whose page an address is, by the last part of it; undefined for none that could be. */
export function pintorOfSlug(slug: string): number | undefined {
  const [, digits] = /(?:^|-)(\d{1,9})$/.exec(slug) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Eight digits and more, however they are set apart; an e-mail address. */
const CONTACT = /\+?\(?\d(?:[\s().-]*\d){7,}|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Free text as the public page shows it: who wants to call goes by the button, which is limited and counted. */
export const withoutContacts = (text: string): string => text.replace(CONTACT, '•••');

/** Carla Maria Souza → Carla S.: enough for a customer to be believed, too little to be found. */
export function shortName(nome: string): string {
  const parts = nome.trim().split(/\s+/);
  const [first = '', last] = [parts[0], parts.length > 1 ? parts.at(-1) : undefined];
  return last ? `${first} ${last.charAt(0)}.` : first;
}

/** A distance as people say it. */
export const formatKm = (km: number): string => (km < 1 ? 'na cidade' : `a ${Math.round(km)} km`);
