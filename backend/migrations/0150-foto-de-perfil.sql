-- Up Migration

-- The profile photo of a painter's page: it is public once staff approved it. Its item is the painter's (alvo_id), whatever photo it is.
ALTER TABLE moderacao DROP CONSTRAINT moderacao_tipo_check,
  ADD CONSTRAINT moderacao_tipo_check CHECK (tipo IN ('foto', 'perfil', 'texto', 'avaliacao', 'pagina'));

-- A photo is looked at first when its painter wants to be found, and again when another one takes its place, listed or not. A refused
-- one is known when it comes back.
CREATE FUNCTION conferir_foto_de_perfil() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.foto_id IS DISTINCT FROM OLD.foto_id THEN
    INSERT INTO foto_recusada (pintor_id, sha256, motivo, decidida_em, decidida_por)
    SELECT NEW.id, a.sha256, m.motivo, m.decidida_em, m.decidida_por FROM moderacao m JOIN arquivo a ON a.id = OLD.foto_id
     WHERE m.tipo = 'perfil' AND m.alvo_id = NEW.id AND m.estado = 'recusada';
    UPDATE moderacao SET estado = 'pendente' WHERE tipo = 'perfil' AND alvo_id = NEW.id;
  END IF;
  IF NEW.foto_id IS NULL THEN
    DELETE FROM moderacao WHERE tipo = 'perfil' AND alvo_id = NEW.id;
  ELSIF NEW.ache_seu_pintor THEN
    INSERT INTO moderacao (pintor_id, tipo, alvo_id) VALUES (NEW.id, 'perfil', NEW.id) ON CONFLICT (tipo, alvo_id) DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER pintor_foto_de_perfil AFTER INSERT OR UPDATE OF foto_id, ache_seu_pintor ON pintor
  FOR EACH ROW EXECUTE FUNCTION conferir_foto_de_perfil();

-- What is public stays so; the photos of pages that staff took out wait.
INSERT INTO moderacao (pintor_id, tipo, alvo_id, estado)
SELECT p.id, 'perfil', p.id, CASE WHEN d.oculta THEN 'pendente' ELSE 'aprovada' END
  FROM pintor p JOIN pagina_diretorio d ON d.pintor_id = p.id WHERE d.listada AND p.foto_id IS NOT NULL;
