-- Up Migration

-- A picture that is shown is drawn anew in a few widths; the one that `arquivo` names is among them. A picture without
-- rows here comes from before and is drawn when the server has started.
CREATE TABLE imagem (
  arquivo_id  integer NOT NULL REFERENCES arquivo ON DELETE CASCADE,
  largura     integer NOT NULL CHECK (largura BETWEEN 1 AND 16383),
  altura      integer NOT NULL CHECK (altura BETWEEN 1 AND 16383),
  caminho     text NOT NULL UNIQUE,
  bytes       integer NOT NULL CHECK (bytes > 0),
  sha256      text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  PRIMARY KEY (arquivo_id, largura)
);

-- The same as answers carry it, beside the path: lists show many pictures, and putting each together takes as long as all the
-- rest of them.
ALTER TABLE arquivo ADD COLUMN imagens json NOT NULL DEFAULT '[]';
CREATE FUNCTION arquivo_imagens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE arquivo a SET imagens = coalesce(
    (SELECT json_agg(json_build_object('largura', i.largura, 'altura', i.altura, 'url', '/arquivos/' || i.caminho) ORDER BY i.largura)
       FROM imagem i WHERE i.arquivo_id = a.id), '[]')
   WHERE a.id IN (SELECT arquivo_id FROM mudadas);
  RETURN NULL;
END $$;
CREATE TRIGGER imagem_incluida AFTER INSERT ON imagem REFERENCING NEW TABLE AS mudadas
  FOR EACH STATEMENT EXECUTE FUNCTION arquivo_imagens();
CREATE TRIGGER imagem_mudada AFTER UPDATE ON imagem REFERENCING NEW TABLE AS mudadas
  FOR EACH STATEMENT EXECUTE FUNCTION arquivo_imagens();
CREATE TRIGGER imagem_retirada AFTER DELETE ON imagem REFERENCING OLD TABLE AS mudadas
  FOR EACH STATEMENT EXECUTE FUNCTION arquivo_imagens();

-- Who removes a picture has to know that nobody else shows it.
CREATE INDEX premio_foto ON premio (foto_id) WHERE foto_id IS NOT NULL;
CREATE INDEX pintor_foto ON pintor (foto_id) WHERE foto_id IS NOT NULL;
