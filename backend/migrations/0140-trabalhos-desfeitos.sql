-- Up Migration
-- A batch job whose rows can be undone, the one that undid it, and what was done to each row.
ALTER TABLE trabalho ADD COLUMN reversivel boolean NOT NULL DEFAULT false;
ALTER TABLE trabalho ADD COLUMN desfaz_id integer REFERENCES trabalho ON DELETE SET NULL;
CREATE INDEX trabalho_desfaz ON trabalho (desfaz_id) WHERE desfaz_id IS NOT NULL;
ALTER TABLE trabalho_linha ADD COLUMN feito jsonb;
-- Read by key when its rows are undone.
CREATE INDEX trabalho_linha_feita ON trabalho_linha (trabalho_id, chave) WHERE feito IS NOT NULL;
