-- Up Migration

-- Referrals are listed by the day on which the referred painter came, and by name: a page of either is an index's.
CREATE INDEX pintor_indicado_cadastro ON pintor (criado_em, id) WHERE indicado_por IS NOT NULL;
CREATE INDEX pintor_indicado_nome ON pintor (nome COLLATE "pt-BR-x-icu", id) WHERE indicado_por IS NOT NULL;
