import {
  lastDigits,
  PEDIDO_STATE_LABELS,
  PEDIDO_TYPE_LABELS,
  type PedidoState,
  type SettablePedidoState,
} from '@clube/domain';
import {toTitleCase} from '../components/format/text';
import {reaisOrDash} from '../components/format/values';
import type {ListColumn} from '../components/grid/columns';
import {StateChip, type Tone} from '../components/StateChip';
import {RowMenu} from './RowMenu';
import type {Pedido} from './types';

const TONES: Readonly<Record<PedidoState, Tone>> = {
  pedido: 'waiting',
  enviado: 'info',
  confirmado: 'ok',
  entregue: 'ok',
  recusado: 'error',
  cancelado: 'neutral',
};

export const columnsOf = (act: (to: SettablePedidoState, pedido: Pedido) => void): ListColumn<Pedido>[] => [
  {kind: 'text', field: 'id', sortable: true, width: 64},
  {
    kind: 'text',
    field: 'tipo',
    width: 106,
    value: ({tipo}) => PEDIDO_TYPE_LABELS[tipo],
    files: ['tipo', 'motivo'],
    note: ({motivo}) => motivo,
  },
  {
    kind: 'text',
    field: 'parceiro',
    main: true,
    value: ({parceiro}) => toTitleCase(parceiro),
    to: ({cpf}) => `/painel/pintor/${cpf}`,
    files: ['parceiro', 'cpf', 'nome'],
    note: ({nome, parceiro}) => nome && nome !== parceiro && `no cartão: ${nome}`,
  },
  {
    kind: 'text',
    field: 'numero',
    width: 100,
    files: ['numero', 'codigoBarras'],
    value: ({numero}) => numero && `•••• ${lastDigits(numero)}`,
  },
  {
    kind: 'money',
    field: 'valor',
    total: true,
    width: 100,
    cell: ({valor}) => <span>{reaisOrDash(valor)}</span>,
  },
  {
    kind: 'text',
    field: 'idResgate',
    width: 76,
    to: ({idResgate}) => (idResgate === null ? undefined : `/painel/resgates/${idResgate}`),
  },
  {
    kind: 'status',
    field: 'estado',
    width: 138,
    cell: ({estado}) => <StateChip tone={TONES[estado]}>{PEDIDO_STATE_LABELS[estado]}</StateChip>,
  },
  {kind: 'date', field: 'pedidoEm', width: 110},
  {kind: 'text', field: 'entregaEndereco', hidden: true},
  {
    kind: 'actions',
    field: 'acoes',
    title: 'Ações',
    width: 52,
    cell: pedido => <RowMenu pedido={pedido} onChoose={to => act(to, pedido)} />,
  },
];
