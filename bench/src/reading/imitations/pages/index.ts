import type {ReceiptRequest} from '../../generator/create-receipt';
import type {ImitationLayout} from '../page';
import {cupom48Columns, cupomQrBeside} from './cupons';
import {landscapeDanfe, stripedDanfe, pricedDanfe, serifDanfe} from './danfes';
import {fullLookup, panelPortal, tablePortal} from './portals';
import {otherSat} from './sat-narrow';

export interface ImitationEntry {
  draw: ImitationLayout;
  request: ReceiptRequest;
}

const cupom: ReceiptRequest = {modelo: '65', itens: [1, 9], fractions: true};
const notaFiscal: ReceiptRequest = {modelo: '55', itens: [1, 14], fractions: true};

/** Imitations of documents of other programs, by name. */
export const IMITATIONS = {
  bobina48: {draw: cupom48Columns, request: cupom},
  'cupom-lateral': {draw: cupomQrBeside, request: cupom},
  'sat-outro': {draw: otherSat, request: {modelo: '59', itens: [1, 7], fractions: true}},
  'portal-tabela': {draw: tablePortal, request: cupom},
  'portal-paineis': {draw: panelPortal, request: cupom},
  'consulta-completa': {draw: fullLookup, request: {...notaFiscal, itens: [1, 6], freight: true}},
  'danfe-preco': {draw: pricedDanfe, request: notaFiscal},
  'danfe-serifa': {draw: serifDanfe, request: notaFiscal},
  'danfe-deitada': {draw: landscapeDanfe, request: {...notaFiscal, itens: [1, 9]}},
  'danfe-faixas': {draw: stripedDanfe, request: {...notaFiscal, itens: [3, 60]}},
} as const satisfies Record<string, ImitationEntry>;

export type ImitationName = keyof typeof IMITATIONS;
export const IMITATION_NAMES = Object.keys(IMITATIONS) as ImitationName[];
