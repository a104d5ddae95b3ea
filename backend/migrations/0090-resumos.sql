-- Up Migration
-- What reports sum, summed: kept by triggers on the sales that stand, in the transaction that writes them.

-- Rows that are one painter's: whoever writes a sale holds its painter's account, so nobody waits for them.
CREATE TABLE resumo_compra (
  cnpj_loja  text NOT NULL,
  dia        date NOT NULL,
  pintor_id  integer NOT NULL,
  -- Sales and their BRL, on the day of the sale.
  vendas     integer NOT NULL,
  valor      numeric(16,2) NOT NULL,
  -- Receipts of sales, on the day in São Paulo that they were sent.
  enviadas   integer NOT NULL,
  PRIMARY KEY (cnpj_loja, dia, pintor_id) INCLUDE (vendas, valor, enviadas)
);
CREATE TABLE resumo_item (
  cnpj_loja   text NOT NULL,
  dia         date NOT NULL,
  produto_id  integer NOT NULL,
  pintor_id   integer NOT NULL,
  qtde        numeric(16,3) NOT NULL,
  valor       numeric(16,2) NOT NULL,
  -- The items' points, before the factors of a sale.
  pontos      numeric(18,3) NOT NULL,
  PRIMARY KEY (cnpj_loja, dia, produto_id, pintor_id) INCLUDE (qtde, valor)
);
CREATE TABLE resumo_pintor (
  pintor_id  integer PRIMARY KEY,
  vendas     integer NOT NULL,
  valor      numeric(16,2) NOT NULL,
  pontos     bigint NOT NULL
);
CREATE INDEX resumo_pintor_pontos ON resumo_pintor (pontos DESC, pintor_id) WHERE vendas > 0;

-- Totals that all scorings share: only added to, so that none waits for another. A row is a part of its total; a job folds them.
CREATE TABLE resumo_loja (
  cnpj_loja   text NOT NULL,
  revenda_id  integer,
  vendas      integer NOT NULL,
  valor       numeric(16,2) NOT NULL,
  pontos      bigint NOT NULL
);
CREATE INDEX resumo_loja_loja ON resumo_loja (cnpj_loja, revenda_id);
CREATE TABLE resumo_produto (
  produto_id  integer NOT NULL,
  qtde        numeric(16,3) NOT NULL,
  valor       numeric(16,2) NOT NULL,
  pontos      numeric(18,3) NOT NULL
);
CREATE INDEX resumo_produto_produto ON resumo_produto (produto_id);

