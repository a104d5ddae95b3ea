-- Up Migration

-- A code that is removed stays for the painters who signed up with it, and its name is free again.
ALTER TABLE codigo_cadastro ADD COLUMN removido_em timestamptz;
ALTER TABLE codigo_cadastro DROP CONSTRAINT codigo_cadastro_codigo_key;
CREATE UNIQUE INDEX codigo_cadastro_codigo_key ON codigo_cadastro (codigo) WHERE removido_em IS NULL;
CREATE INDEX codigo_cadastro_em_ordem ON codigo_cadastro (codigo COLLATE "pt-BR-x-icu", id) WHERE removido_em IS NULL;
