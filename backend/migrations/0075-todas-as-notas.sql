-- Receipts of every state, as staff look for one.
CREATE INDEX nota_enviada ON nota (criado_em, id) WHERE junta_em IS NULL;
CREATE INDEX nota_estado_enviada ON nota (estado, criado_em, id) WHERE junta_em IS NULL;
CREATE INDEX nota_busca ON nota USING gin (busca gin_trgm_ops) WHERE junta_em IS NULL;
CREATE INDEX nota_sinais ON nota USING gin (sinais(busca)) WHERE junta_em IS NULL;
