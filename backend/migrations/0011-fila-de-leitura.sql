-- Up Migration

-- Counts the requests to read a receipt: what was read for an earlier one is not kept. And how often this one was tried.
ALTER TABLE nota_leitura
  ADD COLUMN pedido integer NOT NULL DEFAULT 1,
  ADD COLUMN tentativas smallint NOT NULL DEFAULT 0;

-- The same paper by type, number and shop, where one of the two has no access key.
CREATE INDEX nota_leitura_fiscal ON nota_leitura (cnpj, numero) WHERE cnpj IS NOT NULL AND numero IS NOT NULL;
