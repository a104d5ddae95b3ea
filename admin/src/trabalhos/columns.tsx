import type {Schema} from '@clube/api-client';
import type {Column} from '../components/grid/columns';
import {Progress} from '../components/work/Progress';
import {RowState, WorkState} from './state';

export type Work = Schema<'Trabalho'>;
export type WorkRow = Schema<'TrabalhoLinha'>;

export const addressOfWork = ({id}: Pick<Work, 'id'>): string => `/painel/trabalhos/${id}`;

export const COLUMNS: readonly Column<Work>[] = [
  {kind: 'text', field: 'titulo', title: 'Trabalho', main: true, to: addressOfWork},
  {kind: 'status', field: 'estado', title: 'Situação', cell: work => <WorkState work={work} />},
  {
    kind: 'custom',
    field: 'feitos',
    title: 'Andamento',
    width: 230,
    files: ['feitos', 'total'],
    cell: work => <Progress work={work} />,
  },
  {kind: 'number', field: 'falhas', title: 'Falhas'},
  {kind: 'text', field: 'usuario', title: 'Quem iniciou'},
  {kind: 'moment', field: 'criadoEm', title: 'Início'},
  {kind: 'text', field: 'id', title: 'Nº', sortable: true, width: 64},
];

export const ROW_COLUMNS: readonly Column<WorkRow>[] = [
  {kind: 'number', field: 'id', title: 'Linha', sortable: true},
  {
    kind: 'text',
    field: 'nome',
    title: 'Registro',
    main: true,
    value: ({nome, chave}) => nome ?? chave,
    files: ['nome', 'chave'],
    note: ({nome, chave}) => nome && `id ${chave}`,
  },
  {kind: 'status', field: 'estado', title: 'Resultado', cell: ({estado}) => <RowState estado={estado} />},
  {kind: 'text', field: 'mensagem', title: 'Motivo', width: 260},
];
