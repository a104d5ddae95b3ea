import {civilDateOf} from '@clube/domain';
import {printDate} from '@clube/seeds/drawing';
import type {View} from './damage/visibility';
import type {TruthItem} from './generator/drawing';
import {sums, type Receipt} from './generator/receipt';

/** The measured fields, by their names in the tables. */
export const SAMPLE_CAMPOS = [
  'chave',
  'numero',
  'cnpj',
  'loja',
  'cidade',
  'uf',
  'data',
  'total',
  'descontos',
  'itens',
] as const;
export type SampleCampo = (typeof SAMPLE_CAMPOS)[number];

/** The expected values of a receipt; amounts in cents. */
export interface Truth {
  chave: string;
  numero: number;
  cnpj: string;
  /** Company and trade name; both are correct. */
  lojas: string[];
  cidade: string;
  uf: string;
  data: string;
  total: number;
  descontos: number;
  itens: TruthItem[];
}

export const FORMS = [
  'pdf',
  'pdf-imagem',
  'foto-0',
  'foto-1',
  'foto-2',
  'foto-3',
  'foto-4',
  'foto-duas',
  'foto-partes',
  'xml',
] as const;
export type Form = (typeof FORMS)[number];

/** The notices that a reading must report. */
export const EXPECTED_AVISOS = ['homologacao', 'cancelada', 'duas_notas'] as const;
export type ExpectedAviso = (typeof EXPECTED_AVISOS)[number];

/** A document to be read, with its expected values. */
export interface Sample {
  id: string;
  conjunto: 'proprio' | 'alheio';
  layout: string;
  form: Form;
  /** File names; absolute paths when the document is on disk. */
  files: {nome: string; mime: string}[];
  /** Number of sheets or pictures, by which reading times are divided. */
  pages: number;
  /** Whether a machine-readable code is completely visible to a person. */
  codeVisible: boolean;
  /** The fields that a person could read on this document. */
  visible: SampleCampo[];
  truth: Truth;
  avisos: ExpectedAviso[];
  /** The expected values of the other receipt in the same picture. */
  other?: Truth;
}

export function truthOf(receipt: Receipt, itens: TruthItem[]): Truth {
  const {issuer, chave, numero, issuedAt} = receipt;
  const {total, descontos} = sums(receipt);
  return {
    chave,
    numero,
    cnpj: issuer.cnpj,
    lojas: [issuer.razaoSocial, issuer.nomeFantasia],
    cidade: issuer.endereco.cidade,
    uf: issuer.endereco.uf,
    data: civilDateOf(issuedAt),
    total,
    descontos,
    itens,
  };
}

const bare = (text: string) =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');

/** The fields whose values are in the visible parts of a document. */
export function visibleCampos({texts, codigo}: View, truth: Truth, issuedAt: Date): SampleCampo[] {
  const everything = bare(texts.join(' '));
  const has = (text: string | number) => everything.includes(bare(String(text)));
  const chave = codigo || has(truth.chave);
  const seen: Record<SampleCampo, boolean> = {
    chave,
    numero: chave || has(`N${truth.numero}`),
    cnpj: chave || has(truth.cnpj),
    loja: truth.lojas.some(has),
    cidade: has(truth.cidade),
    uf: chave || has(truth.cidade),
    data: has(printDate(issuedAt)),
    total: has(truth.total),
    descontos: truth.descontos === 0 || has(truth.descontos),
    itens: truth.itens.every(
      item => has(item.nome.slice(0, 12)) && (has(item.subTotal + item.valorDesconto) || has(item.subTotal)),
    ),
  };
  return SAMPLE_CAMPOS.filter(campo => seen[campo]);
}
