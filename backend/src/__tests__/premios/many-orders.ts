import {sql} from '../../kernel/persistence/sql';
import {givenPremio, nextCpf, nextNumber, type TestApp} from '../support';

/** Points of a painter before the order. */
export const BEFORE = 600;
const PRICE = 500;

/** Creates `count` painters with one order each of a prize with stock, by a few statements; `nome` finds the orders. */
export async function givenManyOrders(t: TestApp, count: number): Promise<{premioId: number; nome: string}> {
  const [nome, now, word] = [`Prêmio de muitos ${nextNumber()}`, t.clock.now, `m${nextNumber()}`];
  const {id: premioId, codigo} = await givenPremio(t, {nome, custo: PRICE / 100, quantidade: count});
  const cpfs = Array.from({length: count}, () => nextCpf());
  await t.db.query(sql`
      INSERT INTO pintor (cpf, nome, data_nascimento, celular, aceitou_regulamento, aceitou_privacidade, id_indicacao)
      SELECT cpf, 'Pintor ' || n, '1980-01-01', '11980000000', true, true, ${word} || n FROM unnest(${cpfs}::text[]) WITH ORDINALITY x (cpf, n)`);
  const pintores = sql`SELECT id FROM pintor WHERE cpf = ANY(${cpfs})`;
  await t.db.query(sql`
      INSERT INTO conta (pintor_id, saldo, seq) SELECT id, ${BEFORE - PRICE}, 2 FROM (${pintores}) p`);
  await t.db.query(sql`
      INSERT INTO lancamento (pintor_id, seq, tipo, pontos, saldo_apos, referencia, ocorrido_em, conferido)
      SELECT id, 1, 'codigo', ${BEFORE}, ${BEFORE}, ${word} || id, ${now}, true FROM (${pintores}) p`);
  await t.db.query(sql`
      INSERT INTO lote (pintor_id, lancamento_id, concedido, restante, vence_em, origem)
      SELECT pintor_id, id, ${BEFORE}, ${BEFORE - PRICE}, ${now}::timestamptz + interval '1 year', 'codigo'
        FROM lancamento WHERE seq = 1 AND pintor_id IN (${pintores})`);
  await t.db.query(sql`
      INSERT INTO lancamento (pintor_id, seq, tipo, pontos, saldo_apos, referencia, ocorrido_em)
      SELECT id, 2, 'resgate', ${-PRICE}, ${BEFORE - PRICE}, 'resgate:' || ${word} || id, ${now} FROM (${pintores}) p`);
  await t.db.query(sql`
      INSERT INTO alocacao (lancamento_id, lote_id, pontos)
      SELECT e.id, l.id, e.pontos FROM lancamento e JOIN lote l USING (pintor_id) WHERE e.pintor_id IN (${pintores})`);
  await t.db.query(sql`
      WITH pedido AS (
        INSERT INTO resgate (pintor_id, premio_id, codigo, premio, tipo, qtde, pontos_gastos, saldo_anterior, valor_do_ponto, mes,
                             resgatado_em, previsao_entrega, lancamento_id)
        SELECT pintor_id, ${premioId}, ${codigo}, ${nome}, 'geral', 1, ${PRICE}, ${BEFORE}, 0.01, date_trunc('month', ${now}::date),
               ${now}, ${now}::date + 60, id FROM lancamento WHERE seq = 2 AND pintor_id IN (${pintores}) RETURNING id, pintor_id, mes
      ), cota AS (INSERT INTO cota_mensal (pintor_id, premio_id, mes, usados) SELECT pintor_id, ${premioId}, mes, 1 FROM pedido)
      INSERT INTO movimento_estoque (premio_id, quantidade, motivo, resgate_id, ocorrido_em)
      SELECT ${premioId}, -1, 'pedido', id, ${now} FROM pedido`);
  await t.db.query(sql`UPDATE premio SET quantidade = quantidade - ${count} WHERE id = ${premioId}`);
  return {premioId, nome};
}
