import {conferenciaDoCampo, type Contexto} from './field-check.ts';
import {PEDE_DECISAO, linhasLidas} from './lines.ts';
import {CAMPOS_PREENCHIDOS, type CampoPreenchido} from './fill.ts';
import type {NotaLida} from './types';
import type {VendaEmEdicao} from '../venda';

/** Something that a person should look at before the receipt is scored. */
export type Duvida = {campo: CampoPreenchido} | {linha: number};

/** The open questions in the order of the screen: fields, then lines. */
export function duvidasDaVenda(contexto: Contexto): Duvida[] {
  const {lida, venda} = contexto;
  const campos = CAMPOS_PREENCHIDOS.filter(campo => conferenciaDoCampo(campo, contexto)?.tom === 'duvida');
  const linhas = linhasLidas(lida?.itens ?? [], venda).filter(({estado}) => PEDE_DECISAO.has(estado));
  return [...campos.map(campo => ({campo})), ...linhas.map(({indice}) => ({linha: indice}))];
}

const ordem = (duvida: Duvida): number =>
  'campo' in duvida ? CAMPOS_PREENCHIDOS.indexOf(duvida.campo) : CAMPOS_PREENCHIDOS.length + duvida.linha;

/** The next question after the place one is at, and around again from the start; undefined when there is none. */
export function proximaDuvida(duvidas: readonly Duvida[], aqui: Duvida | undefined): Duvida | undefined {
  const depois = aqui && duvidas.find(duvida => ordem(duvida) > ordem(aqui));
  return depois ?? duvidas[0];
}

/**
 * Something is to be read before anything is answered: a contradiction, a possible duplicate, a late receipt. Why a
 * receipt could not be read changes nothing of the work.
 */
const temAviso = ({estado, avisos, possivelDuplicata, atrasada}: NotaLida): boolean =>
  atrasada ||
  possivelDuplicata !== null ||
  avisos.some(({gravidade}) => (estado === 'lida' ? gravidade !== 'informacao' : gravidade === 'erro'));

/**
 * Where a person begins: at the first empty field of an unread receipt, else at the first open question; undefined
 * where there is none, or where the receipt has something to be read first.
 */
export function ondeComecar(
  lida: NotaLida | undefined,
  venda: VendaEmEdicao,
  duvidas: readonly Duvida[],
): Duvida | undefined {
  if (!lida || lida.estado === 'em_leitura' || temAviso(lida)) return undefined;
  if (lida.estado === 'lida') return duvidas[0];
  const vazio = CAMPOS_PREENCHIDOS.find(campo => campo !== 'cidadeLoja' && !venda[campo]);
  return vazio && {campo: vazio};
}

export const ehLinha = (duvida: Duvida): duvida is {linha: number} => 'linha' in duvida;
