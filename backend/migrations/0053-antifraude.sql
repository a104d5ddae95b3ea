-- What networks and resellers say they sold (0-rules, 8): one row for each month (its first day) and product; sent again, it is replaced.
CREATE TABLE historico_rede (
  id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  rede_id         integer REFERENCES rede,
  revenda_id      integer REFERENCES revenda,
  mes             date NOT NULL CHECK (extract(day FROM mes) = 1),
  codigo_produto  text NOT NULL,
  quantidade      numeric(14,3) NOT NULL CHECK (quantidade >= 0),
  -- BRL, of the whole quantity.
  valor           numeric(14,2) NOT NULL CHECK (valor >= 0),
  criado_em       timestamptz NOT NULL,
  atualizado_em   timestamptz NOT NULL,
  CHECK ((rede_id IS NULL) <> (revenda_id IS NULL))
);
CREATE UNIQUE INDEX historico_rede_da_rede ON historico_rede (rede_id, codigo_produto, mes) WHERE rede_id IS NOT NULL;
CREATE UNIQUE INDEX historico_rede_da_revenda ON historico_rede (revenda_id, codigo_produto, mes) WHERE revenda_id IS NOT NULL;

-- How much of a product a network sold, was scored for and was released: the row that every scoring at its shops locks. `vendida` follows the
-- history by triggers, `pontuada` and `liberada` are written by the service.
CREATE TABLE cota_rede (
  id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  rede_id         integer NOT NULL REFERENCES rede,
  codigo_produto  text NOT NULL,
  vendida         numeric(16,3) NOT NULL DEFAULT 0,
  pontuada        numeric(16,3) NOT NULL DEFAULT 0,
  liberada        numeric(16,3) NOT NULL DEFAULT 0 CHECK (liberada >= 0),
  saldo           numeric(16,3) NOT NULL GENERATED ALWAYS AS (liberada + vendida - pontuada) STORED,
  UNIQUE (rede_id, codigo_produto)
);
CREATE INDEX cota_rede_saldo ON cota_rede (saldo, id);
CREATE INDEX cota_rede_estourada ON cota_rede (rede_id) WHERE saldo < 0;

CREATE TABLE liberacao_cota (
  id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cota_id         integer NOT NULL REFERENCES cota_rede,
  -- Negative where an earlier release is taken back.
  quantidade      numeric(14,3) NOT NULL CHECK (quantidade <> 0),
  usuario_id      integer NOT NULL REFERENCES usuario,
  criada_em       timestamptz NOT NULL
);
CREATE INDEX liberacao_cota_cota ON liberacao_cota (cota_id, id);
CREATE TRIGGER liberacao_cota_so_inclui BEFORE UPDATE OR DELETE ON liberacao_cota FOR EACH ROW EXECUTE FUNCTION recusar_alteracao();

CREATE TABLE observacao_cota (
  id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cota_id         integer NOT NULL REFERENCES cota_rede,
  observacao      text NOT NULL,
  usuario_id      integer NOT NULL REFERENCES usuario,
  criada_em       timestamptz NOT NULL
);
CREATE INDEX observacao_cota_cota ON observacao_cota (cota_id, id);
CREATE TRIGGER observacao_cota_so_inclui BEFORE UPDATE OR DELETE ON observacao_cota FOR EACH ROW EXECUTE FUNCTION recusar_alteracao();

-- A reseller's history counts for the network that it belongs to, and goes with it. Rows are locked in the order of their keys.
CREATE FUNCTION historico_na_cota() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO cota_rede AS c (rede_id, codigo_produto, vendida)
    SELECT coalesce(h.rede_id, r.rede_id), h.codigo_produto, -sum(h.quantidade) FROM velhas h LEFT JOIN revenda r ON r.id = h.revenda_id
     WHERE coalesce(h.rede_id, r.rede_id) IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (rede_id, codigo_produto) DO UPDATE SET vendida = c.vendida + EXCLUDED.vendida;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO cota_rede AS c (rede_id, codigo_produto, vendida)
    SELECT coalesce(h.rede_id, r.rede_id), h.codigo_produto, sum(h.quantidade) FROM novas h LEFT JOIN revenda r ON r.id = h.revenda_id
     WHERE coalesce(h.rede_id, r.rede_id) IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (rede_id, codigo_produto) DO UPDATE SET vendida = c.vendida + EXCLUDED.vendida;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER historico_rede_incluida AFTER INSERT ON historico_rede
  REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION historico_na_cota();
CREATE TRIGGER historico_rede_mudada AFTER UPDATE ON historico_rede
  REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION historico_na_cota();
CREATE TRIGGER historico_rede_apagada AFTER DELETE ON historico_rede
  REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION historico_na_cota();

CREATE FUNCTION historico_muda_de_rede() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cota_rede AS c (rede_id, codigo_produto, vendida)
  SELECT m.rede_id, h.codigo_produto, sum(m.sinal * h.quantidade)
    FROM historico_rede h, (VALUES (OLD.rede_id, -1), (NEW.rede_id, 1)) AS m(rede_id, sinal)
   WHERE h.revenda_id = NEW.id AND m.rede_id IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (rede_id, codigo_produto) DO UPDATE SET vendida = c.vendida + EXCLUDED.vendida;
  RETURN NULL;
END $$;
CREATE TRIGGER revenda_muda_de_rede AFTER UPDATE OF rede_id ON revenda
  FOR EACH ROW WHEN (OLD.rede_id IS DISTINCT FROM NEW.rede_id) EXECUTE FUNCTION historico_muda_de_rede();

-- What was scored before there were quotas.
INSERT INTO cota_rede (rede_id, codigo_produto, pontuada)
SELECT v.rede_id, i.codigo, sum(i.qtde) FROM venda v JOIN venda_item i ON i.venda_id = v.id
 WHERE v.estado = 'pontuada' AND v.rede_id IS NOT NULL GROUP BY 1, 2;
