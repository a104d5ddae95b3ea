-- The receipts of one shop, whatever became of them.
CREATE INDEX nota_leitura_cnpj ON nota_leitura (cnpj) WHERE cnpj IS NOT NULL;
