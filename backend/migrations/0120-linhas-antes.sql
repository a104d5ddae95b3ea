-- Up Migration
-- The values that a line of an import would change, as they are in the table: staff see them beside the new ones before they write.
ALTER TABLE importacao_linha ADD COLUMN antes jsonb;
