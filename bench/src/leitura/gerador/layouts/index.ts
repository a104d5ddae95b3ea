import type {Pedido} from '../criar-recibo';
import type {Layout} from '../desenho';
import {cupom58} from './cupom58';
import {cupom80, danfeRetrato} from './da-demo';
import {danfeColunas, danfePaginas, danfePaisagem} from './danfes';
import {nfceA4} from './nfce-a4';
import {portal} from './portal';
import {sat} from './sat';

export interface EntradaLayout {
  desenhar: Layout;
  /** A strip of a coupon printer or a sheet. */
  papel: 'fita' | 'folha';
  pedido: Pedido;
}

/** The layouts by name, each with the receipts it is used for. */
export const LAYOUTS = {
  'nfce-80': {desenhar: cupom80, papel: 'fita', pedido: {modelo: '65', itens: [1, 8], codigosCurtos: true}},
  'nfce-58': {desenhar: cupom58, papel: 'fita', pedido: {modelo: '65', itens: [1, 7], fracoes: true}},
  sat: {desenhar: sat, papel: 'fita', pedido: {modelo: '59', itens: [1, 8], fracoes: true}},
  'nfce-a4': {desenhar: nfceA4, papel: 'folha', pedido: {modelo: '65', itens: [1, 12], fracoes: true}},
  portal: {desenhar: portal, papel: 'folha', pedido: {modelo: '65', itens: [1, 10], fracoes: true}},
  'danfe-retrato': {
    desenhar: danfeRetrato,
    papel: 'folha',
    pedido: {modelo: '55', itens: [1, 12], codigosCurtos: true},
  },
  'danfe-paisagem': {
    desenhar: danfePaisagem,
    papel: 'folha',
    pedido: {modelo: '55', itens: [1, 9], fracoes: true, frete: true},
  },
  'danfe-paginas': {desenhar: danfePaginas, papel: 'folha', pedido: {modelo: '55', itens: [45, 130], fracoes: true}},
  'danfe-colunas': {desenhar: danfeColunas, papel: 'folha', pedido: {modelo: '55', itens: [2, 14], fracoes: true}},
} as const satisfies Record<string, EntradaLayout>;

export type NomeLayout = keyof typeof LAYOUTS;
export const NOMES_LAYOUT = Object.keys(LAYOUTS) as NomeLayout[];
