import type {Pedido} from '../../gerador/criar-recibo';
import type {LayoutAlheio} from '../pagina';
import {bobina48, cupomLateral} from './cupons';
import {danfeDeitada, danfeFaixas, danfePreco, danfeSerifa} from './danfes';
import {consultaCompleta, portalPaineis, portalTabela} from './portais';
import {satOutro} from './sat-estreito';

export interface EntradaAlheia {
  desenhar: LayoutAlheio;
  pedido: Pedido;
}

const cupom: Pedido = {modelo: '65', itens: [1, 9], fracoes: true};
const nota: Pedido = {modelo: '55', itens: [1, 14], fracoes: true};

/** Imitations of documents that others make. */
export const ALHEIOS = {
  bobina48: {desenhar: bobina48, pedido: cupom},
  'cupom-lateral': {desenhar: cupomLateral, pedido: cupom},
  'sat-outro': {desenhar: satOutro, pedido: {modelo: '59', itens: [1, 7], fracoes: true}},
  'portal-tabela': {desenhar: portalTabela, pedido: cupom},
  'portal-paineis': {desenhar: portalPaineis, pedido: cupom},
  'consulta-completa': {desenhar: consultaCompleta, pedido: {...nota, itens: [1, 6], frete: true}},
  'danfe-preco': {desenhar: danfePreco, pedido: nota},
  'danfe-serifa': {desenhar: danfeSerifa, pedido: nota},
  'danfe-deitada': {desenhar: danfeDeitada, pedido: {...nota, itens: [1, 9]}},
  'danfe-faixas': {desenhar: danfeFaixas, pedido: {...nota, itens: [3, 60]}},
} as const satisfies Record<string, EntradaAlheia>;

export type NomeAlheio = keyof typeof ALHEIOS;
export const NOMES_ALHEIOS = Object.keys(ALHEIOS) as NomeAlheio[];
