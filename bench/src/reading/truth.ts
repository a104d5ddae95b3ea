import {civilDateOf} from '@clube/domain';
import {printDate} from '@clube/seeds/drawing';
import type {View} from './damage/visibility';
import type {TruthItem} from './generator/drawing';
import {sums, type Receipt} from './generator/receipt';

/** The fields that are measured, as the tables call them. */
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

/** What a receipt really says; amounts in cents. */
export interface Truth {
  chave: string;
  numero: number;
  cnpj: string;
  /** Company and trade name: either is right. */
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

/** What a reading has to say aloud. */
export const EXPECTED_AVISOS = ['homologacao', 'cancelada', 'duas_notas'] as const;
export type ExpectedAviso = (typeof EXPECTED_AVISOS)[number];

/** A document to be read, with its truth. */
export interface Sample {
  id: string;
  conjunto: 'proprio' | 'alheio';
  layout: string;
  form: Form;
  /** Absolute paths once the document lies on disk. */
  files: {nome: string; mime: string}[];
  /** Sheets or pictures: what the time for reading is counted by. */
  pages: number;
  /** A machine-readable code is wholly there, as far as a person can see. */
  codeVisible: boolean;
  /** What a person could read off this document. */
  visible: SampleCampo[];
  truth: Truth;
  avisos: ExpectedAviso[];
  /** The other receipt in the same picture. */
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

/** The fields that stand in what can be seen of a document. */
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
