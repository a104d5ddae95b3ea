-- Up Migration
-- The import that a receipt without a file came by, with its first line there: its sales are cancelled when that is undone.
ALTER TABLE nota ADD COLUMN importacao_id integer REFERENCES importacao ON DELETE SET NULL;
ALTER TABLE nota ADD COLUMN importacao_linha integer;
CREATE INDEX nota_importacao ON nota (importacao_id) WHERE importacao_id IS NOT NULL;
