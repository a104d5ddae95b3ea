-- Up Migration

-- The date of a page in the sitemap follows all that the page shows: name, texts, photos, ratings and answers. Search engines come
-- back for it; once an hour is often enough.
CREATE FUNCTION datar_pagina(painter integer) RETURNS void LANGUAGE sql AS $$
  UPDATE pagina_diretorio SET mudou_em = now() WHERE pintor_id = painter AND listada AND mudou_em < now() - interval '1 hour';
$$;

CREATE FUNCTION datar_pagina_do_pintor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM datar_pagina(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER pintor_mudou_pagina AFTER UPDATE OF nome, sobre, foto_id ON pintor FOR EACH ROW
  WHEN (NEW.ache_seu_pintor AND (OLD.nome, OLD.sobre, OLD.foto_id) IS DISTINCT FROM (NEW.nome, NEW.sobre, NEW.foto_id))
  EXECUTE FUNCTION datar_pagina_do_pintor();

CREATE FUNCTION datar_pagina_do_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM datar_pagina(coalesce(NEW.pintor_id, OLD.pintor_id));
  RETURN NULL;
END $$;
CREATE TRIGGER midia_mudou_pagina AFTER INSERT OR DELETE OR UPDATE OF oculta ON midia_pintor
  FOR EACH ROW EXECUTE FUNCTION datar_pagina_do_item();
CREATE TRIGGER avaliacao_mudou_pagina AFTER INSERT OR UPDATE OF nota, oculta, resposta ON avaliacao_pintor
  FOR EACH ROW WHEN (NEW.nota IS NOT NULL) EXECUTE FUNCTION datar_pagina_do_item();
