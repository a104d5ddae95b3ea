import {
  CANCELLED,
  IN_TRANSIT,
  DELIVERED,
  DELETED,
  NOT_DELIVERED,
  STOREFRONT_STATUS_LABELS,
  formatPontos,
  isResgateStatus,
  shownForecast,
  type ResgateStatus,
} from '@clube/domain';
import {Badge, type Column, type IconName, type BadgeTone} from '@clube/ui';
import {dayOf, showDate} from '../../base/formats';
import type {Resgate} from '../../base/types';
import {ResgatePhoto} from './ResgatePhoto';
import styles from './Resgates.module.css';
import {sentenceOf} from './sentence';

const APPEARANCE: Readonly<Record<ResgateStatus, {tone: BadgeTone; icon?: IconName}>> = {
  [NOT_DELIVERED]: {tone: 'waiting'},
  [DELIVERED]: {tone: 'ok'},
  [IN_TRANSIT]: {tone: 'info', icon: 'truck'},
  [CANCELLED]: {tone: 'error'},
  [DELETED]: {tone: 'error'},
};

/** The order's state as a sentence below its name, and in the specification's word under Entregue. */
export const resgateColumns = (onOpen: (resgate: Resgate) => void): readonly Column<Resgate>[] => [
  {
    key: 'premio',
    title: 'Prêmio',
    main: true,
    order: resgate => resgate.premio,
    cell: resgate => (
      <span className={styles.premio}>
        <ResgatePhoto resgate={resgate} sizes="64px" />
        <span>
          <button type="button" className={styles.name} onClick={() => onOpen(resgate)}>
            {resgate.premio}
          </button>
          {resgate.obs && <small>{resgate.obs}</small>}
          <small>{sentenceOf(resgate)}</small>
        </span>
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
    cell: ({status}) =>
      isResgateStatus(status) && <Badge {...APPEARANCE[status]}>{STOREFRONT_STATUS_LABELS[status]}</Badge>,
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
    cell: ({status, previsaoEntrega}) => isResgateStatus(status) && shownForecast({status, previsaoEntrega}),
  },
  {key: 'observacao', title: 'Observação', cell: ({observacao}) => observacao},
];
