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

/** What an order's new status means to who waits for it. */
const STATUS_LABELS: Readonly<Record<ResgateStatus, string>> = {
  [NOT_DELIVERED]: 'Voltou para a preparação',
  [DELIVERED]: 'Entregue',
  [IN_TRANSIT]: 'Saiu para entrega',
  [CANCELLED]: 'Cancelado: os pontos voltaram para o seu saldo',
  [DELETED]: 'Cancelado: a entrega não foi possível e os pontos voltaram',
};

/** One step of an order's way in the painter's words; undefined for what another step says already. */
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
