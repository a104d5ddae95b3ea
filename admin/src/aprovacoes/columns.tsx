import type {Schema} from '@clube/api-client';
import {APPROVAL_STATE_LABELS} from '@clube/domain';
import {Badge, IconButton} from '@clube/ui';
import type {ListColumn} from '../components/grid/columns';
import {currentUsuario} from '../providers/session';

export type Aprovacao = Schema<'Aprovacao'>;
export type Decision = 'aprovar' | 'recusar' | 'retirar';

const DECISIONS = [
  ['aprovar', 'check', 'Aprovar'],
  ['recusar', 'crossed', 'Recusar'],
] as const;
const WITHDRAWAL = [['retirar', 'crossed', 'Retirar']] as const;

/** Nobody decides on a request of their own, but may withdraw it. */
const decisionsOf = ({pedidaPorId}: Aprovacao) =>
  pedidaPorId !== null && pedidaPorId === currentUsuario()?.id ? WITHDRAWAL : DECISIONS;

const TONES = {aberta: 'waiting', aprovada: 'ok', recusada: 'error', retirada: 'neutral'} as const;

export const columnsOf = (decide: (what: Decision, request: Aprovacao) => void): readonly ListColumn<Aprovacao>[] => [
  {
    kind: 'text',
    field: 'resumo',
    main: true,
    files: ['titulo', 'resumo'],
    note: ({titulo}) => titulo,
  },
  {kind: 'text', field: 'excessos', width: 220},
  {kind: 'text', field: 'pedidaPor', width: 130},
  {kind: 'timestamp', field: 'pedidaEm'},
  {
    kind: 'status',
    field: 'estado',
    cell: ({estado}) => <Badge tone={TONES[estado]}>{APPROVAL_STATE_LABELS[estado]}</Badge>,
  },
  {
    kind: 'text',
    field: 'decididaPor',
    width: 160,
    hidden: true,
    files: ['decididaPor', 'decididaEm', 'motivo'],
    value: ({decididaPor}) => decididaPor,
    note: ({motivo}) => motivo,
  },
  {kind: 'number', field: 'id', sortable: true, width: 88, hidden: true},
  {
    kind: 'actions',
    field: 'acoes',
    title: 'Ações',
    width: 96,
    cell: request =>
      request.estado === 'aberta' &&
      decisionsOf(request).map(([what, icon, label]) => (
        <IconButton
          key={what}
          icon={icon}
          size={18}
          label={`${label} o pedido ${request.id}`}
          onClick={() => decide(what, request)}
        />
      )),
  },
];
