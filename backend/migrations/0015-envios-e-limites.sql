-- Up Migration

-- What is shown of a file is found by its own path too, and what could not be shown is not tried for each who asks.
CREATE INDEX arquivo_vista ON arquivo (vista) WHERE vista IS NOT NULL;
ALTER TABLE arquivo ADD COLUMN sem_vista_em timestamptz;

-- A sale beyond the limits of one person: who looked first, what was beyond which limit, and who looked second. Closed
-- without a second look where the receipt went another way.
CREATE TABLE segunda_conferencia (
  id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nota_id         integer NOT NULL REFERENCES nota,
  excessos        jsonb NOT NULL,
  pontos          integer NOT NULL,
  pedida_por      integer REFERENCES usuario,
  pedida_em       timestamptz NOT NULL,
  confirmada_por  integer REFERENCES usuario,
  confirmada_em   timestamptz,
  venda_id        integer REFERENCES venda,
  encerrada_em    timestamptz,
  CHECK (confirmada_por <> pedida_por),
  CHECK ((confirmada_em IS NULL) = (confirmada_por IS NULL) AND (confirmada_em IS NULL) = (venda_id IS NULL)),
  CHECK (confirmada_em IS NULL OR encerrada_em IS NULL)
);
CREATE UNIQUE INDEX segunda_conferencia_aberta ON segunda_conferencia (nota_id) WHERE confirmada_em IS NULL AND encerrada_em IS NULL;
CREATE INDEX segunda_conferencia_nota ON segunda_conferencia (nota_id, id);

-- From how many points, and from which total in reais, a receipt needs two people; the product's own where nothing is set.
ALTER TABLE configuracao ADD COLUMN pontos_segunda_conferencia integer CHECK (pontos_segunda_conferencia >= 0);
ALTER TABLE configuracao ADD COLUMN valor_segunda_conferencia numeric(14,2) CHECK (valor_segunda_conferencia >= 0);

-- What a painter ("pintor:12"), and an address ("endereco:" and a keyed hash), sent on a day of São Paulo.
CREATE TABLE consumo_envio (
  quem      text NOT NULL,
  dia       date NOT NULL,
  arquivos  integer NOT NULL DEFAULT 0,
  bytes     bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (quem, dia)
);
CREATE INDEX consumo_envio_dia ON consumo_envio (dia);
