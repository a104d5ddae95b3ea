-- Up Migration
-- Who may enter: staff, reporting users, the passwords of all three kinds, sessions.
CREATE TABLE usuario (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nome       text NOT NULL,
  cpf        text NOT NULL UNIQUE CHECK (cpf ~ '^[0-9]{11}$'),
  email      text NOT NULL,
  permissao  smallint NOT NULL CHECK (permissao IN (0, 1, 2)),
  ativo      boolean NOT NULL DEFAULT true,
  criado_em  timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE usuario_relatorio (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nome       text NOT NULL,
  cnpj       text NOT NULL UNIQUE CHECK (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  cnpj_raiz  text NOT NULL UNIQUE GENERATED ALWAYS AS (left(cnpj, 8)) STORED,
  email      text NOT NULL,
  ativo      boolean NOT NULL DEFAULT true,
  criado_em  timestamptz NOT NULL DEFAULT now()
);

-- Passwords live apart from the people, in a table that no list or resource reads.
CREATE TABLE credencial (
  tipo_sessao  text NOT NULL CHECK (tipo_sessao IN ('loja', 'painel', 'relatorio')),
  sujeito_id   integer NOT NULL,
  senha_hash   text NOT NULL,
  alterada_em  timestamptz NOT NULL,
  PRIMARY KEY (tipo_sessao, sujeito_id)
);

CREATE TABLE sessao (
  token_hash   text PRIMARY KEY,
  tipo_sessao  text NOT NULL CHECK (tipo_sessao IN ('loja', 'painel', 'relatorio')),
  sujeito_id   integer NOT NULL,
  criada_em    timestamptz NOT NULL DEFAULT now(),
  expira_em    timestamptz NOT NULL
);
CREATE INDEX sessao_sujeito ON sessao (tipo_sessao, sujeito_id);
CREATE INDEX sessao_expira ON sessao (expira_em);
