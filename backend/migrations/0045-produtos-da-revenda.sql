-- Up Migration

-- Listed by code and by description, too.
CREATE INDEX produto_revenda_codigo ON produto_revenda (codigo COLLATE "pt-BR-x-icu", id);
CREATE INDEX produto_revenda_nome ON produto_revenda (nome COLLATE "pt-BR-x-icu", id);
