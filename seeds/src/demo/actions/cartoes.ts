import {sql} from '@clube/backend';
import {BLOCK, UNBLOCK, addDays, startOfDay, civilDateOf, type CivilDate, type PedidoState} from '@clube/domain';
import type {Pintor} from '../../catalogue';
import {VETERAN_CARTAO, VETERAN_CPF} from '../../catalogue';
import type {Random} from '../../random';
import {accepted, runAs} from '../services';
import {instant, workday} from '../time';
import {actorOf, memberOf, schedule, type Programme} from './programme';

const PAINEL = '/painel/cartoes/pedidos';
const LOJA = '/cartao';

interface Order {
  id: number;
  day: CivilDate;
}

interface OpenPedido {
  id: number;
  tipo: 'cartao' | 'recarga' | 'bloqueio' | 'desbloqueio';
  estado: PedidoState;
}

/**
 * Schedules what follows a redemption of credit: staff send the request to the operator, who makes the card. After its
 * delivery the painter has it unblocked; some lose theirs later.
 */
export function trackCartao(programme: Programme, pintor: Pintor, order: Order, random: Random): void {
  const numero = pintor.cpf === VETERAN_CPF ? VETERAN_CARTAO : `606282${random.fork('numero').digits(10)}`;
  const staff = (days: number, run: () => Promise<void>) => {
    const day = workday(addDays(order.day, days));
    const timestamp = instant(day, random.fork(days).float(630, 700));
    const action = () => runAs(timestamp, programme.staff.smart, run, PAINEL);
    schedule(programme, pintor, {day, shift: 'equipe', timestamp, run: action});
  };
  const painter = (days: number, change: typeof BLOCK | typeof UNBLOCK) => {
    const day = addDays(order.day, days);
    const timestamp = instant(day, random.fork(days).float(1150, 1250));
    const run = () => runAs(timestamp, actorOf(programme, pintor), () => askFor(programme, pintor, change), LOJA);
    schedule(programme, pintor, {day, shift: 'pintores', timestamp, run});
  };
  staff(1, () => settleOrder(programme, order, 'pedido', undefined));
  staff(5, () => settleOrder(programme, order, 'enviado', numero));
  painter(42, UNBLOCK);
  staff(44, () => settleChange(programme, pintor));
  if (pintor.cpf === VETERAN_CPF || !random.chance(0.15)) return;
  painter(70, BLOCK);
  staff(71, () => settleChange(programme, pintor));
}

/** Sends an open request; confirms a card that was sent. A recharge is confirmed with its order's delivery. */
async function settleOrder(
  {services: {db, pedidosCartao}}: Programme,
  {id}: Order,
  from: PedidoState,
  numero: string | undefined,
): Promise<void> {
  const pedido = await db.one(
    sql<OpenPedido>`SELECT id, tipo, estado FROM pedido_cartao WHERE resgate_id = ${id} AND estado = ${from}`,
  );
  if (!pedido) return;
  if (!numero) await pedidosCartao.change(pedido.id, {estado: 'enviado'});
  else if (pedido.tipo === 'cartao')
    await pedidosCartao.change(pedido.id, {estado: 'confirmado', numero, codigoBarras: `PX${numero.slice(-8)}`});
}

/** Requests a change of a delivered card's status, if the change is allowed. */
async function askFor(programme: Programme, pintor: Pintor, change: typeof BLOCK | typeof UNBLOCK): Promise<void> {
  const {services} = programme;
  const {id} = memberOf(programme, pintor);
  const cartao = await services.db.one(sql<{numero: string}>`
    SELECT numero FROM cartao c WHERE pintor_id = ${id} AND bloqueado = ${change === UNBLOCK} AND entregue_em IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM pedido_cartao p WHERE p.pintor_id = c.pintor_id AND p.tipo IN ('bloqueio', 'desbloqueio')
                          AND p.estado IN ('pedido', 'enviado'))`);
  if (cartao) await accepted(services.cartoes.request(id, cartao.numero, change));
}

async function settleChange(programme: Programme, pintor: Pintor): Promise<void> {
  const {db, pedidosCartao} = programme.services;
  const {id} = memberOf(programme, pintor);
  const open = await db.one(sql<{id: number}>`
    SELECT id FROM pedido_cartao WHERE pintor_id = ${id} AND tipo IN ('bloqueio', 'desbloqueio') AND estado IN ('pedido', 'enviado')`);
  if (open) await pedidosCartao.change(open.id, {estado: 'confirmado'});
}

/** Imports the operator's balances of the cards in use, as of this morning. */
export async function sendBalances({services: {db}}: Programme, now: Date): Promise<void> {
  const morning = new Date(startOfDay(civilDateOf(now)).getTime() + 6 * 3_600_000);
  await db.query(sql`
    UPDATE cartao SET saldo = round((right(numero, 5)::int % 40000) / 100.0, 2), saldo_em = ${morning < now ? morning : now}
     WHERE entregue_em IS NOT NULL`);
}
