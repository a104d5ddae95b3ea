import {ACCUMULATED_TYPES, CARRIED_DEBT_TYPES} from '@clube/domain';
import {sql, type Sql} from '../../kernel/persistence/sql';

const accumulatedTypes = sql.raw(ACCUMULATED_TYPES.map(tipo => `'${tipo}'`).join(', '));

/** Rules that always hold; each query returns the rows that violate one, so it must return none. */
export const INVARIANTS: Record<string, Sql> = {
  'balance = sum of entries': sql`SELECT c.pintor_id FROM conta c LEFT JOIN lancamento e USING (pintor_id) GROUP BY c.pintor_id, c.saldo HAVING c.saldo <> coalesce(sum(e.pontos), 0)`,
  'balance = sum of lots - debt': sql`SELECT c.pintor_id FROM conta c LEFT JOIN lote l USING (pintor_id) GROUP BY c.pintor_id, c.saldo, c.divida HAVING c.saldo <> coalesce(sum(l.restante), 0) - c.divida`,
  'balance_after chains by seq': sql`SELECT id FROM (SELECT id, seq, saldo_apos, pontos, lag(saldo_apos, 1, 0) OVER w AS antes, lag(seq, 1, 0) OVER w AS seq_antes FROM lancamento WINDOW w AS (PARTITION BY pintor_id ORDER BY seq)) x WHERE saldo_apos <> antes + pontos OR seq <> seq_antes + 1`,
  'the last seq is the account’s': sql`SELECT c.pintor_id FROM conta c WHERE c.seq <> (SELECT coalesce(max(e.seq), 0) FROM lancamento e WHERE e.pintor_id = c.pintor_id)`,
  'allocations of an entry = its amount': sql`SELECT e.id FROM lancamento e LEFT JOIN alocacao a ON a.lancamento_id = e.id GROUP BY e.id, e.pontos HAVING e.pontos <> coalesce(sum(a.pontos), 0)`,
  'a lot’s remainder = its allocations': sql`SELECT l.id FROM lote l LEFT JOIN alocacao a ON a.lote_id = l.id GROUP BY l.id, l.restante HAVING l.restante <> coalesce(sum(a.pontos), 0)`,
  'debt = allocations without a lot': sql`SELECT c.pintor_id FROM conta c WHERE c.divida <> (SELECT -coalesce(sum(a.pontos), 0) FROM alocacao a JOIN lancamento e ON e.id = a.lancamento_id WHERE e.pintor_id = c.pintor_id AND a.lote_id IS NULL)`,
  'a debt leaves nothing to spend': sql`SELECT c.pintor_id FROM conta c WHERE c.divida > 0 AND EXISTS (SELECT 1 FROM lote l WHERE l.pintor_id = c.pintor_id AND l.restante > 0)`,
  'allocations stay with their painter': sql`SELECT a.id FROM alocacao a JOIN lancamento e ON e.id = a.lancamento_id JOIN lote l ON l.id = a.lote_id WHERE e.pintor_id <> l.pintor_id`,
  'a carried debt leaves one account and enters another': sql`SELECT coalesce(a.id, b.id) AS id FROM (SELECT * FROM lancamento WHERE tipo = ${CARRIED_DEBT_TYPES.from}) a FULL JOIN (SELECT * FROM lancamento WHERE tipo = ${CARRIED_DEBT_TYPES.to}) b USING (referencia) WHERE a.pontos IS DISTINCT FROM -b.pontos OR a.pintor_id = b.pintor_id`,
  'no more comes back of a debt than was carried': sql`SELECT pintor_id FROM lancamento WHERE tipo = ${CARRIED_DEBT_TYPES.from} GROUP BY pintor_id HAVING sum(pontos) < 0`,
  'no debt stays with an erased account whose person is back': sql`SELECT c.pintor_id FROM conta c JOIN participacao_anterior x ON x.anterior_id = c.pintor_id AND x.por = 'cpf' WHERE c.divida > 0`,
  'one live referral bonus per person': sql`SELECT x.pintor_id FROM participacao_anterior x JOIN bonus_indicacao a ON a.indicado_id = x.anterior_id JOIN bonus_indicacao b ON b.indicado_id = x.pintor_id WHERE x.por = 'cpf' AND a.estorno_id IS NULL AND b.estorno_id IS NULL`,
  'a voucher and a registration code once per person': sql`SELECT b.id FROM participacao_anterior x JOIN uso_codigo a ON a.pintor_id = x.anterior_id JOIN uso_codigo b ON b.pintor_id = x.pintor_id AND (b.voucher_id = a.voucher_id OR b.codigo_cadastro_id = a.codigo_cadastro_id) WHERE x.por = 'cpf' AND a.liberado_em IS NULL AND b.liberado_em IS NULL`,
  'every painter has an account': sql`SELECT p.id FROM pintor p WHERE NOT EXISTS (SELECT 1 FROM conta c WHERE c.pintor_id = p.id)`,
  'total = what was earned': sql`SELECT c.pintor_id FROM conta c LEFT JOIN lancamento e ON e.pintor_id = c.pintor_id AND e.tipo IN (${accumulatedTypes}) GROUP BY c.pintor_id, c.total_pontos HAVING c.total_pontos <> coalesce(sum(e.pontos), 0)`,
  'last scored = the newest live sale': sql`SELECT c.pintor_id FROM conta c LEFT JOIN venda v ON v.pintor_id = c.pintor_id AND v.estado = 'pontuada' GROUP BY c.pintor_id, c.ultima_pontuacao_em HAVING c.ultima_pontuacao_em IS DISTINCT FROM max(v.pontuado_em)`,
  'last visit = the painter’s': sql`SELECT p.id FROM pintor p LEFT JOIN pintor_acesso a ON a.pintor_id = p.id WHERE a.pintor_id IS NULL OR a.ultimo_em IS DISTINCT FROM p.ultimo_acesso_em`,
  'sales carry their painter’s words': sql`SELECT v.id FROM venda v JOIN pintor p ON p.id = v.pintor_id JOIN loja l ON l.cnpj = v.cnpj_loja WHERE v.pintor_nome <> p.nome OR v.pintor_cidade IS DISTINCT FROM p.end_cidade OR v.busca <> para_busca(p.nome || ' ' || p.cpf || ' ' || v.identificador || ' ' || l.nome)`,
  'receipts carry their painter’s words': sql`SELECT n.id FROM nota n JOIN pintor p ON p.id = n.pintor_id WHERE n.pintor_nome <> p.nome OR n.busca <> p.busca || ' ' || n.id`,
  'orders carry their painter’s words': sql`SELECT r.id FROM resgate r JOIN pintor p ON p.id = r.pintor_id WHERE r.pintor_nome <> p.nome OR r.busca <> para_busca(p.nome || ' ' || p.cpf || ' ' || r.premio || ' ' || r.id)`,
  'receipts carry what was read': sql`SELECT n.id FROM nota n JOIN nota_leitura r ON r.nota_id = n.id WHERE (n.lida_confianca, n.lida_loja, n.lida_emissao, n.lida_total) IS DISTINCT FROM (r.confianca, r.loja, r.data_emissao, r.total)`,
  'painters carry their level’s rank': sql`SELECT p.id FROM pintor p LEFT JOIN cluster c ON c.id = p.cluster_id WHERE p.nivel IS DISTINCT FROM c.ordem`,
  'orders 3/4 have one reversal, of their entry': sql`SELECT r.id FROM resgate r LEFT JOIN lancamento e ON e.id = r.estorno_id WHERE (r.status IN (3, 4)) <> (e.id IS NOT NULL) OR (e.id IS NOT NULL AND e.estorna <> r.lancamento_id)`,
  'an order’s entry is its price': sql`SELECT r.id FROM resgate r JOIN lancamento e ON e.id = r.lancamento_id WHERE e.pontos <> -r.pontos_gastos OR e.pintor_id <> r.pintor_id`,
  'stock = movements': sql`SELECT p.id FROM premio p LEFT JOIN movimento_estoque m ON m.premio_id = p.id WHERE p.is_combo GROUP BY p.id, p.quantidade HAVING p.quantidade <> coalesce(sum(m.quantidade), 0)`,
  'monthly quota = live orders': sql`SELECT pintor_id, premio_id, mes FROM (SELECT pintor_id, premio_id, mes, sum(qtde) AS n FROM resgate WHERE status NOT IN (3, 4) GROUP BY 1, 2, 3) r FULL JOIN cota_mensal c USING (pintor_id, premio_id, mes) WHERE coalesce(r.n, 0) <> coalesce(c.usados, 0)`,
  'code uses = live rows': sql`SELECT c.id FROM codigo_promocional c WHERE c.usos <> (SELECT count(*) FROM uso_codigo u WHERE u.codigo_promocional_id = c.id AND u.liberado_em IS NULL)`,
  'voucher uses = live rows': sql`SELECT v.id FROM voucher v WHERE v.usos <> (SELECT count(*) FROM uso_codigo u WHERE u.voucher_id = v.id AND u.liberado_em IS NULL)`,
  'registration code uses = live rows': sql`SELECT c.id FROM codigo_cadastro c WHERE c.usos_realizados <> (SELECT count(*) FROM uso_codigo u WHERE u.codigo_cadastro_id = c.id AND u.liberado_em IS NULL)`,
  'one live sale per receipt number': sql`SELECT a.id FROM venda a JOIN venda b ON b.id > a.id AND b.cnpj_loja = a.cnpj_loja AND b.tipo_fiscal = a.tipo_fiscal AND b.identificador = a.identificador WHERE a.estado = 'pontuada' AND b.estado = 'pontuada' AND NOT (a.chave IS NOT NULL AND b.chave IS NOT NULL) AND NOT (a.serie IS NOT NULL AND b.serie IS NOT NULL AND a.serie <> b.serie)`,
  'a scored receipt has one live sale': sql`SELECT n.id FROM nota n WHERE (n.estado = 'pontuada') <> EXISTS (SELECT 1 FROM venda v WHERE v.nota_id = n.id AND v.estado = 'pontuada')`,
  'a live sale’s entry is its points': sql`SELECT v.id FROM venda v LEFT JOIN lancamento e ON e.id = v.lancamento_id WHERE v.total_pontos <> coalesce(e.pontos, 0) + coalesce((SELECT sum(x.pontos) FROM correcao_venda k JOIN lancamento x ON x.id = k.lancamento_id WHERE k.venda_id = v.id), 0)`,
  'a correction posts its difference': sql`SELECT k.id FROM correcao_venda k JOIN lancamento e ON e.id = k.lancamento_id WHERE e.pontos <> k.para - k.de OR e.tipo <> 'correcao'`,
  'items of live sales alone carry when they were scored': sql`SELECT i.id FROM venda_item i JOIN venda v ON v.id = i.venda_id WHERE i.pontuado_em IS DISTINCT FROM CASE WHEN v.estado = 'pontuada' THEN v.pontuado_em END`,
  'an ended sale’s entry is reversed': sql`SELECT v.id FROM venda v WHERE v.lancamento_id IS NOT NULL AND (v.estado <> 'pontuada') <> EXISTS (SELECT 1 FROM lancamento e WHERE e.estorna = v.lancamento_id)`,
  'quotas = history, live sales and releases': sql`SELECT * FROM cota_rede_diferenca`,
  'rollup resumo_compra = live sales': sql`SELECT * FROM resumo_compra_diferenca`,
  'rollup resumo_item = live sales': sql`SELECT * FROM resumo_item_diferenca`,
  'rollup resumo_cliente = live sales': sql`SELECT * FROM resumo_cliente_diferenca`,
  'rollup resumo_mes_produto = live sales': sql`SELECT * FROM resumo_mes_produto_diferenca`,
  'rollup resumo_rede = allocations': sql`SELECT * FROM resumo_rede_diferenca`,
  'rollup resumo_cadastro = painters': sql`SELECT * FROM resumo_cadastro_diferenca`,
  'rollup resumo_historico_mes = history': sql`SELECT * FROM resumo_historico_mes_diferenca`,
  'rollup resumo_historico_ano = history': sql`SELECT * FROM resumo_historico_ano_diferenca`,
  'rollup resumo_pintor = live sales': sql`SELECT * FROM resumo_pintor_diferenca`,
  'rollup resumo_loja = live sales': sql`SELECT * FROM resumo_loja_diferenca`,
  'rollup resumo_produto = live sales': sql`SELECT * FROM resumo_produto_diferenca`,
};

/** The names of violated invariants, with the first rows that violate them. */
export async function brokenInvariants(db: {query(statement: Sql): Promise<object[]>}): Promise<string[]> {
  const found: string[] = [];
  for (const [name, broken] of Object.entries(INVARIANTS)) {
    const rows = await db.query(sql`${broken} LIMIT 5`);
    if (rows.length > 0) found.push(`${name}: ${JSON.stringify(rows)}`);
  }
  return found;
}
