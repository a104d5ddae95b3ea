import {dataCivil} from '@clube/domain';
import {printDate} from '@clube/seeds/desenho';
import type {Vista} from './dano/visibilidade';
import type {ItemVerdade} from './gerador/desenho';
import {somas, type Recibo} from './gerador/recibo';

/** The fields that are measured, as the tables call them. */
export const CAMPOS_PROVA = [
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
export type CampoProva = (typeof CAMPOS_PROVA)[number];

/** What a receipt really says; amounts in cents. */
export interface Verdade {
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
  itens: ItemVerdade[];
}

export const FORMAS = [
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
export type Forma = (typeof FORMAS)[number];

/** What a reading has to say aloud. */
export const AVISOS_ESPERADOS = ['homologacao', 'cancelada', 'duas_notas'] as const;
export type AvisoEsperado = (typeof AVISOS_ESPERADOS)[number];

/** A document to be read, with its truth. */
export interface Prova {
  id: string;
  conjunto: 'proprio' | 'alheio';
  layout: string;
  forma: Forma;
  /** Absolute paths once the document lies on disk. */
  arquivos: {nome: string; mime: string}[];
  /** Sheets or pictures: what the time for reading is counted by. */
  paginas: number;
  /** A machine-readable code is wholly there, as far as a person can see. */
  codigoVisivel: boolean;
  /** What a person could read off this document. */
  visiveis: CampoProva[];
  verdade: Verdade;
  avisos: AvisoEsperado[];
  /** The other receipt in the same picture. */
  outra?: Verdade;
}

export function verdadeDe(recibo: Recibo, itens: ItemVerdade[]): Verdade {
  const {emitente, chave, numero, emissao} = recibo;
  const {total, descontos} = somas(recibo);
  return {
    chave,
    numero,
    cnpj: emitente.cnpj,
    lojas: [emitente.razaoSocial, emitente.nomeFantasia],
    cidade: emitente.endereco.cidade,
    uf: emitente.endereco.uf,
    data: dataCivil(emissao),
    total,
    descontos,
    itens,
  };
}

const nu = (texto: string) =>
  texto
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');

/** The fields that stand in what can be seen of a document. */
export function camposVisiveis({textos, codigo}: Vista, verdade: Verdade, emissao: Date): CampoProva[] {
  const tudo = nu(textos.join(' '));
  const tem = (texto: string | number) => tudo.includes(nu(String(texto)));
  const chave = codigo || tem(verdade.chave);
  const visto: Record<CampoProva, boolean> = {
    chave,
    numero: chave || tem(`N${verdade.numero}`),
    cnpj: chave || tem(verdade.cnpj),
    loja: verdade.lojas.some(tem),
    cidade: tem(verdade.cidade),
    uf: chave || tem(verdade.cidade),
    data: tem(printDate(emissao)),
    total: tem(verdade.total),
    descontos: verdade.descontos === 0 || tem(verdade.descontos),
    itens: verdade.itens.every(
      item => tem(item.nome.slice(0, 12)) && (tem(item.subTotal + item.valorDesconto) || tem(item.subTotal)),
    ),
  };
  return CAMPOS_PROVA.filter(campo => visto[campo]);
}
