import {
  CANCELLED,
  IN_TRANSIT,
  DELIVERED,
  DELETED,
  NOT_DELIVERED,
  PAINEL_STATUS_LABELS,
  formatPontos,
  type ResgateStatus,
} from '@clube/domain';
import {Badge, type Column, type IconName, type BadgeTone} from '@clube/ui';
import {showDate} from '../../../base/formats';
import type {ExportColumn} from '../../../base/spreadsheet';
import {NoWrap} from '../../../components/Cells';
import type {ResgateRelatorio} from '../types';

const APPEARANCE: Readonly<Record<ResgateStatus, {tone: BadgeTone; icon?: IconName}>> = {
  [NOT_DELIVERED]: {tone: 'waiting'},
  [DELIVERED]: {tone: 'ok'},
  [IN_TRANSIT]: {tone: 'info', icon: 'truck'},
  [CANCELLED]: {tone: 'error'},
  [DELETED]: {tone: 'error'},
};

/** A cancelled delivery has no forecast. */
const forecast = ({status, previsaoEntrega}: ResgateRelatorio): string | null =>
  status === CANCELLED || status === DELETED ? null : previsaoEntrega;

const statusLabel = ({status}: ResgateRelatorio): string => PAINEL_STATUS_LABELS[status];

export const RESGATE_COLUMNS: readonly Column<ResgateRelatorio>[] = [
  {key: 'nome', title: 'Pintor', main: true, sortable: true, cell: ({nome}) => <b>{nome}</b>},
  {
    key: 'premio',
    title: 'Prêmio',
    sortable: true,
    cell: ({premio, qtde, obs}) => `${qtde > 1 ? `${qtde} × ` : ''}${premio}${obs ? ` (${obs})` : ''}`,
  },
  {
    key: 'pontosGastos',
    title: 'Pontos gastos',
    numeric: true,
    sortable: true,
    cell: ({pontosGastos}) => <b>{formatPontos(pontosGastos)}</b>,
  },
  {
    key: 'status',
    title: 'Situação',
    aside: true,
    sortable: true,
    cell: resgate => <Badge {...APPEARANCE[resgate.status]}>{statusLabel(resgate)}</Badge>,
  },
  {
    key: 'resgatadoEm',
    title: 'Resgatado em',
    sortable: true,
    cell: ({resgatadoEm}) => <NoWrap>{showDate(resgatadoEm)}</NoWrap>,
  },
  {
    key: 'previsaoEntrega',
    title: 'Previsão',
    sortable: true,
    cell: resgate => <NoWrap>{showDate(forecast(resgate))}</NoWrap>,
  },
  {
    key: 'dataEntrega',
    title: 'Entregue em',
    sortable: true,
    cell: ({dataEntrega}) => <NoWrap>{showDate(dataEntrega)}</NoWrap>,
  },
];

const dateOrBlank = (value: string | null): string => (value ? showDate(value) : '');

export const RESGATE_EXPORT_COLUMNS: readonly ExportColumn<ResgateRelatorio>[] = [
  {title: 'Resgate', value: ({id}) => id},
  {title: 'Pintor', value: ({nome}) => nome},
  {title: 'Prêmio', value: ({premio}) => premio},
  {title: 'Quantidade', value: ({qtde}) => qtde},
  {title: 'Opções', value: ({obs}) => obs},
  {title: 'Pontos gastos', value: ({pontosGastos}) => pontosGastos},
  {title: 'Situação', value: statusLabel},
  {title: 'Resgatado em', value: ({resgatadoEm}) => showDate(resgatadoEm)},
  {title: 'Previsão', value: resgate => dateOrBlank(forecast(resgate))},
  {title: 'Entregue em', value: ({dataEntrega}) => dateOrBlank(dataEntrega)},
];
