import {PEDIDO_TYPE_LABELS, type PedidoState, type PedidoType} from '@clube/domain';
import type {Jobs} from '../../kernel/jobs/jobs';
import type {Notice} from '../../kernel/notices/notice';
import type {Notices} from '../../kernel/notices/notices';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';

const NOTIFY_CHANGE = 'cartoes.avisar-mudanca';

interface Change {
  pedidoId: number;
  tipo: PedidoType;
  estado: PedidoState;
}

/** Read again when the notice is written. */
interface Pedido {
  pintorId: number;
  estado: string;
  motivo: string | null;
  /** Null before the card is made. */
  bloqueado: boolean | null;
}

type Words = Pick<Notice, 'titulo' | 'texto' | 'detalhe'>;

/** The notice for a request that reaches a state; undefined if the painter is not notified of it. */
function wordsOf({tipo, estado}: Omit<Change, 'pedidoId'>, pedido?: Pedido): Words | undefined {
  if (estado === 'recusado') {
    const titulo = `Pedido recusado pela operadora: ${PEDIDO_TYPE_LABELS[tipo].toLowerCase()}`;
    return {titulo, texto: 'Veja o motivo na página do cartão.', detalhe: pedido?.motivo ?? undefined};
  }
  switch (`${tipo} ${estado}`) {
    case 'cartao pedido':
      return {titulo: 'Pedimos o seu cartão', texto: 'Ele vai num envelope para o endereço de entrega do seu resgate.'};
    case 'cartao entregue':
      return {
        titulo: 'Seu cartão foi entregue',
        texto: pedido?.bloqueado
          ? 'Ele vem bloqueado: peça o desbloqueio na página do cartão.'
          : 'Veja o saldo na página do cartão.',
      };
    case 'bloqueio confirmado':
      return {
        titulo: 'Seu cartão foi bloqueado',
        texto: 'Ninguém usa o saldo até você pedir o desbloqueio na página do cartão.',
      };
    case 'desbloqueio confirmado':
      return {titulo: 'Seu cartão foi desbloqueado', texto: 'Ele já pode ser usado.'};
    default:
      return undefined;
  }
}

/** Queues the notification of a change; joins the transaction that makes it. */
export async function notifyPintor(jobs: Jobs, {pedidoId, tipo, estado}: Change): Promise<void> {
  if (wordsOf({tipo, estado})) await jobs.enqueue(NOTIFY_CHANGE, {pedidoId, tipo, estado});
}

/**
 * Defines the job that notifies a painter once of each change of their card, unless the card was given up meanwhile.
 */
export function defineChangeNotification({jobs, db, notices}: {jobs: Jobs; db: Database; notices: Notices}): void {
  jobs.define<Change>({
    name: NOTIFY_CHANGE,
    async run({pedidoId, tipo, estado}) {
      const pedido = await db.one(sql<Pedido>`
        SELECT p.pintor_id AS "pintorId", p.estado, p.motivo, c.bloqueado
          FROM pedido_cartao p LEFT JOIN cartao c ON c.pintor_id = p.pintor_id WHERE p.id = ${pedidoId}`);
      const isOver = pedido?.estado === 'cancelado' || (pedido?.estado === 'recusado' && estado !== 'recusado');
      if (!pedido || isOver) return;
      const words = wordsOf({tipo, estado}, pedido);
      if (!words) return;
      const {pintorId} = pedido;
      await notices.notify({
        pintorId,
        tipo: 'cartao',
        chave: `cartao:${pedidoId}:${estado}`,
        ...words,
        destino: '/cartao',
      });
    },
  });
}
