-- Up Migration

-- The timeline of a receipt only grows, but for a reason in staff's own words, which goes when its painter is erased.
CREATE FUNCTION recusar_alteracao_do_evento() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('clube.apagar', true) = 'sim'
     AND to_jsonb(NEW) - 'motivo' = to_jsonb(OLD) - 'motivo' AND (NEW.motivo IS NULL OR NEW.motivo = OLD.motivo) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a tabela % só aceita inclusões', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
DROP TRIGGER nota_evento_so_inclui ON nota_evento;
CREATE TRIGGER nota_evento_so_inclui BEFORE UPDATE OR DELETE ON nota_evento
  FOR EACH ROW EXECUTE FUNCTION recusar_alteracao_do_evento();
