import type {ClientBase} from 'pg';
import {rowsOf, sql} from '../../../kernel/persistence/sql';

const NOW = `now() - i * interval '1 minute'`;

/**
 * Fills every table that a list reads with enough rows for the planner to consider indexes; the data are not consistent.
 * Pending and closed receipts have half of `rows` each, tables that staff maintain a third.
 */
const FILL = (rows: number): string[] => [
  `INSERT INTO cluster (nome, ordem) SELECT 'Nível ' || i, 100 + i FROM generate_series(1, 4) i`,
  `INSERT INTO loja (cnpj, nome) SELECT lpad(i::text, 14, '0'), 'Tintas ' || i FROM generate_series(1, ${rows / 3}) i`,
  `INSERT INTO pintor (cpf, nome, data_nascimento, celular, end_rua, end_cidade, loja_preferida, id_indicacao, nivel, ativo, indicado_por, criado_em)
   SELECT lpad(i::text, 11, '0'), md5(i::text), '1980-01-01', '119' || i, 'Rua ' || i % 997, CASE WHEN i % 9 > 0 THEN 'Cidade ' || i % 501 END,
          CASE WHEN i % 7 > 0 THEN 'Loja ' || i % 301 END, 'T' || i, CASE WHEN i % 5 > 0 THEN i % 5 END, i % 40 > 0,
          CASE WHEN i % 4 = 0 THEN i / 4 END, ${NOW} FROM generate_series(1, ${rows}) i`,
  `INSERT INTO conta (pintor_id, saldo, total_pontos, ultima_pontuacao_em) SELECT id, id % 1009, id % 2003, CASE WHEN id % 3 > 0 THEN criado_em END FROM pintor`,
  `INSERT INTO pintor_acesso SELECT id, CASE WHEN id % 4 > 0 THEN criado_em END FROM pintor`,
  `INSERT INTO nota (pintor_id, estado, nome_arquivo, criado_em, atualizado_em, pintor_nome, busca, lida_confianca, lida_loja, lida_emissao, lida_total)
   SELECT i, e, e || i, ${NOW}, ${NOW}, md5(i::text), md5(i::text), CASE WHEN i % 9 > 0 THEN i % 1000 / 1000.0 END, CASE WHEN i % 9 > 0 THEN md5(i::text) END,
          CASE WHEN i % 9 > 0 THEN current_date - i % 300 END, CASE WHEN i % 9 > 0 THEN i % 5003 END FROM generate_series(1, ${rows}) i, unnest('{pontuada,pendente,encerrada}'::text[]) e WHERE e = 'pontuada' OR i <= ${rows / 2}`,
  `INSERT INTO venda (nota_id, pintor_id, tipo_fiscal, identificador, cnpj_loja, realizado_em, total_venda, total_pontos, calculo, vence_em, pontuado_em, pintor_nome, pintor_cidade, busca)
   SELECT id, i, 'N', i::text, lpad((1 + i % 1000)::text, 14, '0'), current_date - i % 700, i % 907, i % 1009, '{}', ${NOW}, ${NOW}, md5(i::text),
          CASE WHEN i % 9 > 0 THEN 'Cidade ' || i % 501 END, md5(i::text) FROM (SELECT id, pintor_id AS i FROM nota WHERE estado = 'pontuada') n`,
  `INSERT INTO premio (codigo, nome, descricao, custo, quantidade) SELECT 'P' || i, md5(i::text), '<p>x</p>', 1 + i % 907, i % 31 FROM generate_series(1, ${rows / 3}) i`,
  `INSERT INTO produto (codigo, nome, valor_unitario, valor_pontos) SELECT 'T' || i, md5(i::text), i % 907, i % 53 FROM generate_series(1, ${rows / 3}) i`,
  `INSERT INTO revenda (cnpj, nome_fantasia, nome_input) SELECT lpad(i::text, 14, '0'), md5(i::text), md5('n' || i) FROM generate_series(1, ${rows / 3}) i`,
  `INSERT INTO produto_revenda (cnpj_revenda, codigo_padrao, codigo, nome, valor_unitario, criado_em)
   SELECT lpad((1 + i % 1000)::text, 14, '0'), 'T' || i, 'R' || i, md5(i::text), i % 907, ${NOW} FROM generate_series(1, ${rows / 3}) i`,
  `INSERT INTO pesquisa_mercado (revenda_id, faturamento, qtde_vendedores, tamanho_loja, fonte, criado_em)
   SELECT 1 + i % 1000, i % 907, i % 31, 1 + i % 53, 'Equipe', ${NOW} FROM generate_series(1, ${rows / 3}) i`,
  `INSERT INTO venda_item (venda_id, produto_id, codigo, nome, qtde, valor_unitario, valor_pontos, sub_total, pontuado_em)
   SELECT v.id, 1 + v.id % 1000, 'T1', 'Tinta', 1, 10, 10, 10, v.pontuado_em FROM venda v`,
  `INSERT INTO lancamento (pintor_id, seq, tipo, pontos, saldo_apos, referencia, ocorrido_em) SELECT i, 1, 'resgate', -1, 0, i::text, ${NOW} FROM generate_series(1, ${rows}) i`,
  `INSERT INTO resgate (pintor_id, premio_id, codigo, premio, tipo, qtde, pontos_gastos, saldo_anterior, valor_do_ponto, mes, resgatado_em, previsao_entrega, lancamento_id, pintor_nome, busca)
   SELECT i, p.id, p.codigo, p.nome, 'geral', 1, 1 + i % 1009, 0, 0.01, '2026-01-01', ${NOW}, current_date - i % 700, e.id, md5(i::text), md5(i::text)
     FROM (SELECT id, pintor_id AS i FROM lancamento WHERE tipo = 'resgate') e JOIN premio p ON p.id = 1 + e.i % 1000`,
  `INSERT INTO pedido_cartao (pintor_id, tipo, estado, resgate_id, pedido_em, mudado_em)
   SELECT pintor_id, 'recarga', (ARRAY['pedido', 'enviado', 'confirmado'])[1 + id % 3], id, resgatado_em, resgatado_em FROM resgate`,
  `INSERT INTO arquivo (caminho, mime, bytes, sha256) SELECT 'resgates-videos/' || i || '.mp4', 'video/mp4', 1, repeat('0', 64) FROM generate_series(1, ${rows / 3}) i`,
  `INSERT INTO aprovacao (tipo, titulo, resumo, excessos, pedido, pedida_em) SELECT 'x', 'x', 'x', '[]', jsonb_build_object('i', i), ${NOW} FROM generate_series(1, ${rows / 3}) i`,
  `INSERT INTO pedido_privacidade (pintor_id, tipo, pedido_em, estado, atendido_em)
   SELECT id, 'copia', criado_em, 'atendido', criado_em FROM pintor`,
  `INSERT INTO resgate_midia (resgate_id, arquivo_id, tipo, criada_em)
   SELECT r.id, a.id, 'video', now() FROM (SELECT id, row_number() OVER () AS i FROM arquivo) a JOIN (SELECT id, row_number() OVER () AS i FROM resgate) r USING (i)`,
  `INSERT INTO avaliacao_premio (pintor_id, premio_id, nota, criado_em) SELECT i, 1 + i % 1000, 1 + i % 5, ${NOW} FROM generate_series(1, ${rows}) i`,
  `INSERT INTO avaliacao_pintor (pintor_id, status, nota, criado_em, avaliado_em)
   SELECT 1 + i % 1000, 'AVALIADO', 1 + i % 5, ${NOW}, ${NOW} FROM generate_series(1, ${rows}) i`,
  `INSERT INTO moderacao (pintor_id, tipo, alvo_id, denuncias, criada_em) SELECT pintor_id, 'avaliacao', id, id % 7, criado_em FROM avaliacao_pintor`,
  `INSERT INTO pedido_orcamento (pintor_id, estado, nome, celular, email, consentimento, criado_em, confirmado_em)
   SELECT 1 + i % 1000, 'aberto', md5(i::text), '11999999999', 'a@b.com.br', 1, ${NOW}, ${NOW} FROM generate_series(1, ${rows}) i`,
  `INSERT INTO midia_pintor (pintor_id, arquivo_id, lugar, criada_em)
   SELECT 1 + i / 10, id, 1 + i % 10, now() FROM (SELECT id, (row_number() OVER ())::int AS i FROM arquivo) a`,
  `INSERT INTO favorito (pintor_id, premio_id, criado_em) SELECT i, 1 + i % 1000, ${NOW} FROM generate_series(1, ${rows}) i`,
  `INSERT INTO aviso (pintor_id, tipo, chave, titulo, texto, destino, no_app, criado_em) SELECT i, 'nota_pontuada', 'v', 'Aviso', 'x', '/home', true, ${NOW} FROM generate_series(1, ${rows / 3}) i`,
  `INSERT INTO codigo_promocional (codigo, operacao, valor, criado_em) SELECT upper(md5(i::text)), 'ADICIONAR', 10, ${NOW} FROM generate_series(1, ${rows}) i`,
  `INSERT INTO uso_codigo (pintor_id, codigo_promocional_id, codigo, operacao, valor, pontos, utilizado_em)
   SELECT 1 + id % 1000, id, codigo, operacao, valor, 10, criado_em FROM codigo_promocional`,
  `INSERT INTO lote (pintor_id, lancamento_id, concedido, restante, vence_em, origem)
   SELECT pintor_id, id, 1, 0, ocorrido_em, 'pontuacao' FROM lancamento`,
  `INSERT INTO ponto_expirado (pintor_id, lote_id, lancamento_id, pontos, expirado_em)
   SELECT pintor_id, id, lancamento_id, 1, vence_em FROM lote`,
  `INSERT INTO usuario (nome, cpf, email, permissao) VALUES ('Equipe', '00000000000', '', 0)`,
  `INSERT INTO notificacao (titulo, texto, publico, filtro, usuario_id, estado, pintores, criada_em, encerrada_em)
   SELECT 'x', 'x', 'x', '{}', u.id, 'enviada', 1, ${NOW}, ${NOW} FROM (SELECT min(id) AS id FROM usuario) u, generate_series(1, ${rows / 3}) i`,
  `INSERT INTO rede (nome, regiao) VALUES ('Rede', 'Sul')`,
  `INSERT INTO cota_rede (rede_id, codigo_produto, vendida, pontuada) SELECT r.id, 'T' || i, i % 907, i % 1009 FROM rede r, generate_series(1, ${rows / 3}) i`,
  `INSERT INTO curso (nome) SELECT 'Curso ' || i FROM generate_series(1, 4) i`,
  `INSERT INTO inscricao (pintor_id, curso_id, estado, inscrito_em, concluido_em)
   SELECT i, 1 + i % 4, 'concluido', ${NOW}, ${NOW} FROM generate_series(1, ${rows / 3}) i`,
  `INSERT INTO certificado (inscricao_id, codigo, nome, curso, carga_horaria, modulos, concluido_em)
   SELECT id, 'C' || id, md5(id::text), 'Curso', 90, '[]', concluido_em FROM inscricao`,
  `INSERT INTO cartao (pintor_id, numero, nome, criado_em) SELECT i, lpad((1000000 + i)::text, 16, '6'), md5(i::text), ${NOW} FROM generate_series(1, ${rows / 3}) i`,
];

/**
 * Fills the tables with triggers disabled and creates B-tree indexes afterwards, which takes a tenth of the time. GIN indexes
 * are left out, as they provide no order.
 */
export async function fillLarge(client: ClientBase, rows: number): Promise<void> {
  const statements = FILL(rows);
  const tables = [...new Set(statements.map(statement => /INTO (\w+)/.exec(statement)?.[1] ?? ''))];
  const indexes = await rowsOf(
    client,
    sql<{
      name: string;
      definition: string;
    }>`SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
      WHERE NOT i.indisunique AND i.indrelid::regclass::text = ANY(${tables})`,
  );
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  for (const {name} of indexes) await client.query(`DROP INDEX ${name}`);
  for (const statement of statements) await client.query(statement);
  for (const {definition} of indexes.filter(({definition}) => !definition.includes('USING gin')))
    await client.query(definition);
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  await client.query('VACUUM ANALYZE');
}
