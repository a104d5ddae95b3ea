-- Up Migration

-- What painters do, for customers to find them by. The programme begins with these; the order is the alphabet's.
CREATE TABLE categoria (
  id     integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nome   text NOT NULL UNIQUE CHECK (nome <> ''),
  ativo  boolean NOT NULL DEFAULT true
);
INSERT INTO categoria (nome) VALUES
  ('Casas e apartamentos'), ('Comércios e escritórios'), ('Condomínios e prédios'), ('Efeitos decorativos'),
  ('Epóxi e pisos'), ('Esmalte em portões e grades'), ('Fachadas'), ('Gesso e drywall'), ('Impermeabilização'),
  ('Massa corrida'), ('Papel de parede'), ('Pintura industrial'), ('Telhados'), ('Textura e grafiato'), ('Verniz e madeira');

CREATE TABLE pintor_categoria (
  pintor_id     integer NOT NULL REFERENCES pintor,
  categoria_id  integer NOT NULL REFERENCES categoria,
  PRIMARY KEY (pintor_id, categoria_id)
);
CREATE INDEX pintor_categoria_categoria ON pintor_categoria (categoria_id, pintor_id);

-- A painter's gallery: photos of own work. Ten places, so that nobody has more however many send at once.
CREATE TABLE midia_pintor (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id   integer NOT NULL REFERENCES pintor,
  arquivo_id  integer NOT NULL UNIQUE REFERENCES arquivo,
  lugar       smallint NOT NULL CHECK (lugar BETWEEN 1 AND 10),
  oculta      boolean NOT NULL DEFAULT false,
  criada_em   timestamptz NOT NULL,
  UNIQUE (pintor_id, lugar)
);
CREATE INDEX midia_pintor_pintor ON midia_pintor (pintor_id, id);

-- What customers say of a painter: asked for (PENDENTE), then given (AVALIADO).
CREATE TABLE avaliacao_pintor (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id    integer NOT NULL REFERENCES pintor,
  status       text NOT NULL DEFAULT 'PENDENTE' CHECK (status IN ('PENDENTE', 'AVALIADO')),
  nota         smallint CHECK (nota BETWEEN 1 AND 5),
  avaliacao    text CHECK (avaliacao <> ''),
  oculta       boolean NOT NULL DEFAULT false,
  criado_em    timestamptz NOT NULL,
  avaliado_em  timestamptz,
  CHECK ((status = 'AVALIADO') = (nota IS NOT NULL)),
  CHECK ((status = 'AVALIADO') = (avaliado_em IS NOT NULL)),
  CHECK (avaliacao IS NULL OR status = 'AVALIADO')
);
CREATE INDEX avaliacao_pintor_pintor ON avaliacao_pintor (pintor_id, id);

-- The directory's bonus is an entry of the ledger, one for each painter: (tipo, referencia) is unique there.
CREATE INDEX lancamento_bonus_diretorio ON lancamento (pintor_id) WHERE tipo = 'bonus_diretorio';
