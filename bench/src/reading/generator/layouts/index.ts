import type {ReceiptRequest} from '../create-receipt';
import type {Layout} from '../drawing';
import {cupom58} from './cupom58';
import {cupom80, portraitDanfe} from './from-demo';
import {columnDanfe, multiPageDanfe, landscapeDanfe} from './danfes';
import {nfceA4} from './nfce-a4';
import {portal} from './portal';
import {sat} from './sat';

export interface LayoutEntry {
  draw: Layout;
  /** `fita`: the strip of a coupon printer; `folha`: a sheet. */
  paper: 'fita' | 'folha';
  request: ReceiptRequest;
}

/** The layouts by name, each with the kind of receipts it is for. */
export const LAYOUTS = {
  'nfce-80': {draw: cupom80, paper: 'fita', request: {modelo: '65', itens: [1, 8], shortCodigos: true}},
  'nfce-58': {draw: cupom58, paper: 'fita', request: {modelo: '65', itens: [1, 7], fractions: true}},
  sat: {draw: sat, paper: 'fita', request: {modelo: '59', itens: [1, 8], fractions: true}},
  'nfce-a4': {draw: nfceA4, paper: 'folha', request: {modelo: '65', itens: [1, 12], fractions: true}},
  portal: {draw: portal, paper: 'folha', request: {modelo: '65', itens: [1, 10], fractions: true}},
  'danfe-retrato': {
    draw: portraitDanfe,
    paper: 'folha',
    request: {modelo: '55', itens: [1, 12], shortCodigos: true},
  },
  'danfe-paisagem': {
    draw: landscapeDanfe,
    paper: 'folha',
    request: {modelo: '55', itens: [1, 9], fractions: true, freight: true},
  },
  'danfe-paginas': {draw: multiPageDanfe, paper: 'folha', request: {modelo: '55', itens: [45, 130], fractions: true}},
  'danfe-colunas': {draw: columnDanfe, paper: 'folha', request: {modelo: '55', itens: [2, 14], fractions: true}},
} as const satisfies Record<string, LayoutEntry>;

export type LayoutName = keyof typeof LAYOUTS;
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as LayoutName[];
