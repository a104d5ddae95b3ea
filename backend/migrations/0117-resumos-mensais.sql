-- Up Migration
-- Coarser rollups for what reads years of sales, for what networks owe, and for how many painters there are.

-- A painter's purchases at a shop, of all days; the row is guarded by the painter's account.
CREATE TABLE resumo_cliente (
  cnpj_loja  text NOT NULL,
  pintor_id  integer NOT NULL,
  vendas     integer NOT NULL,
  valor      numeric(16,2) NOT NULL,
  PRIMARY KEY (cnpj_loja, pintor_id) INCLUDE (vendas, valor)
);

-- The rest is only added to, as resumo_loja is; a job folds the keys that have parts.
-- Items by the month of the sale: of the shops of a CNPJ root, and (no root) of all registered resellers.
CREATE TABLE resumo_mes_produto (
  raiz        text NOT NULL,
  mes         date NOT NULL,
  produto_id  integer NOT NULL,
  qtde        numeric(16,3) NOT NULL,
  valor       numeric(16,2) NOT NULL,
  pontos      numeric(18,3) NOT NULL,
  parte       boolean NOT NULL DEFAULT true
);
CREATE INDEX resumo_mes_produto_mes ON resumo_mes_produto (raiz, mes, produto_id) INCLUDE (qtde, valor, pontos);
CREATE INDEX resumo_mes_produto_parte ON resumo_mes_produto (raiz, mes, produto_id) WHERE parte;

-- Points redeemed out of lots earned at a shop, by the month in São Paulo of the order or, negative, of its cancellation.
CREATE TABLE resumo_rede (
  rede_id    integer,
  cnpj_loja  text,
  mes        date NOT NULL,
  pontos     bigint NOT NULL,
  parte      boolean NOT NULL DEFAULT true
);
CREATE INDEX resumo_rede_mes ON resumo_rede (mes, rede_id, cnpj_loja) INCLUDE (pontos);
CREATE INDEX resumo_rede_parte ON resumo_rede (mes) WHERE parte;

-- Painters by who brought them: all, those who are not erased, those whom a painter referred. Referrals that were paid for, and painters with
-- a sale that stands, are counted without origin.
CREATE TABLE resumo_cadastro (
  indicacao_loja  text,
  revenda_id      integer,
  pintores        integer NOT NULL DEFAULT 0,
  cadastrados     integer NOT NULL DEFAULT 0,
  indicados       integer NOT NULL DEFAULT 0,
  validados       integer NOT NULL DEFAULT 0,
  pontuados       integer NOT NULL DEFAULT 0,
  parte           boolean NOT NULL DEFAULT true
);

