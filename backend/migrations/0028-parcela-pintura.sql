-- Up Migration

-- Where the tile of that name on the home screen leads: a site of somebody else's, empty until staff name it.
ALTER TABLE configuracao ADD COLUMN parcela_pintura text CHECK (parcela_pintura ~ '^https://');
