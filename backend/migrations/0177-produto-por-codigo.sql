-- Up Migration

-- The products that a code has named, the live one first.
CREATE INDEX produto_do_codigo_primeiro ON produto (codigo, removido_em DESC NULLS FIRST, id DESC);
