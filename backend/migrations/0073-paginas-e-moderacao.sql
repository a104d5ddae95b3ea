-- Up Migration

-- The directory as it is searched: one row for each painter who has ever wanted to be found. Ratings are summed as they come.
CREATE TABLE pagina_diretorio (
  pintor_id     integer PRIMARY KEY REFERENCES pintor,
  municipio_id  integer REFERENCES municipio,      -- null: the city of the profile is none that we know
  listada       boolean NOT NULL,                  -- the painter is active and wants to be found
  oculta        boolean NOT NULL DEFAULT false,    -- taken out by staff
  texto_oculto  boolean NOT NULL DEFAULT false,    -- what the painter says is not shown
  estrelas      integer NOT NULL DEFAULT 0,
  avaliacoes    integer NOT NULL DEFAULT 0,
  mudou_em      timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX pagina_diretorio_municipio ON pagina_diretorio (municipio_id) INCLUDE (pintor_id, estrelas, avaliacoes) WHERE listada AND NOT oculta;

-- How often customers went on to a painter's WhatsApp; of who they are nothing is kept.
CREATE TABLE contato_diretorio (
  pintor_id  integer NOT NULL REFERENCES pintor,
  dia        date NOT NULL,
  total      integer NOT NULL,
  PRIMARY KEY (pintor_id, dia)
);

-- What staff look at: photos, texts, ratings and, once somebody reports them, pages. Shown until it is refused.
CREATE TABLE moderacao (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id     integer NOT NULL REFERENCES pintor,
  tipo          text NOT NULL CHECK (tipo IN ('foto', 'texto', 'avaliacao', 'pagina')),
  alvo_id       integer NOT NULL,                  -- of midia_pintor, avaliacao_pintor, or the painter
  estado        text NOT NULL DEFAULT 'pendente' CHECK (estado IN ('pendente', 'aprovada', 'recusada')),
  denuncias     integer NOT NULL DEFAULT 0,        -- since it was last decided
  motivo        text,
  decidida_em   timestamptz,
  decidida_por  integer REFERENCES usuario,
  criada_em     timestamptz NOT NULL DEFAULT now(),
  UNIQUE (tipo, alvo_id),
  CHECK (estado <> 'recusada' OR motivo IS NOT NULL)
);
CREATE INDEX moderacao_pintor ON moderacao (pintor_id);
CREATE INDEX moderacao_estado ON moderacao (estado, id);
CREATE INDEX moderacao_denuncias ON moderacao (denuncias, id);

CREATE TABLE moderacao_decisao (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  moderacao_id  integer NOT NULL REFERENCES moderacao ON DELETE CASCADE,
  estado        text NOT NULL CHECK (estado IN ('aprovada', 'recusada')),
  motivo        text,
  decidida_em   timestamptz NOT NULL,
  decidida_por  integer NOT NULL REFERENCES usuario
);
CREATE INDEX moderacao_decisao_moderacao ON moderacao_decisao (moderacao_id, id);

-- Of who reports only a digest is kept, so that one person counts once.
CREATE TABLE denuncia (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  moderacao_id  integer NOT NULL REFERENCES moderacao ON DELETE CASCADE,
  motivo        text NOT NULL CHECK (motivo IN ('falsa', 'ofensiva', 'foto_alheia', 'dados_pessoais', 'outro')),
  texto         text CHECK (texto <> ''),
  origem        text NOT NULL,
  criada_em     timestamptz NOT NULL,
  UNIQUE (moderacao_id, origem)
);

-- A painter's page follows the painter.
CREATE FUNCTION acompanhar_pagina() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lugar integer := (SELECT m.id FROM municipio m WHERE m.busca = sem_acento(trim(NEW.end_cidade)) AND m.uf = NEW.end_estado);
BEGIN
  IF NEW.ache_seu_pintor AND NEW.ativo THEN
    INSERT INTO pagina_diretorio AS d (pintor_id, municipio_id, listada, estrelas, avaliacoes)
    SELECT NEW.id, lugar, true, coalesce(sum(a.nota), 0), count(a.nota) FROM avaliacao_pintor a WHERE a.pintor_id = NEW.id AND NOT a.oculta
    ON CONFLICT (pintor_id) DO UPDATE SET listada = true, municipio_id = lugar, mudou_em = now()
     WHERE NOT d.listada OR d.municipio_id IS DISTINCT FROM lugar;
  ELSE
    UPDATE pagina_diretorio SET listada = false, municipio_id = lugar WHERE pintor_id = NEW.id AND (listada OR municipio_id IS DISTINCT FROM lugar);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER pintor_pagina AFTER INSERT OR UPDATE OF ache_seu_pintor, ativo, end_cidade, end_estado ON pintor
  FOR EACH ROW EXECUTE FUNCTION acompanhar_pagina();

-- What a painter says of himself is looked at again when it changes; what follows a refused text waits until it was.
CREATE FUNCTION conferir_texto() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO moderacao AS m (pintor_id, tipo, alvo_id) VALUES (NEW.id, 'texto', NEW.id)
  ON CONFLICT (tipo, alvo_id) DO UPDATE SET estado = 'pendente';
  RETURN NULL;
END $$;
CREATE TRIGGER pintor_texto AFTER INSERT OR UPDATE OF sobre ON pintor
  FOR EACH ROW WHEN (NEW.sobre IS NOT NULL AND NEW.ache_seu_pintor) EXECUTE FUNCTION conferir_texto();

CREATE FUNCTION conferir_fotos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO moderacao (pintor_id, tipo, alvo_id) SELECT pintor_id, 'foto', id FROM novas;
  RETURN NULL;
END $$;
CREATE TRIGGER midia_nova AFTER INSERT ON midia_pintor REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION conferir_fotos();

CREATE FUNCTION largar_fotos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM moderacao m USING idas WHERE m.tipo = 'foto' AND m.alvo_id = idas.id;
  RETURN NULL;
END $$;
CREATE TRIGGER midia_tirada AFTER DELETE ON midia_pintor REFERENCING OLD TABLE AS idas FOR EACH STATEMENT EXECUTE FUNCTION largar_fotos();

-- Sums are moved by what changed, so that two ratings at once both count.
CREATE FUNCTION contar_avaliacoes_novas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE pagina_diretorio d SET estrelas = d.estrelas + s.estrelas, avaliacoes = d.avaliacoes + s.quantas
    FROM (SELECT pintor_id, sum(nota)::int AS estrelas, count(*)::int AS quantas FROM novas WHERE nota IS NOT NULL AND NOT oculta GROUP BY 1) s
   WHERE d.pintor_id = s.pintor_id;
  INSERT INTO moderacao (pintor_id, tipo, alvo_id) SELECT pintor_id, 'avaliacao', id FROM novas WHERE nota IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER avaliacao_nova AFTER INSERT ON avaliacao_pintor REFERENCING NEW TABLE AS novas
  FOR EACH STATEMENT EXECUTE FUNCTION contar_avaliacoes_novas();

CREATE FUNCTION contar_avaliacao_mudada() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  antes integer := CASE WHEN OLD.oculta THEN NULL ELSE OLD.nota END;
  agora integer := CASE WHEN NEW.oculta THEN NULL ELSE NEW.nota END;
BEGIN
  UPDATE pagina_diretorio SET estrelas = estrelas + coalesce(agora, 0) - coalesce(antes, 0),
         avaliacoes = avaliacoes + num_nonnulls(agora) - num_nonnulls(antes)
   WHERE pintor_id = NEW.pintor_id AND antes IS DISTINCT FROM agora;
  IF OLD.nota IS NULL AND NEW.nota IS NOT NULL THEN
    INSERT INTO moderacao (pintor_id, tipo, alvo_id) VALUES (NEW.pintor_id, 'avaliacao', NEW.id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER avaliacao_mudada AFTER UPDATE OF nota, oculta ON avaliacao_pintor FOR EACH ROW EXECUTE FUNCTION contar_avaliacao_mudada();

-- Those who are there already; what they show waits to be looked at.
INSERT INTO pagina_diretorio (pintor_id, municipio_id, listada, estrelas, avaliacoes)
SELECT p.id, (SELECT m.id FROM municipio m WHERE m.busca = sem_acento(trim(p.end_cidade)) AND m.uf = p.end_estado), true,
       coalesce(sum(a.nota), 0), count(a.nota)
  FROM pintor p LEFT JOIN avaliacao_pintor a ON a.pintor_id = p.id AND NOT a.oculta WHERE p.ache_seu_pintor AND p.ativo GROUP BY p.id;
INSERT INTO moderacao (pintor_id, tipo, alvo_id)
SELECT pintor_id, 'foto', id FROM midia_pintor
UNION ALL SELECT pintor_id, 'avaliacao', id FROM avaliacao_pintor WHERE nota IS NOT NULL
UNION ALL SELECT id, 'texto', id FROM pintor WHERE ache_seu_pintor AND ativo AND sobre IS NOT NULL;
