-- Up Migration

-- What happened in the domain, written by the transaction in which it happened (docs/events.md), and who is still to hear of it.
CREATE TABLE evento (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nome         text NOT NULL CHECK (nome <> ''),
  pintor_id    integer NOT NULL REFERENCES pintor,
  dados        jsonb NOT NULL,
  ocorrido_em  timestamptz NOT NULL
);
CREATE INDEX evento_ocorrido ON evento (ocorrido_em, nome);
CREATE INDEX evento_pintor ON evento (pintor_id, id);

CREATE TABLE evento_entrega (
  evento_id    bigint NOT NULL REFERENCES evento ON DELETE CASCADE,
  assinante    text NOT NULL CHECK (assinante <> ''),
  pintor_id    integer NOT NULL REFERENCES pintor,
  tentativas   smallint NOT NULL DEFAULT 0,
  erro         text,
  entregue_em  timestamptz,
  PRIMARY KEY (evento_id, assinante)
);
-- In order for each painter and subscriber: the first that waits is the next.
CREATE INDEX evento_entrega_espera ON evento_entrega (pintor_id, assinante, evento_id) WHERE entregue_em IS NULL;
