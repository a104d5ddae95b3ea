import type {Schema} from '@clube/api-client';
import type {ListColumn} from '../components/grid/columns';
import {Progress} from '../components/work/Progress';
import {RowState, WorkState} from './state';

export type Work = Schema<'Trabalho'>;
export type WorkRow = Schema<'TrabalhoLinha'>;

export const addressOfWork = ({id}: Pick<Work, 'id'>): string => `/painel/trabalhos/${id}`;

export const COLUMNS: readonly ListColumn<Work>[] = [
  {kind: 'text', field: 'titulo', main: true, to: addressOfWork},
  {kind: 'status', field: 'estado', cell: work => <WorkState work={work} />},
  {
    kind: 'custom',
    field: 'feitos',
    title: 'Andamento',
    width: 230,
    files: ['feitos', 'total'],
    cell: work => <Progress work={work} />,
  },
  {kind: 'number', field: 'falhas'},
  {kind: 'text', field: 'usuario'},
  {kind: 'moment', field: 'criadoEm'},
  {kind: 'text', field: 'id', sortable: true, width: 64},
];

export const ROW_COLUMNS: readonly ListColumn<WorkRow>[] = [
  {kind: 'number', field: 'id', sortable: true},
  {
    kind: 'text',
    field: 'nome',
    main: true,
    value: ({nome, chave}) => nome ?? chave,
    files: ['nome', 'chave'],
    note: ({nome, chave}) => nome && `id ${chave}`,
  },
  {kind: 'status', field: 'estado', cell: ({estado}) => <RowState estado={estado} />},
  {kind: 'text', field: 'mensagem', width: 260},
];
