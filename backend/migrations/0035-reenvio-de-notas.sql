-- Up Migration

-- The rejected receipt that this one was sent in place of; each has one such at most.
ALTER TABLE nota ADD COLUMN reenvio_de integer REFERENCES nota CHECK (reenvio_de <> id);
CREATE UNIQUE INDEX nota_reenvio ON nota (reenvio_de) WHERE reenvio_de IS NOT NULL;
