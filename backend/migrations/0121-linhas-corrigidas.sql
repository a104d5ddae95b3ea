-- Up Migration
-- Cells that staff corrected after the check, as {"3": {"codigo": "A1"}}: by line and field, read in place of the file's own.
ALTER TABLE importacao ADD COLUMN correcoes jsonb NOT NULL DEFAULT '{}';
