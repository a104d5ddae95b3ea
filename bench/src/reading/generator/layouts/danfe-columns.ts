import type {Align} from '@clube/seeds/drawing';
import type {NumberFormats} from '../number-formats';
import {gross, type ReceiptItem} from '../receipt';

interface Column {
  label: string;
  share: number;
  align: Align;
  value: (item: ReceiptItem, formats: NumberFormats, index: number) => string;
  /** Whether long texts are wrapped instead of cut. */
  wraps?: boolean;
}

const zero = () => '0,00';

const codigo: Column = {label: 'CÓDIGO', share: 58, align: 'left', value: item => item.codigo};
const nome: Column = {
  label: 'DESCRIÇÃO DO PRODUTO / SERVIÇO',
  share: 176,
  align: 'left',
  value: item => item.descricao,
  wraps: true,
};
const ncm: Column = {label: 'NCM/SH', share: 38, align: 'center', value: item => item.ncm};
const cst: Column = {label: 'O/CST', share: 22, align: 'center', value: () => '060'};
const cfop: Column = {label: 'CFOP', share: 23, align: 'center', value: () => '5405'};
const un: Column = {label: 'UN', share: 19, align: 'center', value: item => item.unidade};
const qtde: Column = {label: 'QUANT', share: 42, align: 'right', value: (item, e) => e.quantity(item.qtde)};
const price: Column = {label: 'VALOR UNIT', share: 48, align: 'right', value: (item, e) => e.price(item.price)};
const discount: Column = {
  label: 'VALOR DESC',
  share: 40,
  align: 'right',
  value: (item, e) => e.money(item.discount),
};
const total: Column = {label: 'VALOR TOTAL', share: 48, align: 'right', value: (item, e) => e.money(gross(item))};
const base: Column = {label: 'B.CÁLC ICMS', share: 40, align: 'right', value: zero};
const icms: Column = {label: 'VALOR ICMS', share: 38, align: 'right', value: zero};
const ipi: Column = {label: 'VALOR IPI', share: 34, align: 'right', value: zero};
const taxRate: Column = {label: 'ALÍQ. ICMS', share: 28, align: 'right', value: zero};
const ipiRate: Column = {label: 'ALÍQ. IPI', share: 26, align: 'right', value: zero};
const gtin: Column = {label: 'EAN', share: 60, align: 'left', value: item => item.gtin || 'SEM GTIN'};
const numero: Column = {label: 'ITEM', share: 20, align: 'center', value: (_item, _e, i) => String(i + 1)};

/** The columns of one system's table of products, in their order, with their headings. */
export interface Table {
  columns: Column[];
  discountOnLine: boolean;
}

const com = (column: Column, label: string): Column => ({...column, label});

export const TABLES: readonly Table[] = [
  {
    columns: [codigo, nome, ncm, cst, cfop, un, qtde, price, discount, total, base, icms, taxRate],
    discountOnLine: true,
  },
  {
    columns: [codigo, nome, ncm, cst, cfop, un, qtde, price, total, base, icms, ipi, taxRate, ipiRate],
    discountOnLine: false,
  },
  {
    columns: [
      numero,
      com(codigo, 'CÓD. PROD.'),
      com(nome, 'DESCRIÇÃO DOS PRODUTOS'),
      com(qtde, 'QTDE.'),
      com(un, 'UNID.'),
      com(price, 'V. UNITÁRIO'),
      com(discount, 'V. DESC.'),
      com(total, 'V. TOTAL'),
      ncm,
      cst,
      cfop,
      com(base, 'BC ICMS'),
      com(icms, 'V. ICMS'),
    ],
    discountOnLine: true,
  },
  {
    columns: [
      com(nome, 'DISCRIMINAÇÃO'),
      com(codigo, 'REFERÊNCIA'),
      gtin,
      ncm,
      com(cfop, 'CFOP'),
      com(un, 'UND'),
      com(price, 'PREÇO UN.'),
      com(qtde, 'QTD'),
      com(total, 'VL. TOTAL'),
      base,
      icms,
    ],
    discountOnLine: false,
  },
];
