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

-- Who removes a picture has to know that nobody else shows it.
CREATE INDEX premio_foto ON premio (foto_id) WHERE foto_id IS NOT NULL;
CREATE INDEX pintor_foto ON pintor (foto_id) WHERE foto_id IS NOT NULL;
