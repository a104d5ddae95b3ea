-- Up Migration

-- Likeness is looked up in `busca`, which is computed once a product and has an index of its own.
DROP INDEX produto_nome_trgm;

-- Our codes without leading zeros, as receipts print them.
CREATE INDEX produto_codigo_sem_zeros ON produto (ltrim(codigo, '0')) WHERE removido_em IS NULL;
