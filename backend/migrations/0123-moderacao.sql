-- Up Migration

-- What a painter says of himself is looked at again when it changes, listed or not, and first when it becomes public: by its text or by
-- the painter's wish to be found. Saving the same text again changes nothing. What follows a refused text waits until it was looked at.
CREATE OR REPLACE FUNCTION conferir_texto() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.sobre IS DISTINCT FROM OLD.sobre THEN
    UPDATE moderacao SET estado = 'pendente' WHERE tipo = 'texto' AND alvo_id = NEW.id;
  END IF;
  IF NEW.ache_seu_pintor THEN
    INSERT INTO moderacao (pintor_id, tipo, alvo_id) VALUES (NEW.id, 'texto', NEW.id) ON CONFLICT (tipo, alvo_id) DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER pintor_texto ON pintor;
CREATE TRIGGER pintor_texto AFTER INSERT OR UPDATE OF sobre, ache_seu_pintor ON pintor
  FOR EACH ROW WHEN (NEW.sobre IS NOT NULL) EXECUTE FUNCTION conferir_texto();

-- The painter's answer is public with the rating that it answers, so an approved rating is looked at once more.
CREATE FUNCTION conferir_resposta() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE moderacao SET estado = 'pendente' WHERE tipo = 'avaliacao' AND alvo_id = NEW.id AND estado = 'aprovada';
  RETURN NULL;
END $$;
CREATE TRIGGER avaliacao_respondida AFTER UPDATE OF resposta ON avaliacao_pintor
  FOR EACH ROW WHEN (NEW.resposta IS NOT NULL AND NEW.resposta IS DISTINCT FROM OLD.resposta) EXECUTE FUNCTION conferir_resposta();

-- Texts that became public unseen.
INSERT INTO moderacao (pintor_id, tipo, alvo_id)
SELECT id, 'texto', id FROM pintor WHERE ache_seu_pintor AND ativo AND sobre IS NOT NULL ON CONFLICT (tipo, alvo_id) DO NOTHING;

-- A report is open until the next decision; after it the same connection may report again.
ALTER TABLE denuncia ADD COLUMN aberta boolean NOT NULL DEFAULT true;
UPDATE denuncia d SET aberta = false FROM moderacao m WHERE m.id = d.moderacao_id AND m.decidida_em >= d.criada_em;
ALTER TABLE denuncia DROP CONSTRAINT denuncia_moderacao_id_origem_key;
CREATE UNIQUE INDEX denuncia_aberta ON denuncia (moderacao_id, origem) WHERE aberta;
CREATE INDEX denuncia_moderacao ON denuncia (moderacao_id, id);

-- Refusals of photos that their painter removed: staff see them beside the painter's other photos, and know the same file when it comes back.
CREATE TABLE foto_recusada (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id     integer NOT NULL REFERENCES pintor,
  sha256        text NOT NULL,
  motivo        text NOT NULL,
  decidida_em   timestamptz NOT NULL,
  decidida_por  integer NOT NULL REFERENCES usuario
);
CREATE INDEX foto_recusada_pintor ON foto_recusada (pintor_id, id);

CREATE OR REPLACE FUNCTION largar_fotos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO foto_recusada (pintor_id, sha256, motivo, decidida_em, decidida_por)
  SELECT i.pintor_id, a.sha256, d.motivo, d.decidida_em, d.decidida_por FROM idas i
    JOIN moderacao m ON m.tipo = 'foto' AND m.alvo_id = i.id JOIN arquivo a ON a.id = i.arquivo_id
    JOIN moderacao_decisao d ON d.moderacao_id = m.id AND d.estado = 'recusada' ORDER BY d.id;
  DELETE FROM moderacao m USING idas WHERE m.tipo = 'foto' AND m.alvo_id = idas.id;
  RETURN NULL;
END $$;
