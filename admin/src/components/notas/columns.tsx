import type {Column} from '../grid/columns';
import {NotaStateChip} from './NotaStateChip';
import {FileButton} from './FileButton';
import type {Nota} from './types';

/** What became of each receipt, beside whose it is. */
export const FATE_COLUMNS = [
  {kind: 'number', field: 'id', title: 'Nota', width: 84},
  {kind: 'moment', field: 'criadoEm', title: 'Enviada em', sortable: true, width: 140},
  {
    kind: 'status',
    field: 'estado',
    title: 'Situação',
    width: 150,
    files: ['estado', 'reprovadoMotivo'],
    cell: ({estado}) => <NotaStateChip estado={estado} />,
    note: ({reprovadoMotivo}) => reprovadoMotivo,
  },
  {kind: 'points', field: 'pontos', title: 'Pontos', width: 84},
  {kind: 'text', field: 'loja', title: 'Loja', width: 170},
  {kind: 'money', field: 'total', title: 'Total', width: 110},
  {
    kind: 'moment',
    field: 'decididaEm',
    title: 'Decidida em',
    width: 150,
    files: ['decididaPor', 'decididaEm'],
    note: ({decididaPor}) => decididaPor,
  },
  {
    kind: 'actions',
    field: 'acoes',
    title: 'Ações',
    width: 60,
    cell: nota => <FileButton file={nota} description={`nota ${nota.id}`} />,
  },
] as const satisfies readonly Column<Nota>[];