CREATE FUNCTION resumir_venda(v venda, sinal integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO resumo_compra AS r (cnpj_loja, dia, pintor_id, vendas, valor, enviadas)
  SELECT v.cnpj_loja, x.dia, v.pintor_id, sum(x.vendas), sum(x.valor), sum(x.enviadas)
    FROM (SELECT v.realizado_em AS dia, sinal AS vendas, sinal * v.total_venda AS valor, 0 AS enviadas
           UNION ALL SELECT (n.criado_em AT TIME ZONE 'America/Sao_Paulo')::date, 0, 0, sinal FROM nota n WHERE n.id = v.nota_id) x
   GROUP BY x.dia ORDER BY x.dia
  ON CONFLICT (cnpj_loja, dia, pintor_id) DO UPDATE
     SET vendas = r.vendas + EXCLUDED.vendas, valor = r.valor + EXCLUDED.valor, enviadas = r.enviadas + EXCLUDED.enviadas;
  INSERT INTO resumo_pintor AS r (pintor_id, vendas, valor, pontos)
  VALUES (v.pintor_id, sinal, sinal * v.total_venda, sinal * v.total_pontos)
  ON CONFLICT (pintor_id) DO UPDATE
     SET vendas = r.vendas + EXCLUDED.vendas, valor = r.valor + EXCLUDED.valor, pontos = r.pontos + EXCLUDED.pontos;
  INSERT INTO resumo_loja (cnpj_loja, revenda_id, vendas, valor, pontos)
  VALUES (v.cnpj_loja, v.revenda_id, sinal, sinal * v.total_venda, sinal * v.total_pontos);
$$;

CREATE FUNCTION resumir_item(i venda_item, sinal integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO resumo_item AS r (cnpj_loja, dia, produto_id, pintor_id, qtde, valor, pontos)
  SELECT v.cnpj_loja, v.realizado_em, i.produto_id, v.pintor_id, sinal * i.qtde, sinal * i.sub_total, sinal * i.qtde * i.valor_pontos
    FROM venda v WHERE v.id = i.venda_id
  ON CONFLICT (cnpj_loja, dia, produto_id, pintor_id) DO UPDATE
     SET qtde = r.qtde + EXCLUDED.qtde, valor = r.valor + EXCLUDED.valor, pontos = r.pontos + EXCLUDED.pontos;
  INSERT INTO resumo_produto (produto_id, qtde, valor, pontos)
  VALUES (i.produto_id, sinal * i.qtde, sinal * i.sub_total, sinal * i.qtde * i.valor_pontos);
$$;

CREATE FUNCTION venda_nos_resumos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.estado = 'pontuada' THEN PERFORM resumir_venda(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' AND NEW.estado = 'pontuada' THEN PERFORM resumir_venda(NEW, 1); END IF;
  RETURN NULL;
END $$;
-- An item says when its sale was scored as long as that sale stands.
CREATE FUNCTION item_nos_resumos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.pontuado_em IS NOT NULL THEN PERFORM resumir_item(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' AND NEW.pontuado_em IS NOT NULL THEN PERFORM resumir_item(NEW, 1); END IF;
  RETURN NULL;
END $$;
-- Shop, day and painter of a sale never change; its state and its points do.
CREATE TRIGGER venda_resumida AFTER INSERT OR DELETE OR UPDATE OF estado, total_venda, total_pontos ON venda
  FOR EACH ROW EXECUTE FUNCTION venda_nos_resumos();
CREATE TRIGGER venda_item_resumido AFTER INSERT OR DELETE OR UPDATE OF pontuado_em, produto_id, qtde, sub_total, valor_pontos ON venda_item
  FOR EACH ROW EXECUTE FUNCTION item_nos_resumos();

-- Whoever empties the sales empties what was summed of them.
CREATE FUNCTION resumos_vazios() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE resumo_item, resumo_produto;
  IF TG_TABLE_NAME = 'venda' THEN TRUNCATE resumo_compra, resumo_pintor, resumo_loja; END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER venda_esvaziada AFTER TRUNCATE ON venda FOR EACH STATEMENT EXECUTE FUNCTION resumos_vazios();
CREATE TRIGGER venda_item_esvaziado AFTER TRUNCATE ON venda_item FOR EACH STATEMENT EXECUTE FUNCTION resumos_vazios();

-- Raw rows less rollups: no row, unless a rollup is wrong.
CREATE VIEW resumo_compra_diferenca AS
  SELECT cnpj_loja, dia, pintor_id, sum(vendas)::integer AS vendas, sum(valor) AS valor, sum(enviadas)::integer AS enviadas
    FROM (SELECT cnpj_loja, realizado_em AS dia, pintor_id, 1 AS vendas, total_venda AS valor, 0 AS enviadas FROM venda WHERE estado = 'pontuada'
           UNION ALL SELECT v.cnpj_loja, (n.criado_em AT TIME ZONE 'America/Sao_Paulo')::date, v.pintor_id, 0, 0, 1
             FROM venda v JOIN nota n ON n.id = v.nota_id WHERE v.estado = 'pontuada'
           UNION ALL SELECT cnpj_loja, dia, pintor_id, -vendas, -valor, -enviadas FROM resumo_compra) x
   GROUP BY 1, 2, 3 HAVING sum(vendas) <> 0 OR sum(valor) <> 0 OR sum(enviadas) <> 0;
CREATE VIEW resumo_item_diferenca AS
  SELECT cnpj_loja, dia, produto_id, pintor_id, sum(qtde) AS qtde, sum(valor) AS valor, sum(pontos) AS pontos
    FROM (SELECT v.cnpj_loja, v.realizado_em AS dia, i.produto_id, v.pintor_id, i.qtde, i.sub_total AS valor, i.qtde * i.valor_pontos AS pontos
            FROM venda v JOIN venda_item i ON i.venda_id = v.id WHERE v.estado = 'pontuada'
           UNION ALL SELECT cnpj_loja, dia, produto_id, pintor_id, -qtde, -valor, -pontos FROM resumo_item) x
   GROUP BY 1, 2, 3, 4 HAVING sum(qtde) <> 0 OR sum(valor) <> 0 OR sum(pontos) <> 0;
CREATE VIEW resumo_pintor_diferenca AS
  SELECT pintor_id, sum(vendas)::integer AS vendas, sum(valor) AS valor, sum(pontos)::bigint AS pontos
    FROM (SELECT pintor_id, 1 AS vendas, total_venda AS valor, total_pontos AS pontos FROM venda WHERE estado = 'pontuada'
           UNION ALL SELECT pintor_id, -vendas, -valor, -pontos FROM resumo_pintor) x
   GROUP BY 1 HAVING sum(vendas) <> 0 OR sum(valor) <> 0 OR sum(pontos) <> 0;
CREATE VIEW resumo_loja_diferenca AS
  SELECT cnpj_loja, revenda_id, sum(vendas)::integer AS vendas, sum(valor) AS valor, sum(pontos)::bigint AS pontos
    FROM (SELECT cnpj_loja, revenda_id, 1 AS vendas, total_venda AS valor, total_pontos AS pontos FROM venda WHERE estado = 'pontuada'
           UNION ALL SELECT cnpj_loja, revenda_id, -vendas, -valor, -pontos FROM resumo_loja) x
   GROUP BY 1, 2 HAVING sum(vendas) <> 0 OR sum(valor) <> 0 OR sum(pontos) <> 0;
CREATE VIEW resumo_produto_diferenca AS
  SELECT produto_id, sum(qtde) AS qtde, sum(valor) AS valor, sum(pontos) AS pontos
    FROM (SELECT i.produto_id, i.qtde, i.sub_total AS valor, i.qtde * i.valor_pontos AS pontos
            FROM venda v JOIN venda_item i ON i.venda_id = v.id WHERE v.estado = 'pontuada'
           UNION ALL SELECT produto_id, -qtde, -valor, -pontos FROM resumo_produto) x
   GROUP BY 1 HAVING sum(qtde) <> 0 OR sum(valor) <> 0 OR sum(pontos) <> 0;

-- Adds what is missing. A statement sees a sale and its rollups as of one moment, and adding goes with whatever is written meanwhile:
-- nothing has to stand still. Answers how many rows were wrong.
CREATE FUNCTION refazer_resumos() RETURNS TABLE (resumo text, corrigidos bigint) LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO resumo_compra AS r SELECT * FROM resumo_compra_diferenca ORDER BY pintor_id, cnpj_loja, dia
  ON CONFLICT (cnpj_loja, dia, pintor_id) DO UPDATE
     SET vendas = r.vendas + EXCLUDED.vendas, valor = r.valor + EXCLUDED.valor, enviadas = r.enviadas + EXCLUDED.enviadas;
  GET DIAGNOSTICS corrigidos = ROW_COUNT; resumo := 'resumo_compra'; RETURN NEXT;
  INSERT INTO resumo_item AS r SELECT * FROM resumo_item_diferenca ORDER BY pintor_id, cnpj_loja, dia, produto_id
  ON CONFLICT (cnpj_loja, dia, produto_id, pintor_id) DO UPDATE
     SET qtde = r.qtde + EXCLUDED.qtde, valor = r.valor + EXCLUDED.valor, pontos = r.pontos + EXCLUDED.pontos;
  GET DIAGNOSTICS corrigidos = ROW_COUNT; resumo := 'resumo_item'; RETURN NEXT;
  INSERT INTO resumo_pintor AS r SELECT * FROM resumo_pintor_diferenca ORDER BY pintor_id
  ON CONFLICT (pintor_id) DO UPDATE
     SET vendas = r.vendas + EXCLUDED.vendas, valor = r.valor + EXCLUDED.valor, pontos = r.pontos + EXCLUDED.pontos;
  GET DIAGNOSTICS corrigidos = ROW_COUNT; resumo := 'resumo_pintor'; RETURN NEXT;
  INSERT INTO resumo_loja SELECT * FROM resumo_loja_diferenca;
  GET DIAGNOSTICS corrigidos = ROW_COUNT; resumo := 'resumo_loja'; RETURN NEXT;
  INSERT INTO resumo_produto SELECT * FROM resumo_produto_diferenca;
  GET DIAGNOSTICS corrigidos = ROW_COUNT; resumo := 'resumo_produto'; RETURN NEXT;
END $$;

SELECT refazer_resumos();
