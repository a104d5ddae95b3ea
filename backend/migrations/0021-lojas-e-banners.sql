-- Up Migration

-- Shops are looked for by name, number and city.
ALTER TABLE loja ADD COLUMN busca text NOT NULL
  GENERATED ALWAYS AS (sem_acento(nome || ' ' || cnpj || ' ' || coalesce(cidade, ''))) STORED;
CREATE INDEX loja_busca ON loja USING gin (busca gin_trgm_ops);
CREATE INDEX loja_cnpj ON loja (cnpj COLLATE "pt-BR-x-icu");
CREATE INDEX loja_nome ON loja (nome COLLATE "pt-BR-x-icu", cnpj);

-- What painters are shown when they enter: staff give it a picture, days and a place in the order.
CREATE TABLE banner (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  titulo        text NOT NULL,
  descricao     text,
  data_inicial  date NOT NULL,
  data_final    date NOT NULL,
  ordem         integer NOT NULL,
  ativo         boolean NOT NULL DEFAULT true,
  imagem_id     integer REFERENCES arquivo,
  removido_em   timestamptz,
  criado_em     timestamptz NOT NULL DEFAULT now(),
  CHECK (data_inicial <= data_final)
);
CREATE INDEX banner_ordem ON banner (ordem, id) WHERE removido_em IS NULL;
