-- Up Migration
-- The members: levels, painters, what they consented to, what happened to their account.
CREATE TABLE cluster (
  id                    integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nome                  text NOT NULL,
  img                   text,
  ordem                 smallint NOT NULL UNIQUE,
  tipo                  text NOT NULL DEFAULT 'NENHUM' CHECK (tipo IN ('NENHUM', 'NOTAS', 'PONTOS', 'RESGATES')),
  trigger_limite        integer NOT NULL DEFAULT 0 CHECK (trigger_limite >= 0),
  valor_ponto           numeric(6,3) NOT NULL DEFAULT 1 CHECK (valor_ponto > 0),
  club_pro_pintor       boolean NOT NULL DEFAULT false,
  enviando_nf           boolean NOT NULL DEFAULT false,
  resgate_itens         boolean NOT NULL DEFAULT false,
  cursos_one            boolean NOT NULL DEFAULT false,
  cursos_all            boolean NOT NULL DEFAULT false,
  ache_seu_pintor       boolean NOT NULL DEFAULT false,
  foto_perfil           boolean NOT NULL DEFAULT false,
  foto_video_trabalhos  boolean NOT NULL DEFAULT false
);

CREATE TABLE pintor (
  id                        integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cpf                       text NOT NULL UNIQUE,
  nome                      text NOT NULL,
  sexo                      text CHECK (sexo IN ('F', 'M', 'O')),
  data_nascimento           date NOT NULL,
  email                     text,
  telefone                  text,
  celular                   text NOT NULL,
  end_rua                   text,
  end_numero                text,
  end_complemento           text,
  end_bairro                text,
  end_cidade                text,
  end_estado                text CHECK (end_estado ~ '^[A-Z]{2}$'),
  end_cep                   text,
  entrega_nome              text,
  entrega_rua               text,
  entrega_numero            text,
  entrega_complemento       text,
  entrega_bairro            text,
  entrega_cidade            text,
  entrega_estado            text,
  entrega_cep               text,
  indicacao_vendedor        text,
  indicacao_loja            text,
  loja_preferida            text,
  cidade_loja_preferida     text,
  estado_loja_preferida     text,
  revenda_id                integer REFERENCES revenda,
  como_ficou_sabendo        text,
  facebook_id               text UNIQUE,
  google_auth_id            text UNIQUE,
  foto_id                   integer REFERENCES arquivo,
  sobre                     text,
  ache_seu_pintor           boolean NOT NULL DEFAULT false,
  cadastro_ache_seu_pintor  boolean NOT NULL DEFAULT false,
  ver_tutorial              boolean NOT NULL DEFAULT true,
  aceitou_regulamento       boolean NOT NULL DEFAULT false,
  aceitou_privacidade       boolean NOT NULL DEFAULT false,
  id_indicacao              text NOT NULL UNIQUE,
  indicado_por              integer REFERENCES pintor,
  cluster_id                integer REFERENCES cluster,
  ativo                     boolean NOT NULL DEFAULT true,
  is_company                boolean NOT NULL DEFAULT false,
  anonimizado_em            timestamptz,
  ultimo_acesso_em          timestamptz,
  criado_em                 timestamptz NOT NULL DEFAULT now(),
  busca                     text NOT NULL GENERATED ALWAYS AS (sem_acento(nome || ' ' || cpf || ' ' || coalesce(email, '') || ' ' || celular || ' ' || coalesce(end_cidade, ''))) STORED
);
CREATE UNIQUE INDEX pintor_email ON pintor (lower(email)) WHERE email IS NOT NULL;
CREATE INDEX pintor_busca ON pintor USING gin (busca gin_trgm_ops);
CREATE INDEX pintor_indicado_por ON pintor (indicado_por);
CREATE INDEX pintor_revenda ON pintor (revenda_id);

CREATE TABLE consentimento (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id  integer NOT NULL REFERENCES pintor,
  documento  text NOT NULL CHECK (documento IN ('regulamento', 'privacidade', 'compartilhamento')),
  versao     text NOT NULL,
  aceito_em  timestamptz NOT NULL
);
CREATE INDEX consentimento_pintor ON consentimento (pintor_id);

CREATE TABLE pintor_cluster (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id   integer NOT NULL REFERENCES pintor,
  cluster_id  integer NOT NULL REFERENCES cluster,
  desde       timestamptz NOT NULL
);
CREATE INDEX pintor_cluster_pintor ON pintor_cluster (pintor_id, desde);
