-- Up Migration

-- Courses: modules in order, in each of them lessons in order. What is taken out stays for those who learnt from it (`removido_em`).
CREATE TABLE curso (
  id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nome           text NOT NULL CHECK (nome <> ''),
  categoria      text,
  carga_horaria  integer NOT NULL DEFAULT 0 CHECK (carga_horaria >= 0),   -- minutes
  preco          numeric(14,2) NOT NULL DEFAULT 0 CHECK (preco >= 0),     -- BRL; 0: free
  descricao      text NOT NULL DEFAULT '',
  certificado    boolean NOT NULL DEFAULT false,
  avaliacao      boolean NOT NULL DEFAULT false,
  ativo          boolean NOT NULL DEFAULT false,
  capa_id        integer REFERENCES arquivo,
  video_id       integer REFERENCES arquivo,
  criado_em      timestamptz NOT NULL DEFAULT now(),
  removido_em    timestamptz,
  busca          text GENERATED ALWAYS AS (sem_acento(nome)) STORED
);
CREATE INDEX curso_capa ON curso (capa_id);
CREATE INDEX curso_video ON curso (video_id);

CREATE TABLE modulo (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  curso_id     integer NOT NULL REFERENCES curso,
  nome         text NOT NULL CHECK (nome <> ''),
  descricao    text NOT NULL DEFAULT '',
  ordem        integer NOT NULL DEFAULT 1 CHECK (ordem > 0),
  criado_em    timestamptz NOT NULL DEFAULT now(),
  removido_em  timestamptz
);
CREATE INDEX modulo_curso ON modulo (curso_id, ordem, id);

-- `duracao`, in seconds, is what the file itself says; without a video, or where the file says nothing, a lesson is read.
CREATE TABLE aula (
  id               integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  modulo_id        integer NOT NULL REFERENCES modulo,
  nome             text NOT NULL CHECK (nome <> ''),
  descricao        text NOT NULL DEFAULT '',
  ordem            integer NOT NULL DEFAULT 1 CHECK (ordem > 0),
  assistir_minimo  integer NOT NULL DEFAULT 90 CHECK (assistir_minimo BETWEEN 0 AND 100),   -- % of the video
  duracao          integer CHECK (duracao > 0),
  video_id         integer REFERENCES arquivo,
  capa_id          integer REFERENCES arquivo,
  legenda_id       integer REFERENCES arquivo,
  criado_em        timestamptz NOT NULL DEFAULT now(),
  removido_em      timestamptz
);
CREATE INDEX aula_modulo ON aula (modulo_id, ordem, id);
CREATE INDEX aula_video ON aula (video_id);
CREATE INDEX aula_capa ON aula (capa_id);
CREATE INDEX aula_legenda ON aula (legenda_id);

-- A file of ours or a page elsewhere.
CREATE TABLE material (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  aula_id     integer NOT NULL REFERENCES aula,
  nome        text NOT NULL CHECK (nome <> ''),
  descricao   text NOT NULL DEFAULT '',
  arquivo_id  integer REFERENCES arquivo,
  endereco    text,
  criado_em   timestamptz NOT NULL,
  CHECK ((arquivo_id IS NULL) <> (endereco IS NULL))
);
CREATE INDEX material_aula ON material (aula_id, id);
CREATE INDEX material_arquivo ON material (arquivo_id);

-- One a lesson. `perguntas`: [{pergunta, respostas_possiveis: [three], resposta_correta: 1..3}].
CREATE TABLE avaliacao_aula (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  aula_id    integer NOT NULL UNIQUE REFERENCES aula,
  nome       text NOT NULL CHECK (nome <> ''),
  descricao  text NOT NULL DEFAULT '',
  perguntas  jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(perguntas) = 'array'),
  criado_em  timestamptz NOT NULL
);

-- One a painter and course, whatever comes of it: who cancels and comes back goes on where the lessons stopped.
CREATE TABLE inscricao (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id     integer NOT NULL REFERENCES pintor,
  curso_id      integer NOT NULL REFERENCES curso,
  estado        text NOT NULL CHECK (estado IN ('inscrito', 'cancelado', 'concluido', 'encerrado')),
  inscrito_em   timestamptz NOT NULL,
  cancelado_em  timestamptz,
  concluido_em  timestamptz,
  UNIQUE (pintor_id, curso_id),
  CHECK ((cancelado_em IS NOT NULL) = (estado IN ('cancelado', 'encerrado'))),
  CHECK ((concluido_em IS NOT NULL) = (estado IN ('concluido', 'encerrado')))
);
CREATE INDEX inscricao_curso ON inscricao (curso_id, estado);

-- A lesson that a painter opened. `trechos`: the seconds of the video that were watched, [[from, to], …], joined and in order.
CREATE TABLE progresso_aula (
  inscricao_id   integer NOT NULL REFERENCES inscricao,
  aula_id        integer NOT NULL REFERENCES aula,
  trechos        jsonb NOT NULL DEFAULT '[]',
  posicao        integer NOT NULL DEFAULT 0 CHECK (posicao >= 0),
  aberta_em      timestamptz NOT NULL,
  atualizada_em  timestamptz NOT NULL,
  concluida_em   timestamptz,
  PRIMARY KEY (inscricao_id, aula_id)
);
CREATE INDEX progresso_aula_aula ON progresso_aula (aula_id);

-- Every try, append-only. `respostas`: the option chosen of each question of then, [{pergunta, resposta, certa}].
CREATE TABLE tentativa_avaliacao (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  inscricao_id  integer NOT NULL REFERENCES inscricao,
  avaliacao_id  integer NOT NULL REFERENCES avaliacao_aula,
  respostas     jsonb NOT NULL,
  aprovada      boolean NOT NULL,
  feita_em      timestamptz NOT NULL
);
CREATE INDEX tentativa_avaliacao_inscricao ON tentativa_avaliacao (inscricao_id, avaliacao_id);
CREATE INDEX tentativa_avaliacao_avaliacao ON tentativa_avaliacao (avaliacao_id);

-- What the paper says, as it was on that day; `arquivo_id`: the paper, made when it is first asked for.
CREATE TABLE certificado (
  id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  inscricao_id   integer NOT NULL UNIQUE REFERENCES inscricao,
  codigo         text NOT NULL UNIQUE,
  nome           text NOT NULL,
  curso          text NOT NULL,
  carga_horaria  integer NOT NULL,
  modulos        jsonb NOT NULL,   -- [{nome, aulas}]
  concluido_em   timestamptz NOT NULL,
  arquivo_id     integer REFERENCES arquivo,
  revogado_em    timestamptz,
  motivo         text,
  CHECK ((revogado_em IS NULL) = (motivo IS NULL))
);
CREATE INDEX certificado_arquivo ON certificado (arquivo_id);
