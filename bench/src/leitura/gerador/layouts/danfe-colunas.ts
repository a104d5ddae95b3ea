import type {Align} from '@clube/seeds/desenho';
import type {Escrita} from '../escrita';
import {bruto, type ItemRecibo} from '../recibo';

interface Coluna {
  rotulo: string;
  parte: number;
  align: Align;
  valor: (item: ItemRecibo, escrita: Escrita, indice: number) => string;
  /** Broken into several lines rather than cut. */
  quebra?: boolean;
}

const zero = () => '0,00';

const codigo: Coluna = {rotulo: 'CÓDIGO', parte: 58, align: 'left', valor: item => item.codigo};
const nome: Coluna = {
  rotulo: 'DESCRIÇÃO DO PRODUTO / SERVIÇO',
  parte: 176,
  align: 'left',
  valor: item => item.descricao,
  quebra: true,
};
const ncm: Coluna = {rotulo: 'NCM/SH', parte: 38, align: 'center', valor: item => item.ncm};
const cst: Coluna = {rotulo: 'O/CST', parte: 22, align: 'center', valor: () => '060'};
const cfop: Coluna = {rotulo: 'CFOP', parte: 23, align: 'center', valor: () => '5405'};
const un: Coluna = {rotulo: 'UN', parte: 19, align: 'center', valor: item => item.unidade};
const qtde: Coluna = {rotulo: 'QUANT', parte: 42, align: 'right', valor: (item, e) => e.quantidade(item.qtde)};
const preco: Coluna = {rotulo: 'VALOR UNIT', parte: 48, align: 'right', valor: (item, e) => e.preco(item.preco)};
const desconto: Coluna = {
  rotulo: 'VALOR DESC',
  parte: 40,
  align: 'right',
  valor: (item, e) => e.dinheiro(item.desconto),
};
const total: Coluna = {rotulo: 'VALOR TOTAL', parte: 48, align: 'right', valor: (item, e) => e.dinheiro(bruto(item))};
const base: Coluna = {rotulo: 'B.CÁLC ICMS', parte: 40, align: 'right', valor: zero};
const icms: Coluna = {rotulo: 'VALOR ICMS', parte: 38, align: 'right', valor: zero};
const ipi: Coluna = {rotulo: 'VALOR IPI', parte: 34, align: 'right', valor: zero};
const aliquota: Coluna = {rotulo: 'ALÍQ. ICMS', parte: 28, align: 'right', valor: zero};
const aliquotaIpi: Coluna = {rotulo: 'ALÍQ. IPI', parte: 26, align: 'right', valor: zero};
const gtin: Coluna = {rotulo: 'EAN', parte: 60, align: 'left', valor: item => item.gtin || 'SEM GTIN'};
const numero: Coluna = {rotulo: 'ITEM', parte: 20, align: 'center', valor: (_item, _e, i) => String(i + 1)};

/** The order and the words of one system's table of products. */
export interface Tabela {
  colunas: Coluna[];
  descontoNaLinha: boolean;
}

const com = (coluna: Coluna, rotulo: string): Coluna => ({...coluna, rotulo});

export const TABELAS: readonly Tabela[] = [
  {
    colunas: [codigo, nome, ncm, cst, cfop, un, qtde, preco, desconto, total, base, icms, aliquota],
    descontoNaLinha: true,
  },
  {
    colunas: [codigo, nome, ncm, cst, cfop, un, qtde, preco, total, base, icms, ipi, aliquota, aliquotaIpi],
    descontoNaLinha: false,
  },
  {
    colunas: [
      numero,
      com(codigo, 'CÓD. PROD.'),
      com(nome, 'DESCRIÇÃO DOS PRODUTOS'),
      com(qtde, 'QTDE.'),
      com(un, 'UNID.'),
      com(preco, 'V. UNITÁRIO'),
      com(desconto, 'V. DESC.'),
      com(total, 'V. TOTAL'),
      ncm,
      cst,
      cfop,
      com(base, 'BC ICMS'),
      com(icms, 'V. ICMS'),
    ],
    descontoNaLinha: true,
  },
  {
    colunas: [
      com(nome, 'DISCRIMINAÇÃO'),
      com(codigo, 'REFERÊNCIA'),
      gtin,
      ncm,
      com(cfop, 'CFOP'),
      com(un, 'UND'),
      com(preco, 'PREÇO UN.'),
      com(qtde, 'QTD'),
      com(total, 'VL. TOTAL'),
      base,
      icms,
    ],
    descontoNaLinha: false,
  },
];
