-- Up Migration

-- Every version of every text that painters agree to, as it was when it was first published: what somebody agreed to can be
-- read for as long as the consent is kept. The server adds new versions when it starts.
CREATE TABLE termo (
  documento       text NOT NULL CHECK (documento IN ('regulamento', 'privacidade', 'compartilhamento', 'imagem', 'diretorio')),
  versao          smallint NOT NULL CHECK (versao > 0),
  vigente_desde   date NOT NULL,
  pede_aceite     boolean NOT NULL,
  mudancas        text,
  secoes          jsonb NOT NULL,
  publicado_em    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (documento, versao)
);
CREATE FUNCTION recusar_mudanca() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'o que foi publicado em % não muda', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER termo_nao_muda BEFORE UPDATE OR DELETE ON termo FOR EACH ROW EXECUTE FUNCTION recusar_mudanca();

-- The version that has to be agreed to at a moment: the newest one in force that asks. 0 before there is any.
CREATE FUNCTION termo_exigido(texto text, agora timestamptz) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(versao), 0)::integer FROM termo
   WHERE documento = texto AND pede_aceite AND vigente_desde <= (agora AT TIME ZONE 'America/Sao_Paulo')::date
$$;
-- The version that is shown, and that a consent is given to.
CREATE FUNCTION termo_vigente(texto text, agora timestamptz) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(versao), 0)::integer FROM termo
   WHERE documento = texto AND vigente_desde <= (agora AT TIME ZONE 'America/Sao_Paulo')::date
$$;

-- The newest version that a painter agreed to; it counts where `aceitou_…` is true.
ALTER TABLE pintor
  ADD COLUMN versao_regulamento smallint NOT NULL DEFAULT 1,
  ADD COLUMN versao_privacidade smallint NOT NULL DEFAULT 1;
UPDATE pintor p SET versao_privacidade = 2
 WHERE EXISTS (SELECT 1 FROM consentimento c WHERE c.pintor_id = p.id AND c.documento = 'privacidade' AND c.versao = '2');

-- Some consents may be taken back.
ALTER TABLE consentimento DROP CONSTRAINT consentimento_documento_check;
ALTER TABLE consentimento ADD CONSTRAINT consentimento_documento_check
  CHECK (documento IN ('regulamento', 'privacidade', 'compartilhamento', 'imagem', 'diretorio'));
ALTER TABLE consentimento ADD COLUMN retirado_em timestamptz;
-- Of what may be taken back and given again, one is given at a time.
CREATE UNIQUE INDEX consentimento_dado ON consentimento (pintor_id, documento)
  WHERE documento IN ('imagem', 'diretorio') AND retirado_em IS NULL;

-- What painters ask for of their data, by law. Names nobody: the painter's row does, as long as it does.
CREATE TABLE pedido_privacidade (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id     integer NOT NULL REFERENCES pintor,
  tipo          text NOT NULL CHECK (tipo IN ('copia', 'eliminacao', 'retirada')),
  documento     text CHECK (documento IN ('imagem', 'diretorio')),
  estado        text NOT NULL DEFAULT 'pedido' CHECK (estado IN ('pedido', 'atendido')),
  pedido_em     timestamptz NOT NULL,
  atendido_em   timestamptz,
  atendido_por  integer REFERENCES usuario,
  CHECK ((estado = 'atendido') = (atendido_em IS NOT NULL)),
  CHECK ((tipo = 'retirada') = (documento IS NOT NULL))
);
CREATE INDEX pedido_privacidade_pintor ON pedido_privacidade (pintor_id, id);
-- A painter is forgotten once.
CREATE UNIQUE INDEX pedido_privacidade_eliminacao ON pedido_privacidade (pintor_id) WHERE tipo = 'eliminacao';
CREATE INDEX pedido_privacidade_aberto ON pedido_privacidade (id) WHERE estado = 'pedido';

-- What was searched for, or prefilled, stood behind the page's address: a name or a CPF among it. The page is enough.
ALTER TABLE auditoria DISABLE TRIGGER auditoria_so_inclui;
UPDATE auditoria SET pagina = split_part(pagina, '?', 1) WHERE pagina LIKE '%?%';
ALTER TABLE auditoria ENABLE TRIGGER auditoria_so_inclui;

-- Nothing of the trail is ever changed or removed, but for what a person who is forgotten could be known by.
CREATE FUNCTION recusar_alteracao_da_auditoria() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('clube.apagar', true) = 'sim'
     AND to_jsonb(NEW) - 'antes' - 'depois' = to_jsonb(OLD) - 'antes' - 'depois'
     AND (OLD.antes @> NEW.antes) IS NOT FALSE AND (OLD.depois @> NEW.depois) IS NOT FALSE THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a tabela % só aceita inclusões', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
DROP TRIGGER auditoria_so_inclui ON auditoria;
CREATE TRIGGER auditoria_so_inclui BEFORE UPDATE OR DELETE ON auditoria
  FOR EACH ROW EXECUTE FUNCTION recusar_alteracao_da_auditoria();
