import type {CivilDate} from '../values/dates.js';

/** What a painter agrees to: each is a text that people can read, in numbered versions. */
export const CONSENT_DOCUMENTS = ['regulamento', 'privacidade', 'compartilhamento', 'imagem', 'diretorio'] as const;
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number];

/** A part of a text that binds: a heading and what stands below it. */
export interface TermoSection {
  titulo: string;
  paragrafos?: readonly string[];
  itens?: readonly string[];
}

/** One version of a text. What was published once is never changed: a change is another version. */
export interface Termo {
  documento: ConsentDocument;
  versao: number;
  /** The day from which it counts, in São Paulo. */
  vigenteDesde: CivilDate;
  /** Whether who agreed to an earlier version has to agree again. */
  pedeAceite: boolean;
  /** What is new in it, in a sentence; absent in a first version. */
  mudancas?: string;
  secoes: readonly TermoSection[];
}

export const TERMO_TITLES: Readonly<Record<ConsentDocument, string>> = {
  regulamento: 'Regulamento',
  privacidade: 'Política de privacidade',
  compartilhamento: 'Termo de compartilhamento de dados',
  imagem: 'Uso do seu nome e da sua imagem',
  diretorio: 'Aparecer no Ache Seu Pintor',
};
