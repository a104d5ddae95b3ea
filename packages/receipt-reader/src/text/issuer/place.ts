import {ufByCode} from '@clube/domain';
import type {Clue} from '../../document/types';
import {AGAINST_KEY, clue, bestFirst} from '../confidence';
import {issuerBlock} from './issuer-block';
import {STREET} from '../address';
import {foldedOf} from '../lines/lines';
import {labelledOfIssuer} from './issuer-section';
import {labelsOfLine} from '../labels/labels';
import type {Sheet, Line, Term} from '../types';

/** Where a state's two letters stand as such: after a separator, before the postal code, or at the end of `Campinas/SP`. */
function ufOfTerm(terms: readonly Term[], i: number): string | undefined {
  const term = terms[i];
  if (!term) return undefined;
  const glued = /[A-Z]{3}[/-]([A-Z]{2})(?:\W*$|-?CEP\b)/.exec(term.folded)?.[1];
  if (glued) return ufByCode(glued)?.code;
  const stateCode = /^[-/(]?([A-Z]{2})[),.;-]?$/.exec(term.folded)?.[1];
  if (!stateCode || !ufByCode(stateCode)) return undefined;
  const before = terms[i - 1]?.folded ?? '';
  const after = terms[i + 1]?.folded ?? '';
  const isSeparated = /[-/,(]$|^UF:?$/.test(before) || /^[-/(]/.test(term.folded);
  const next = after === '-' ? (terms[i + 2]?.folded ?? '') : after;
  const cep = (/^[-,]?CEP/.test(next) && /^[A-Z]/.test(before)) || /^\d{5}-?\d{3}\W*$/.test(next);
  return isSeparated || cep ? stateCode : undefined;
}

/** Longer is no town's name, and on a row that must hold nothing else more words are none. The longest has 32 letters. */
const MAX_CITY = {letters: 40, words: 5} as const;
/** How sure a place is, by how it is printed; a name that may have begun on the row before less than a whole one. Chosen. */
const CERTAINTY = {labelled: 0.95, whole: 0.92, begun: 0.85, alone: 0.8} as const;

const SEPARATOR = /^[-/,–—(|]+$|^UF:?$/;
const STOP = /\d|^(CEP|BAIRRO|MUNICIPIO|CIDADE|FONE|UF)\W*$|[,;:)-]$|^[-/–|]+$/;
// A full stop ends the part before it, but for the short forms that names of places begin with: `STA. RITA`.
const FULL_STOP =
  /^(?!(S|N|D|STA|STO|NSA|SRA?|PRES|GOV|CEL|CAP|MAL|GEN|SEN|BRIG|ALM|ENG|DR|PROF|CONS|MIN|DEP|PE|VISC)\.).+\.$/;
// Words that call for the rest of a name: where a row breaks among them the name goes on over the break.
const LINKS_AFTER = /^(D[EOA]S?|D'.*)$/;
const LINKS_BEFORE =
  /^(D[EOA]S?|SAO|SANTO|SANTA|RIO|PORTO|JUIZ|JOAO|CAMPO|FOZ|DUQUE|APARECIDA|VARZEA|BELO|RIBEIRAO|MONTES?|GOVERNADOR|PRESIDENTE|CORONEL|CAXIAS|POCOS|FEIRA|PASSO|CACHOEIRO|SETE|TRES|VOLTA|AGUAS|MOGI)$/;

/** A letter that was read as a figure in the midst of letters: `CAMP0`. */
const withLetters = (text: string): string =>
  /^\p{L}{2}[\p{L}01]+$/u.test(text) ? text.replaceAll('0', 'O').replaceAll('1', 'I') : text;

/** The city's words before the state's letters, back to the separator that parts them from the rest of the address. */
function cidadeBefore(terms: readonly Term[], i: number, breakAt: number): Term[] {
  let end = i;
  if (/[A-Z]{3}[/-][A-Z]{2}\W*$/.test(terms[i]?.folded ?? '')) end = i + 1;
  else while (end > 0 && SEPARATOR.test(terms[end - 1]?.folded ?? '')) end--;
  let start = end - 1;
  while (start > 0) {
    const [before, here] = [terms[start - 1]?.folded ?? '', terms[start]?.folded ?? ''];
    if (STOP.test(withLetters(before)) || FULL_STOP.test(before)) break;
    // The quarter that every town has; two towns' names begin like it.
    if (before === 'CENTRO' && !/^(NOVO|DO)$/.test(here)) break;
    if (start === breakAt && !LINKS_AFTER.test(here) && !LINKS_BEFORE.test(before)) break;
    start--;
  }
  return start < 0 ? [] : terms.slice(start, end);
}

function cidadeName(terms: readonly Term[]): string | undefined {
  const name = terms
    .map(({text}) => withLetters(text))
    .join(' ')
    .replace(/\s*[/-][A-Za-z]{2}\W*$/, '')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  // Of an address that names no town the quarter is left.
  return /\p{L}{3}/u.test(name) && name.length <= MAX_CITY.letters && !/^centro$/i.test(name) ? name : undefined;
}

export interface IssuerPlace {
  cidade: Clue<string>[];
  uf: Clue<string>[];
}

/** A row of nothing but a town and the state that the key names: `VITORIA DA CONQUISTA BA`. */
function cidadeAlone({terms}: Line, ufOfKey: string | undefined): Term[] | undefined {
  const words = terms.slice(0, -1);
  const name = words.every(({folded}) => /^[A-Z'.-]+$/.test(folded)) && !STREET.test(foldedOf(terms));
  return ufOfKey && terms.at(-1)?.folded === ufOfKey && words.length > 0 && words.length <= MAX_CITY.words && name
    ? words
    : undefined;
}

/** City and state from the issuer's address, which may break anywhere. The key's state confirms them. */
export function readPlace(sheets: readonly Sheet[], ufOfKey: string | undefined): IssuerPlace {
  const cidade: Clue<string>[] = [];
  const uf: Clue<string>[] = [];
  const block = sheets[0] ? issuerBlock(sheets[0]) : [];
  block.forEach((line, l) => {
    if (labelsOfLine(line).some(({name}) => name === 'destinatario' || name === 'transportador')) return;
    const loose = cidadeAlone(line, ufOfKey);
    const loneCidade = loose && cidadeName(loose);
    if (loneCidade) cidade.push(clue(loneCidade, loose, {certainty: CERTAINTY.alone}));
    const before = block[l - 1]?.terms ?? [];
    const terms = [...before, ...line.terms];
    for (let i = before.length; i < terms.length; i++) {
      const [stateCode, term] = [ufOfTerm(terms, i), terms[i]];
      if (!stateCode || !term) continue;
      const confirmed = ufOfKey === stateCode;
      const weight = ufOfKey && !confirmed ? AGAINST_KEY : 1;
      uf.push(clue(stateCode, [term], {certainty: weight, confirmed}));
      const words = cidadeBefore(terms, i, before.length);
      const name = cidadeName(words);
      // What begins a row may have begun on the one before.
      const whole = words[0] !== line.terms[0] || l === 0 || /[-,]$/.test(before.at(-1)?.text ?? ',');
      if (name) cidade.push(clue(name, words, {certainty: (whole ? CERTAINTY.whole : CERTAINTY.begun) * weight}));
    }
  });
  for (const sheet of sheets.slice(0, 1)) {
    for (const {value, terms} of labelledOfIssuer(sheet, 'municipio')) {
      const words = terms.filter(({text}) => !/^[\d-]+$/.test(text));
      const end = words.findIndex(({folded}) => SEPARATOR.test(folded) || /\d/.test(withLetters(folded)));
      const name = cidadeName(end < 0 ? words : words.slice(0, end));
      if (name && value) cidade.push(clue(name, terms, {certainty: CERTAINTY.labelled}));
    }
    for (const {value, terms} of labelledOfIssuer(sheet, 'uf')) {
      const stateCode = ufByCode(value)?.code;
      if (stateCode) uf.push(clue(stateCode, terms, {certainty: CERTAINTY.labelled, confirmed: stateCode === ufOfKey}));
    }
  }
  return {cidade: bestFirst(cidade), uf: bestFirst(uf)};
}