CREATE OR REPLACE FUNCTION resumir_venda(v venda, sinal integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO resumo_compra AS r (cnpj_loja, dia, pintor_id, vendas, valor, enviadas)
  SELECT v.cnpj_loja, x.dia, v.pintor_id, sum(x.vendas), sum(x.valor), sum(x.enviadas)
    FROM (SELECT v.realizado_em AS dia, sinal AS vendas, sinal * v.total_venda AS valor, 0 AS enviadas
           UNION ALL SELECT (n.criado_em AT TIME ZONE 'America/Sao_Paulo')::date, 0, 0, sinal FROM nota n WHERE n.id = v.nota_id) x
   GROUP BY x.dia ORDER BY x.dia
  ON CONFLICT (cnpj_loja, dia, pintor_id) DO UPDATE
     SET vendas = r.vendas + EXCLUDED.vendas, valor = r.valor + EXCLUDED.valor, enviadas = r.enviadas + EXCLUDED.enviadas;
  INSERT INTO resumo_cliente AS r (cnpj_loja, pintor_id, vendas, valor)
  VALUES (v.cnpj_loja, v.pintor_id, sinal, sinal * v.total_venda)
  ON CONFLICT (cnpj_loja, pintor_id) DO UPDATE SET vendas = r.vendas + EXCLUDED.vendas, valor = r.valor + EXCLUDED.valor;
  INSERT INTO resumo_pintor AS r (pintor_id, vendas, valor, pontos)
  VALUES (v.pintor_id, sinal, sinal * v.total_venda, sinal * v.total_pontos)
  ON CONFLICT (pintor_id) DO UPDATE
     SET vendas = r.vendas + EXCLUDED.vendas, valor = r.valor + EXCLUDED.valor, pontos = r.pontos + EXCLUDED.pontos;
  INSERT INTO resumo_loja (cnpj_loja, revenda_id, vendas, valor, pontos)
  VALUES (v.cnpj_loja, v.revenda_id, sinal, sinal * v.total_venda, sinal * v.total_pontos);
$$;

CREATE OR REPLACE FUNCTION resumir_item(i venda_item, sinal integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO resumo_item AS r (cnpj_loja, dia, produto_id, pintor_id, qtde, valor, pontos)
  SELECT v.cnpj_loja, v.realizado_em, i.produto_id, v.pintor_id, sinal * i.qtde, sinal * i.sub_total, sinal * i.qtde * i.valor_pontos
    FROM venda v WHERE v.id = i.venda_id
  ON CONFLICT (cnpj_loja, dia, produto_id, pintor_id) DO UPDATE
     SET qtde = r.qtde + EXCLUDED.qtde, valor = r.valor + EXCLUDED.valor, pontos = r.pontos + EXCLUDED.pontos;
  INSERT INTO resumo_produto (produto_id, qtde, valor, pontos)
  VALUES (i.produto_id, sinal * i.qtde, sinal * i.sub_total, sinal * i.qtde * i.valor_pontos);
  INSERT INTO resumo_mes_produto (raiz, mes, produto_id, qtde, valor, pontos)
  SELECT x.raiz, date_trunc('month', v.realizado_em)::date, i.produto_id, sinal * i.qtde, sinal * i.sub_total, sinal * i.qtde * i.valor_pontos
    FROM venda v, LATERAL (VALUES (left(v.cnpj_loja, 8), true), ('', v.revenda_id IS NOT NULL)) x(raiz, conta)
   WHERE v.id = i.venda_id AND x.conta;
$$;

-- Whether a painter has a sale that stands.
CREATE FUNCTION pontuado_nos_resumos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO resumo_cadastro (pontuados)
  SELECT n FROM (SELECT CASE WHEN TG_OP = 'DELETE' THEN 0 ELSE (NEW.vendas > 0)::int END - CASE WHEN TG_OP = 'INSERT' THEN 0 ELSE (OLD.vendas > 0)::int END) x(n)
   WHERE n <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER resumo_pintor_contado AFTER INSERT OR DELETE OR UPDATE OF vendas ON resumo_pintor
  FOR EACH ROW EXECUTE FUNCTION pontuado_nos_resumos();

CREATE FUNCTION contar_pintor(p pintor, sinal integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO resumo_cadastro (indicacao_loja, revenda_id, pintores, cadastrados, indicados)
  VALUES (p.indicacao_loja, CASE WHEN p.indicacao_loja IS NULL THEN p.revenda_id END, sinal,
          CASE WHEN p.anonimizado_em IS NULL THEN sinal ELSE 0 END, CASE WHEN p.indicado_por IS NOT NULL THEN sinal ELSE 0 END);
$$;
CREATE FUNCTION pintor_nos_resumos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM contar_pintor(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM contar_pintor(NEW, 1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER pintor_contado AFTER INSERT OR DELETE ON pintor FOR EACH ROW EXECUTE FUNCTION pintor_nos_resumos();
CREATE TRIGGER pintor_recontado AFTER UPDATE OF indicacao_loja, revenda_id, anonimizado_em, indicado_por ON pintor FOR EACH ROW
  WHEN ((OLD.indicacao_loja, OLD.revenda_id, OLD.anonimizado_em, OLD.indicado_por) IS DISTINCT FROM (NEW.indicacao_loja, NEW.revenda_id, NEW.anonimizado_em, NEW.indicado_por))
  EXECUTE FUNCTION pintor_nos_resumos();

CREATE FUNCTION bonus_nos_resumos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.estorno_id IS NULL THEN INSERT INTO resumo_cadastro (validados) VALUES (-1); END IF;
  IF TG_OP <> 'DELETE' AND NEW.estorno_id IS NULL THEN INSERT INTO resumo_cadastro (validados) VALUES (1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER bonus_indicacao_contado AFTER INSERT OR DELETE OR UPDATE OF estorno_id ON bonus_indicacao
  FOR EACH ROW EXECUTE FUNCTION bonus_nos_resumos();

-- Entries and allocations are only added. A cancellation gives the order's own points back, whichever lots they went to.
CREATE FUNCTION resgate_nos_resumos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO resumo_rede (rede_id, cnpj_loja, mes, pontos)
  SELECT l.rede_id, l.cnpj_loja, date_trunc('month', e.ocorrido_em AT TIME ZONE 'America/Sao_Paulo')::date, -NEW.pontos
    FROM lancamento e JOIN lote l ON l.id = NEW.lote_id WHERE e.id = NEW.lancamento_id AND e.tipo = 'resgate';
  RETURN NULL;
END $$;
CREATE TRIGGER alocacao_resumida AFTER INSERT ON alocacao
  FOR EACH ROW WHEN (NEW.pontos < 0 AND NEW.lote_id IS NOT NULL) EXECUTE FUNCTION resgate_nos_resumos();
CREATE FUNCTION estorno_nos_resumos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO resumo_rede (rede_id, cnpj_loja, mes, pontos)
  SELECT l.rede_id, l.cnpj_loja, date_trunc('month', NEW.ocorrido_em AT TIME ZONE 'America/Sao_Paulo')::date, sum(a.pontos)
    FROM alocacao a JOIN lote l ON l.id = a.lote_id WHERE a.lancamento_id = NEW.estorna GROUP BY 1, 2;
  RETURN NULL;
END $$;
CREATE TRIGGER lancamento_resumido AFTER INSERT ON lancamento
  FOR EACH ROW WHEN (NEW.tipo = 'estorno_resgate') EXECUTE FUNCTION estorno_nos_resumos();

-- Whoever empties a table empties what was summed of it.
CREATE OR REPLACE FUNCTION resumos_vazios() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME IN ('venda', 'venda_item') THEN TRUNCATE resumo_item, resumo_produto, resumo_mes_produto; END IF;
  IF TG_TABLE_NAME = 'venda' THEN
    TRUNCATE resumo_compra, resumo_pintor, resumo_loja, resumo_cliente;
    INSERT INTO resumo_cadastro (pontuados) SELECT -coalesce(sum(pontuados), 0) FROM resumo_cadastro;
  END IF;
  IF TG_TABLE_NAME = 'bonus_indicacao' THEN INSERT INTO resumo_cadastro (validados) SELECT -coalesce(sum(validados), 0) FROM resumo_cadastro; END IF;
  IF TG_TABLE_NAME = 'pintor' THEN TRUNCATE resumo_cadastro; END IF;
  IF TG_TABLE_NAME = 'alocacao' THEN TRUNCATE resumo_rede; END IF;
  IF TG_TABLE_NAME = 'historico_rede' THEN TRUNCATE resumo_historico_mes, resumo_historico_ano; END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER bonus_indicacao_esvaziado AFTER TRUNCATE ON bonus_indicacao FOR EACH STATEMENT EXECUTE FUNCTION resumos_vazios();
CREATE TRIGGER pintor_esvaziado AFTER TRUNCATE ON pintor FOR EACH STATEMENT EXECUTE FUNCTION resumos_vazios();
CREATE TRIGGER alocacao_esvaziada AFTER TRUNCATE ON alocacao FOR EACH STATEMENT EXECUTE FUNCTION resumos_vazios();

-- Raw rows less rollups: no row, unless a rollup is wrong.
CREATE VIEW resumo_cliente_diferenca AS
  SELECT cnpj_loja, pintor_id, sum(vendas)::integer AS vendas, sum(valor) AS valor
    FROM (SELECT cnpj_loja, pintor_id, 1 AS vendas, total_venda AS valor FROM venda WHERE estado = 'pontuada'
           UNION ALL SELECT cnpj_loja, pintor_id, -vendas, -valor FROM resumo_cliente) x
   GROUP BY 1, 2 HAVING sum(vendas) <> 0 OR sum(valor) <> 0;
CREATE VIEW resumo_mes_produto_diferenca AS
  SELECT raiz, mes, produto_id, sum(qtde) AS qtde, sum(valor) AS valor, sum(pontos) AS pontos
    FROM (SELECT x.raiz, date_trunc('month', v.realizado_em)::date AS mes, i.produto_id, i.qtde, i.sub_total AS valor, i.qtde * i.valor_pontos AS pontos
            FROM venda v JOIN venda_item i ON i.venda_id = v.id,
                 LATERAL (VALUES (left(v.cnpj_loja, 8), true), ('', v.revenda_id IS NOT NULL)) x(raiz, conta)
           WHERE v.estado = 'pontuada' AND x.conta
           UNION ALL SELECT raiz, mes, produto_id, -qtde, -valor, -pontos FROM resumo_mes_produto) x
   GROUP BY 1, 2, 3 HAVING sum(qtde) <> 0 OR sum(valor) <> 0 OR sum(pontos) <> 0;
CREATE VIEW resumo_rede_diferenca AS
  SELECT rede_id, cnpj_loja, mes, sum(pontos)::bigint AS pontos
    FROM (SELECT l.rede_id, l.cnpj_loja, date_trunc('month', e.ocorrido_em AT TIME ZONE 'America/Sao_Paulo')::date AS mes,
                 CASE WHEN e.tipo = 'resgate' THEN -a.pontos ELSE a.pontos END AS pontos
            FROM lancamento e JOIN alocacao a ON a.lancamento_id = CASE WHEN e.tipo = 'resgate' THEN e.id ELSE e.estorna END
            JOIN lote l ON l.id = a.lote_id WHERE e.tipo IN ('resgate', 'estorno_resgate')
           UNION ALL SELECT rede_id, cnpj_loja, mes, -pontos FROM resumo_rede) x
   GROUP BY 1, 2, 3 HAVING sum(pontos) <> 0;
CREATE VIEW resumo_cadastro_diferenca AS
  SELECT indicacao_loja, revenda_id, sum(pintores)::integer AS pintores, sum(cadastrados)::integer AS cadastrados, sum(indicados)::integer AS indicados,
         sum(validados)::integer AS validados, sum(pontuados)::integer AS pontuados
    FROM (SELECT indicacao_loja, CASE WHEN indicacao_loja IS NULL THEN revenda_id END AS revenda_id, 1 AS pintores, (anonimizado_em IS NULL)::int AS cadastrados,
                 (indicado_por IS NOT NULL)::int AS indicados, 0 AS validados, 0 AS pontuados FROM pintor
           UNION ALL SELECT NULL, NULL, 0, 0, 0, count(*), 0 FROM bonus_indicacao WHERE estorno_id IS NULL
           UNION ALL SELECT NULL, NULL, 0, 0, 0, 0, count(*) FROM resumo_pintor WHERE vendas > 0
           UNION ALL SELECT indicacao_loja, revenda_id, -pintores, -cadastrados, -indicados, -validados, -pontuados FROM resumo_cadastro) x
   GROUP BY 1, 2 HAVING sum(pintores) <> 0 OR sum(cadastrados) <> 0 OR sum(indicados) <> 0 OR sum(validados) <> 0 OR sum(pontuados) <> 0;

-- What networks and resellers say they sold: how many rows and how much by month, how many by product and year. A reseller's are its network's as
-- long as it belongs to one, so rows stay with whoever told them.
CREATE TABLE resumo_historico_mes (
  rede_id     integer,
  revenda_id  integer,
  mes         date NOT NULL,
  linhas      integer NOT NULL,
  valor       numeric(16,2) NOT NULL,
  UNIQUE NULLS NOT DISTINCT (rede_id, revenda_id, mes)
);
CREATE TABLE resumo_historico_ano (
  rede_id         integer,
  revenda_id      integer,
  ano             integer NOT NULL,
  codigo_produto  text NOT NULL,
  quantidade      numeric(16,3) NOT NULL,
  UNIQUE NULLS NOT DISTINCT (rede_id, revenda_id, ano, codigo_produto)
);
-- Whose they are now, as historico_da_rede has its rows.
CREATE VIEW meses_da_rede AS
  SELECT coalesce(h.rede_id, r.rede_id) AS rede_id, h.mes, h.linhas, h.valor FROM resumo_historico_mes h LEFT JOIN revenda r ON r.id = h.revenda_id
   WHERE h.linhas > 0 AND coalesce(h.rede_id, r.rede_id) IS NOT NULL;
CREATE VIEW anos_da_rede AS
  SELECT coalesce(h.rede_id, r.rede_id) AS rede_id, h.ano, h.codigo_produto, h.quantidade FROM resumo_historico_ano h LEFT JOIN revenda r ON r.id = h.revenda_id
   WHERE coalesce(h.rede_id, r.rede_id) IS NOT NULL;
CREATE VIEW resumo_historico_mes_diferenca AS
  SELECT rede_id, revenda_id, mes, sum(linhas)::integer AS linhas, sum(valor) AS valor
    FROM (SELECT rede_id, revenda_id, mes, 1 AS linhas, valor FROM historico_rede
           UNION ALL SELECT rede_id, revenda_id, mes, -linhas, -valor FROM resumo_historico_mes) x
   GROUP BY 1, 2, 3 HAVING sum(linhas) <> 0 OR sum(valor) <> 0;
CREATE VIEW resumo_historico_ano_diferenca AS
  SELECT rede_id, revenda_id, ano, codigo_produto, sum(quantidade) AS quantidade
    FROM (SELECT rede_id, revenda_id, extract(year FROM mes)::integer AS ano, codigo_produto, quantidade FROM historico_rede
           UNION ALL SELECT rede_id, revenda_id, ano, codigo_produto, -quantidade FROM resumo_historico_ano) x
   GROUP BY 1, 2, 3, 4 HAVING sum(quantidade) <> 0;

CREATE FUNCTION historico_nos_resumos() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE sinal integer := CASE WHEN TG_ARGV[0] = 'velhas' THEN -1 ELSE 1 END;
BEGIN
  INSERT INTO resumo_historico_mes AS r (rede_id, revenda_id, mes, linhas, valor)
  SELECT rede_id, revenda_id, mes, sinal * count(*), sinal * sum(valor) FROM linhas GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (rede_id, revenda_id, mes) DO UPDATE SET linhas = r.linhas + EXCLUDED.linhas, valor = r.valor + EXCLUDED.valor;
  INSERT INTO resumo_historico_ano AS r (rede_id, revenda_id, ano, codigo_produto, quantidade)
  SELECT rede_id, revenda_id, extract(year FROM mes), codigo_produto, sinal * sum(quantidade) FROM linhas GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (rede_id, revenda_id, ano, codigo_produto) DO UPDATE SET quantidade = r.quantidade + EXCLUDED.quantidade;
  RETURN NULL;
END $$;
CREATE TRIGGER historico_rede_somada AFTER INSERT ON historico_rede
  REFERENCING NEW TABLE AS linhas FOR EACH STATEMENT EXECUTE FUNCTION historico_nos_resumos('novas');
CREATE TRIGGER historico_rede_somada_antes AFTER UPDATE ON historico_rede
  REFERENCING OLD TABLE AS linhas FOR EACH STATEMENT EXECUTE FUNCTION historico_nos_resumos('velhas');
CREATE TRIGGER historico_rede_somada_depois AFTER UPDATE ON historico_rede
  REFERENCING NEW TABLE AS linhas FOR EACH STATEMENT EXECUTE FUNCTION historico_nos_resumos('novas');
CREATE TRIGGER historico_rede_subtraida AFTER DELETE ON historico_rede
  REFERENCING OLD TABLE AS linhas FOR EACH STATEMENT EXECUTE FUNCTION historico_nos_resumos('velhas');
CREATE TRIGGER historico_rede_esvaziada AFTER TRUNCATE ON historico_rede FOR EACH STATEMENT EXECUTE FUNCTION resumos_vazios();

CREATE INDEX historico_rede_mes ON historico_rede (rede_id, mes, codigo_produto) INCLUDE (quantidade) WHERE rede_id IS NOT NULL;
CREATE INDEX historico_revenda_mes ON historico_rede (revenda_id, mes, codigo_produto) INCLUDE (quantidade) WHERE revenda_id IS NOT NULL;

-- As before, with the new ones. resumo_cadastro counts rows of resumo_pintor, so it comes after it.
CREATE OR REPLACE FUNCTION refazer_resumos() RETURNS TABLE (resumo text, corrigidos bigint) LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO resumo_compra AS r SELECT * FROM resumo_compra_diferenca ORDER BY pintor_id, cnpj_loja, dia
  ON CONFLICT (cnpj_loja, dia, pintor_id) DO UPDATE
     SET vendas = r.vendas + EXCLUDED.vendas, valor = r.valor + EXCLUDED.valor, enviadas = r.enviadas + EXCLUDED.enviadas;
  GET DIAGNOSTICS corrigidos = ROW_COUNT; resumo := 'resumo_compra'; RETURN NEXT;
  INSERT INTO resumo_item AS r SELECT * FROM resumo_item_diferenca ORDER BY pintor_id, cnpj_loja, dia, produto_id
  ON CONFLICT (cnpj_loja, dia, produto_id, pintor_id) DO UPDATE
     SET qtde = r.qtde + EXCLUDED.qtde, valor = r.valor + EXCLUDED.valor, pontos = r.pontos + EXCLUDED.pontos;
  GET DIAGNOSTICS corrigidos = ROW_COUNT; resumo := 'resumo_item'; RETURN NEXT;
  INSERT INTO resumo_cliente AS r SELECT * FROM resumo_cliente_diferenca ORDER BY pintor_id, cnpj_loja
  ON CONFLICT (cnpj_loja, pintor_id) DO UPDATE SET vendas = r.vendas + EXCLUDED.vendas, valor = r.valor + EXCLUDED.valor;
  GET DIAGNOSTICS corrigidos = ROW_COUNT; resumo := 'resumo_cliente'; RETURN NEXT;
  INSERT INTO resumo_pintor AS r SELECT * FROM resumo_pintor_diferenca ORDER BY pintor_id
  ON CONFLICT (pintor_id) DO UPDATE
     SET vendas = r.vendas + EXCLUDED.vendas, valor = r.valor + EXCLUDED.valor, pontos = r.pontos + EXCLUDED.pontos;
  GET DIAGNOSTICS corrigidos = ROW_COUNT; resumo := 'resumo_pintor'; RETURN NEXT;
  INSERT INTO resumo_loja SELECT * FROM resumo_loja_diferenca;
  GET DIAGNOSTICS corrigidos = ROW_COUNT; resumo := 'resumo_loja'; RETURN NEXT;
  INSERT INTO resumo_produto SELECT * FROM resumo_produto_diferenca;
  GET DIAGNOSTICS corrigidos = ROW_COUNT; resumo := 'resumo_produto'; RETURN NEXT;
  INSERT INTO resumo_mes_produto SELECT *, false FROM resumo_mes_produto_diferenca;
  GET DIAGNOSTICS corrigidos = ROW_COUNT; resumo := 'resumo_mes_produto'; RETURN NEXT;
  INSERT INTO resumo_rede SELECT *, false FROM resumo_rede_diferenca;
  GET DIAGNOSTICS corrigidos = ROW_COUNT; resumo := 'resumo_rede'; RETURN NEXT;
  INSERT INTO resumo_cadastro SELECT *, false FROM resumo_cadastro_diferenca;
  GET DIAGNOSTICS corrigidos = ROW_COUNT; resumo := 'resumo_cadastro'; RETURN NEXT;
  INSERT INTO resumo_historico_mes AS r SELECT * FROM resumo_historico_mes_diferenca ORDER BY 1, 2, 3
  ON CONFLICT (rede_id, revenda_id, mes) DO UPDATE SET linhas = r.linhas + EXCLUDED.linhas, valor = r.valor + EXCLUDED.valor;
  GET DIAGNOSTICS corrigidos = ROW_COUNT; resumo := 'resumo_historico_mes'; RETURN NEXT;
  INSERT INTO resumo_historico_ano AS r SELECT * FROM resumo_historico_ano_diferenca ORDER BY 1, 2, 3, 4
  ON CONFLICT (rede_id, revenda_id, ano, codigo_produto) DO UPDATE SET quantidade = r.quantidade + EXCLUDED.quantidade;
  GET DIAGNOSTICS corrigidos = ROW_COUNT; resumo := 'resumo_historico_ano'; RETURN NEXT;
END $$;

SELECT refazer_resumos();

-- One row a key again, of the keys that were added to. A row counts where it was deleted, so that two copies that fold at the same time count
-- none twice.
CREATE FUNCTION juntar_resumos() RETURNS void LANGUAGE sql AS $$
  WITH partes AS (
    DELETE FROM resumo_loja r USING (SELECT cnpj_loja, revenda_id FROM resumo_loja GROUP BY 1, 2 HAVING count(*) > 1) d
     WHERE r.cnpj_loja = d.cnpj_loja AND r.revenda_id IS NOT DISTINCT FROM d.revenda_id RETURNING r.*)
  INSERT INTO resumo_loja (cnpj_loja, revenda_id, vendas, valor, pontos)
  SELECT cnpj_loja, revenda_id, sum(vendas), sum(valor), sum(pontos) FROM partes GROUP BY 1, 2;
  WITH partes AS (
    DELETE FROM resumo_produto r USING (SELECT produto_id FROM resumo_produto GROUP BY 1 HAVING count(*) > 1) d
     WHERE r.produto_id = d.produto_id RETURNING r.*)
  INSERT INTO resumo_produto (produto_id, qtde, valor, pontos)
  SELECT produto_id, sum(qtde), sum(valor), sum(pontos) FROM partes GROUP BY 1;
  WITH partes AS (
    DELETE FROM resumo_mes_produto r USING (SELECT DISTINCT raiz, mes, produto_id FROM resumo_mes_produto WHERE parte) d
     WHERE (r.raiz, r.mes, r.produto_id) = (d.raiz, d.mes, d.produto_id) RETURNING r.*)
  INSERT INTO resumo_mes_produto (raiz, mes, produto_id, qtde, valor, pontos, parte)
  SELECT raiz, mes, produto_id, sum(qtde), sum(valor), sum(pontos), false FROM partes GROUP BY 1, 2, 3;
  WITH partes AS (
    DELETE FROM resumo_rede r USING (SELECT DISTINCT mes FROM resumo_rede WHERE parte) d WHERE r.mes = d.mes RETURNING r.*)
  INSERT INTO resumo_rede (rede_id, cnpj_loja, mes, pontos, parte)
  SELECT rede_id, cnpj_loja, mes, sum(pontos), false FROM partes GROUP BY 1, 2, 3 HAVING sum(pontos) <> 0;
  WITH partes AS (
    DELETE FROM resumo_cadastro WHERE EXISTS (SELECT FROM resumo_cadastro WHERE parte) RETURNING *)
  INSERT INTO resumo_cadastro (indicacao_loja, revenda_id, pintores, cadastrados, indicados, validados, pontuados, parte)
  SELECT indicacao_loja, revenda_id, sum(pintores), sum(cadastrados), sum(indicados), sum(validados), sum(pontuados), false FROM partes GROUP BY 1, 2;
$$;
SELECT juntar_resumos();

-- A period's figures out of indexes alone.
DROP INDEX venda_pontuada;
CREATE INDEX venda_pontuada ON venda (pontuado_em, id) INCLUDE (pintor_id, revenda_id, cnpj_loja, total_pontos, total_venda) WHERE estado = 'pontuada';
DROP INDEX venda_item_pontuado_em;
CREATE INDEX venda_item_pontuado_em ON venda_item (pontuado_em, id) INCLUDE (produto_id, qtde, valor_pontos, sub_total);
ALTER TABLE resumo_cliente SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE resumo_mes_produto SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE resumo_rede SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

