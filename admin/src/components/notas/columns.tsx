import type {Column} from '../grid/columns';
import {FlaggedName} from '../RedeFlag';
import {NotaStateChip} from './NotaStateChip';
import {FileButton} from './FileButton';
import type {Nota} from './types';

/** The columns of a receipt's result, apart from its painter. */
export const OUTCOME_COLUMNS = [
  {kind: 'number', field: 'id', title: 'Nota', width: 64},
  {kind: 'timestamp', field: 'criadoEm', title: 'Enviada em', sortable: true, width: 132},
  {
    kind: 'status',
    field: 'estado',
    title: 'Situação',
    width: 122,
    files: ['estado', 'reprovadoMotivo'],
    cell: ({estado}) => <NotaStateChip estado={estado} />,
    note: ({reprovadoMotivo}) => reprovadoMotivo,
  },
  {kind: 'points', field: 'pontos', title: 'Pontos', width: 70},
  {
    kind: 'text',
    field: 'loja',
    title: 'Loja',
    width: 140,
    cell: ({loja, redeAntifraude}) => <FlaggedName name={loja} rede={redeAntifraude} />,
  },
  {kind: 'money', field: 'total', title: 'Total', width: 104},
  {
    kind: 'timestamp',
    field: 'decididaEm',
    title: 'Decidida em',
    width: 132,
    files: ['decididaPor', 'decididaEm'],
    note: ({decididaPor}) => decididaPor,
  },
  {
    kind: 'actions',
    field: 'acoes',
    title: 'Ações',
    width: 48,
    cell: nota => <FileButton file={nota} description={`nota ${nota.id}`} />,
  },
] as const satisfies readonly Column<Nota>[];
