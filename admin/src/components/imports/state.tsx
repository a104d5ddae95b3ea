import {IMPORTACAO_STATES, IMPORTACAO_STATE_LABELS, LINHA_STATE_LABELS} from '@clube/domain';
import type {Schema} from '@clube/api-client';
import type {IconName} from '@clube/ui';
import {StateChip, type Tone} from '../StateChip';
import type {Import} from './kind';

export type ImportLine = Schema<'ImportacaoLinha'>;

const APPEARANCE: Readonly<Record<Import['estado'], {tone: Tone; icon?: IconName}>> = {
  recebida: {tone: 'waiting'},
  conferindo: {tone: 'info', icon: 'rotate'},
  conferida: {tone: 'waiting'},
  gravando: {tone: 'info', icon: 'rotate'},
  concluida: {tone: 'ok'},
  desfazendo: {tone: 'info', icon: 'rotate'},
  desfeita: {tone: 'neutral'},
  falhou: {tone: 'error'},
  cancelada: {tone: 'neutral'},
};
const LINES: Readonly<Record<ImportLine['situacao'], {tone: Tone; icon?: IconName}>> = {
  erro: {tone: 'error'},
  nova: {tone: 'ok', icon: 'plus'},
  mudada: {tone: 'info', icon: 'pencil'},
  igual: {tone: 'neutral', icon: 'check'},
};

export const STATE_OPTIONS = IMPORTACAO_STATES.map(value => ({value, text: IMPORTACAO_STATE_LABELS[value]}));

/** The state of an import. */
export function ImportState({estado}: Pick<Import, 'estado'>) {
  return <StateChip {...APPEARANCE[estado]}>{IMPORTACAO_STATE_LABELS[estado]}</StateChip>;
}

/** The state of one line: what writing it would do, or did. */
export function LineState({situacao}: Pick<ImportLine, 'situacao'>) {
  return <StateChip {...LINES[situacao]}>{LINHA_STATE_LABELS[situacao]}</StateChip>;
}
