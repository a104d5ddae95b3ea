-- Up Migration

-- A search reads the best rated of one municipality after the other, and no more than a page of them: the mean, with the prior of the
-- programme (five ratings of four stars), is kept where it can be indexed.
ALTER TABLE pagina_diretorio
  ADD COLUMN media double precision NOT NULL GENERATED ALWAYS AS ((20 + estrelas)::double precision / (5 + avaliacoes)) STORED;
CREATE INDEX pagina_diretorio_busca ON pagina_diretorio (municipio_id, media DESC, pintor_id) INCLUDE (estrelas, avaliacoes)
  WHERE listada AND NOT oculta;
DROP INDEX pagina_diretorio_municipio;
