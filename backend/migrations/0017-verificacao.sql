-- Up Migration

-- What the nightly look at the ledger found, one row for each thing that must always hold.
CREATE TABLE verificacao (
  nome          text PRIMARY KEY,
  violacoes     integer NOT NULL CHECK (violacoes >= 0),
  duracao_ms    integer NOT NULL,
  verificada_em timestamptz NOT NULL
);

-- What the figures of the last hour read. These tables grow at their end: a few pages of summary instead of an index
-- that every insert pays for.
CREATE INDEX pintor_criado_em ON pintor USING brin (criado_em) WITH (pages_per_range = 16, autosummarize = on);
CREATE INDEX nota_criado_em ON nota USING brin (criado_em) WITH (pages_per_range = 16, autosummarize = on);
CREATE INDEX conta_em_divida ON conta (divida) WHERE divida > 0;
