import {sql} from '../../kernel/persistence/sql';
import {givenPremio, insert, nextNumber, type AnswerBody, type GivenPintor, type TestApp} from '../support';
import type {CartaoDoPintor} from '../../modules/cartoes';

export interface Redeemed extends AnswerBody {
  cartao: CartaoDoPintor | null;
  resgate: {id: number};
}

export const NOME = 'Maximiliano Sebastião Albuquerque de Vasconcelos';

/** Redeems credit of ten reais; with a name if the painter has no card yet. */
export async function redeemCredit(t: TestApp, pintor: GivenPintor, nomeCompleto?: string) {
  const {codigo} = await givenPremio(t, {tipo: 'credito'});
  return pintor.api.post<Redeemed>('/api/resgatar', {
    codigoPremio: codigo,
    qtde: 1,
    ...(nomeCompleto && {opcao: {nomeCompleto}}),
  });
}

/** Creates a card that the operator has issued. */
export async function givenCartao(t: TestApp, pintorId: number, columns: Record<string, unknown> = {}) {
  const numero = `606282${String(nextNumber()).padStart(10, '0')}`;
  return insert<{id: number; numero: string}>(t, 'cartao', {
    pintorId,
    numero,
    nome: NOME,
    bloqueado: false,
    entregueEm: t.clock.now,
    criadoEm: t.clock.now,
    ...columns,
  });
}

export const cartaoOf = async ({api}: GivenPintor) =>
  (await api.get<{cartao: CartaoDoPintor | null}>('/api/sessoes/parceiro/info')).body.cartao;

export interface PedidoRow {
  id: number;
  tipo: string;
  estado: string;
  nome: string | null;
  resgate_id: number | null;
  motivo: string | null;
}

export const pedidosOf = ({db}: TestApp, pintorId: number) =>
  db.query(
    sql<PedidoRow>`SELECT id, tipo, estado, nome, resgate_id, motivo FROM pedido_cartao WHERE pintor_id = ${pintorId} ORDER BY id`,
  );
