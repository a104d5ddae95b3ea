import type {Schema} from '@clube/api-client';
import type {ListColumn} from '../components/grid/columns';
import {BatchJobProgress} from '../components/batch-jobs/BatchJobProgress';
import {RowState, BatchJobState} from './state';

export type BatchJob = Schema<'Trabalho'>;
export type BatchJobRow = Schema<'TrabalhoLinha'>;

export const addressOfBatchJob = ({id}: Pick<BatchJob, 'id'>): string => `/painel/trabalhos/${id}`;

export const COLUMNS: readonly ListColumn<BatchJob>[] = [
  {kind: 'text', field: 'titulo', main: true, to: addressOfBatchJob},
  {kind: 'status', field: 'estado', cell: batchJob => <BatchJobState batchJob={batchJob} />},
  {
    kind: 'custom',
    field: 'feitos',
    title: 'Andamento',
    width: 230,
    files: ['feitos', 'total'],
    cell: batchJob => <BatchJobProgress batchJob={batchJob} />,
  },
  {kind: 'number', field: 'falhas'},
  {kind: 'text', field: 'usuario'},
  {kind: 'timestamp', field: 'criadoEm'},
  {kind: 'text', field: 'id', sortable: true, width: 64},
];

export const ROW_COLUMNS: readonly ListColumn<BatchJobRow>[] = [
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
