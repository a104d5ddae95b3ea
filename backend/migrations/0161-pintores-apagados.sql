-- Up Migration
-- Lists and figures of painters leave out the erased ones, which are few.
CREATE INDEX pintor_apagado ON pintor (id) WHERE anonimizado_em IS NOT NULL;
