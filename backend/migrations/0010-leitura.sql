-- Up Migration

-- Two receipts may share one picture, or one PDF: each then reads and shows its own part of the file.
ALTER TABLE nota_arquivo ADD COLUMN recorte jsonb;

-- A receipt that was joined to another lives on in that one.
ALTER TABLE nota ADD COLUMN junta_em integer REFERENCES nota;
CREATE INDEX nota_junta_em ON nota (junta_em) WHERE junta_em IS NOT NULL;

ALTER TABLE nota_leitura
  ADD COLUMN confianca numeric(4,3) CHECK (confianca BETWEEN 0 AND 1),
  ADD COLUMN certa boolean NOT NULL DEFAULT false,
  ADD COLUMN vias text[] NOT NULL DEFAULT '{}',
  ADD COLUMN paginas smallint,
  ADD COLUMN duracao_ms integer,
  ADD COLUMN pedida_em timestamptz,
  ADD COLUMN lida_em timestamptz;
-- For the figures of a period, and for readings that were left behind.
CREATE INDEX nota_leitura_lida_em ON nota_leitura (lida_em) WHERE lida_em IS NOT NULL;
CREATE INDEX nota_leitura_em_leitura ON nota_leitura (atualizado_em) WHERE estado = 'em_leitura';

-- Likeness of descriptions, accent-blind.
CREATE INDEX produto_nome_trgm ON produto USING gin (sem_acento(nome) gin_trgm_ops) WHERE ativo AND removido_em IS NULL;
CREATE INDEX produto_gtin ON produto (gtin) WHERE gtin IS NOT NULL;
