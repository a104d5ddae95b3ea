-- Up Migration

-- Since when the unused codes of a batch are not accepted any more.
ALTER TABLE lote_codigo ADD COLUMN recolhido_em timestamptz;
