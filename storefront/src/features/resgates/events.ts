import {
  CANCELLED,
  DELETED,
  DELIVERED,
  IN_TRANSIT,
  NOT_DELIVERED,
  readResgateStatus,
  type ResgateStatus,
} from '@clube/domain';
import type {AnswerOf} from '@clube/api-client';
import {showDate} from '../../base/formats.ts';

export type ResgateEvent = AnswerOf<'/api/resgates/{id}/linha-do-tempo'>['eventos'][number];

/** The meaning of an order's new status for the painter. */
const STATUS_LABELS: Readonly<Record<ResgateStatus, string>> = {
  [NOT_DELIVERED]: 'Voltou para a preparação',
  [DELIVERED]: 'Entregue',
  [IN_TRANSIT]: 'Saiu para entrega',
  [CANCELLED]: 'Cancelado: os pontos voltaram para o seu saldo',
  [DELETED]: 'Cancelado: a entrega não foi possível e os pontos voltaram',
};

/** One event of an order in the painter's words; undefined if another event says the same. */
export function eventText({campo, para}: Pick<ResgateEvent, 'campo' | 'para'>): string | undefined {
  switch (campo) {
    case 'pedido':
      return 'Resgate pedido';
    case 'status': {
      const status = readResgateStatus(para ?? '');
      return status === undefined ? undefined : STATUS_LABELS[status];
    }
    case 'previsaoEntrega':
      return para ? `Nova previsão: até ${showDate(para)}` : undefined;
    case 'dataEntrega':
      return para ? `Data da entrega: ${showDate(para)}` : undefined;
    case 'observacao':
      return para ? `Recado: ${para}` : undefined;
  }
}
