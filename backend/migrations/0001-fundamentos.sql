-- Up Migration
-- What every other table leans on: extensions, accent-blind search, append-only tables, the audit trail, idempotency keys.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- unaccent() is only STABLE; naming the dictionary makes it safe to declare IMMUTABLE, so generated columns may use it.
CREATE FUNCTION sem_acento(texto text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, texto));

CREATE FUNCTION recusar_alteracao() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a tabela % só aceita inclusões', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TABLE auditoria (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ocorrido_em  timestamptz NOT NULL,
  tipo_ator    text NOT NULL CHECK (tipo_ator IN ('painel', 'loja', 'relatorio', 'sistema')),
  ator_id      integer,
  pagina       text,
  request_id   text,
  acao         text NOT NULL,
  entidade     text NOT NULL,
  entidade_id  text NOT NULL,
  antes        jsonb,
  depois       jsonb
);
CREATE INDEX auditoria_entidade ON auditoria (entidade, entidade_id, id);
CREATE INDEX auditoria_ator ON auditoria (tipo_ator, ator_id, id);
CREATE TRIGGER auditoria_so_inclui BEFORE UPDATE OR DELETE ON auditoria
  FOR EACH ROW EXECUTE FUNCTION recusar_alteracao();

-- The first answer given to a key, refusals included, so that a repeated request hears the same again.
CREATE TABLE idempotencia (
  ator         text NOT NULL,
  chave        text NOT NULL CHECK (length(chave) BETWEEN 1 AND 200),
  rota         text NOT NULL,
  pedido_hash  text NOT NULL,
  situacao     smallint,
  resposta     jsonb,
  criada_em    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (ator, chave)
);
CREATE INDEX idempotencia_idade ON idempotencia (criada_em);

CREATE TABLE arquivo (
  id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  caminho        text NOT NULL UNIQUE,
  nome_original  text,
  mime           text NOT NULL,
  bytes          integer NOT NULL CHECK (bytes > 0),
  sha256         text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  publico        boolean NOT NULL DEFAULT false,
  vista          text,
  criado_em      timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX arquivo_sha256 ON arquivo (sha256);
