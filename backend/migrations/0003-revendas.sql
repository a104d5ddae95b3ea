-- Up Migration
-- Where painters buy: networks, registered resellers, and every shop that ever appeared on a sale.
CREATE TABLE rede (
  id                   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nome                 text NOT NULL,
  regiao               text NOT NULL,
  data_cadastro        date NOT NULL,
  bloquear_acima_cota  boolean NOT NULL DEFAULT false,
  ativo                boolean NOT NULL DEFAULT true
);

CREATE TABLE revenda (
  id                integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cnpj              text NOT NULL UNIQUE CHECK (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  razao_social      text,
  nome_fantasia     text NOT NULL,
  nome_input        text NOT NULL,
  tipo_pontuacao    text NOT NULL DEFAULT 'Foto' CHECK (tipo_pontuacao IN ('Foto', 'Sistema')),
  email             text,
  responsavel       text,
  telefone          text,
  celular           text,
  end_rua           text,
  end_numero        text,
  end_complemento   text,
  end_bairro        text,
  end_cidade        text,
  end_estado        text CHECK (end_estado ~ '^[A-Z]{2}$'),
  end_cep           text,
  fator_pontuacao   smallint NOT NULL DEFAULT 1 CHECK (fator_pontuacao BETWEEN 1 AND 10),
  rm                boolean NOT NULL DEFAULT false,
  rede_id           integer REFERENCES rede,
  ativo             boolean NOT NULL DEFAULT true,
  criado_em         timestamptz NOT NULL DEFAULT now(),
  busca             text NOT NULL GENERATED ALWAYS AS (sem_acento(nome_fantasia || ' ' || nome_input || ' ' || cnpj || ' ' || coalesce(end_cidade, ''))) STORED
);
CREATE INDEX revenda_busca ON revenda USING gin (busca gin_trgm_ops);
CREATE INDEX revenda_raiz ON revenda (left(cnpj, 8));
CREATE INDEX revenda_rede ON revenda (rede_id);

CREATE TABLE loja (
  cnpj       text PRIMARY KEY CHECK (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  nome       text NOT NULL,
  cidade     text,
  uf         text CHECK (uf ~ '^[A-Z]{2}$'),
  criada_em  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX loja_raiz ON loja (left(cnpj, 8));
