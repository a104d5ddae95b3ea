import {
  CANCELLED,
  IN_TRANSIT,
  DELIVERED,
  DELETED,
  NOT_DELIVERED,
  LOJA_STATUS_LABELS,
  formatPontos,
  isResgateStatus,
  type ResgateStatus,
} from '@clube/domain';
import {Badge, type Column, type IconName, type BadgeTone} from '@clube/ui';
import {dayOf, showDate} from '../../base/formats';
import type {Resgate} from '../../base/types';
import styles from './Resgates.module.css';

const APPEARANCE: Readonly<Record<ResgateStatus, {tone: BadgeTone; icon?: IconName}>> = {
  [NOT_DELIVERED]: {tone: 'waiting'},
  [DELIVERED]: {tone: 'ok'},
  [IN_TRANSIT]: {tone: 'info', icon: 'truck'},
  [CANCELLED]: {tone: 'error'},
  [DELETED]: {tone: 'error'},
};

/** A delivery that will not come has no forecast. */
function forecast({status, previsaoEntrega}: Resgate): string {
  return status === CANCELLED ? '-' : showDate(previsaoEntrega);
}

export const RESGATE_COLUMNS: readonly Column<Resgate>[] = [
  {
    key: 'premio',
    title: 'Prêmio',
    main: true,
    order: resgate => resgate.premio,
    cell: ({premio, obs}) => (
      <span className={styles.premio}>
        <b>{premio}</b>
        {obs && <span>{obs}</span>}
      </span>
    ),
  },
  {key: 'qtde', title: 'Qtde', numeric: true, order: ({qtde}) => qtde, cell: ({qtde}) => qtde},
  {
    key: 'pontosGastos',
    title: 'Pontos gastos',
    numeric: true,
    order: ({pontosGastos}) => pontosGastos,
    cell: ({pontosGastos}) => <b className="num">{formatPontos(pontosGastos)}</b>,
  },
  {
    key: 'saldoAnterior',
    title: 'Saldo anterior',
    numeric: true,
    order: ({saldoAnterior}) => saldoAnterior,
    cell: ({saldoAnterior}) => formatPontos(saldoAnterior),
  },
  {
    key: 'status',
    title: 'Entregue',
    order: ({status}) => status,
    cell: ({status}) => isResgateStatus(status) && <Badge {...APPEARANCE[status]}>{LOJA_STATUS_LABELS[status]}</Badge>,
  },
  {
    key: 'resgatadoEm',
    title: 'Resgatado em',
    order: ({resgatadoEm}) => resgatadoEm,
    cell: ({resgatadoEm}) => showDate(resgatadoEm),
  },
  {
    key: 'previsaoEntrega',
    title: 'Previsão',
    order: ({previsaoEntrega}) => dayOf(previsaoEntrega),
    cell: forecast,
  },
  {key: 'observacao', title: 'Observação', cell: ({observacao}) => observacao},
];
