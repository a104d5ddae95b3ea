-- Up Migration

-- A photo of own work may be of the time before another one.
ALTER TABLE midia_pintor
  ADD COLUMN antes_de integer UNIQUE REFERENCES midia_pintor ON DELETE SET NULL,
  ADD CHECK (antes_de <> id);

-- What a link's token is made of, with the server's secret: the painter can copy the link again, and the table alone opens nothing.
ALTER TABLE avaliacao_pintor ADD COLUMN token_semente text;
