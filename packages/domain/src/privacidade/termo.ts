import type {CivilDate} from '../values/dates.js';

/** The documents that painters agree to, each with numbered versions. */
export const CONSENT_DOCUMENTS = ['regulamento', 'privacidade', 'compartilhamento', 'imagem', 'diretorio'] as const;
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number];

/** A section of such a document: a heading and its content. */
export interface TermoSection {
  titulo: string;
  paragrafos?: readonly string[];
  itens?: readonly string[];
}

/** One version of a document. Published versions are never changed; a change is a new version. */
export interface Termo {
  documento: ConsentDocument;
  versao: number;
  /** The day from which it is in force, in São Paulo. */
  vigenteDesde: CivilDate;
  /** Whether painters who agreed to an earlier version have to agree again. */
  pedeAceite: boolean;
  /** The changes, in one sentence; absent in a first version. */
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
