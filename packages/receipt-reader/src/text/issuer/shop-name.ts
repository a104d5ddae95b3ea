import {ufByCode} from '@clube/domain';
import {CONTACT, STREET} from '../address';
import {isHeadingWord} from '../items/table/columns';
import {foldedOf, textOf} from '../lines/lines';
import {labelsOfLine} from '../labels/labels';
import type {Line, Term} from '../types';

const PHRASES =
  /DANF|NFC?-?E\b|DOCUMENTO|AUXILIAR|NOTA FISCAL|CUPOM|EXTRATO|CNPJ|CPF|\bI\.?E\b|INSC|\bVIA\b|RECEBEMOS|IDENTIFICACAO|EMITENTE|SERIE|FOLHA|ENTRADA|SAIDA|PROTOCOLO|CONTING|HOMOLOG|VALOR FISCAL|CONSULTA|CONSULTE|SECRETARIA|ESTADO D|ORCAMENTO|PEDIDO|DESTINATARIO|SAT\b|\bDATA\b|PRODUTOS?\b.*CONSTANTES|RECEB|ASSINATURA|ELETRONICA/;
/** What a shop says to its customers. */
const GREETING =
  /BEM[- ]?VIND|OBRIGAD|VOLTE SEMPRE|AGRADEC|PREFERENCIA|BOAS COMPRAS|^\W*(BOM DIA|BOA TARDE|BOA NOITE)|PREMIOS?\b|PROMOCAO|CONCORRA|SORTEIO/;
/** What the window of a program has above a document that is shown on a screen. */
const MENU =
  /\b(ARQUIVOS?|EDITAR|EXIBIR|CADASTROS?|RELATORIOS?|FERRAMENTAS?|AJUDA|FISCAL|FINANCEIRO|VENDAS|JANELAS?|FAVORITOS|HISTORICO|IMPRIMIR|SALVAR|FECHAR|VOLTAR|PESQUISAR|MENU)\b/g;
/** Words of a sentence that is meant for customers; a name may have one of them: `Sempre Viva`. */
const SLOGAN_WORD =
  /\b(SEU|SUA|SEUS|SUAS|VOCE|GENTE|NOSSOS?|NOSSAS?|DESDE|SEMPRE|AQUI|VENHA|MELHOR|MELHORES|QUALIDADE|PRECOS?|COM|QUE|FACA|FAZ|TEM|MAIS|SONHOS?|CONFIANCA|TRADICAO|ANOS|AMOR|VIDA)\b/g;
export const COMPANY_SUFFIX = /\b(LTDA|ME|EPP|EIRELI|S\/?A|S\.A\.?|CIA|MEI|SLU)\b\.?/;

export const ONLY_SUFFIX = /^(\W*(LTDA|ME|EPP|EIRELI|S\/?A|S\.A\.?|CIA|MEI|E|DE|DA|DO|-)\b\W*)+$/;

/** Letters of a label that no name comes near to, even with some of them misread. */
const LONG_LABEL = 12;
/** Of what is printed, letters; and how well a picture's words must have been read, on average over letters. */
const LEGIBLE = {letters: 0.7, confidence: 0.45} as const;

/** A row with this share of its words in labels, or in headings, is made of them. */
const ALMOST_ALL = 0.8;
/** Fewer letters are no name but what is left of one. */
const MIN_LETTERS = 4;
/** A name has a year or a number at most, with the company's kind beside it some more: a choice. */
const MAX_DIGITS = {name: 3, company: 6} as const;
/** So many words of a window's menu in a row are one; a single one may be part of a name. */
const MENU_WORDS = 2;
/** A row of so many words, so many of them such as customers are told, is a sentence for them. */
const SLOGAN = {words: 4, telling: 2} as const;

/** Words, and not what is left of print that could not be read. */
function isLegible({terms}: Line): boolean {
  const signs = foldedOf(terms).replace(/\s/g, '').length;
  const letters = foldedOf(terms).replace(/[^A-Z0-9&]/g, '').length;
  const readings = terms.reduce((sum, {text, confidence}) => sum + text.length * confidence, 0);
  return (
    letters >= signs * LEGIBLE.letters &&
    readings >= textOf(terms).replace(/\s/g, '').length * LEGIBLE.confidence &&
    terms.some(({folded}) => /[A-Z]{3}/.test(folded) && /[AEIOUY]/.test(folded))
  );
}

/** Headings of sections, boxes and columns, and nothing else. */
export function onlyLabels(line: Line): boolean {
  const inLabels = labelsOfLine(line)
    .filter(({errors, terms}) => errors === 0 || foldedOf(terms).length >= LONG_LABEL)
    .reduce((sum, {terms}) => sum + terms.length, 0);
  const inHeadings = line.terms.filter(({folded}) => isHeadingWord(folded)).length;
  return Math.max(inLabels, line.terms.length > 1 ? inHeadings : 0) >= line.terms.length * ALMOST_ALL;
}

/** `Centro. Juiz de Fora-MG`: a town with its state, and no company's kind. */
export function endsInUf({terms}: Line): boolean {
  const text = foldedOf(terms);
  const stateCode = /[A-Z]{3}\W?\s?[-/]\s?\(?([A-Z]{2})\W*$/.exec(text)?.[1];
  return stateCode !== undefined && ufByCode(stateCode) !== undefined && !COMPANY_SUFFIX.test(text);
}

export function looksLikeName(line: Line): boolean {
  const text = foldedOf(line.terms);
  const letters = text.replace(/[^A-Z]/g, '').length;
  const digits = text.replace(/\D/g, '').length;
  return (
    letters >= MIN_LETTERS &&
    isLegible(line) &&
    !ONLY_SUFFIX.test(text) &&
    !/^\S+:(?= )/.test(text) &&
    digits <= (COMPANY_SUFFIX.test(text) ? MAX_DIGITS.company : MAX_DIGITS.name) &&
    !PHRASES.test(text) &&
    !GREETING.test(text) &&
    (text.match(MENU)?.length ?? 0) < MENU_WORDS &&
    !STREET.test(text) &&
    !CONTACT.test(text) &&
    !onlyLabels(line)
  );
}

/** A sentence for customers, such as `A cor do seu sonho desde 1987`. */
export function looksLikeSlogan(line: Line): boolean {
  const text = foldedOf(line.terms);
  const telling = text.match(SLOGAN_WORD)?.length ?? 0;
  return line.terms.length >= SLOGAN.words && telling >= SLOGAN.telling && !COMPANY_SUFFIX.test(text);
}

export function cleanName(terms: readonly Term[]): string {
  return textOf(terms).replace(/^[^\p{L}\d]+|[^\p{L}\d.)]+$/gu, '');
}
