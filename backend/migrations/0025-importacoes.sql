-- Up Migration

-- A file of lines that staff import: how it is read, what its check found, what was written of it. `estado` is what was
-- last asked for; whether the work that does it ended otherwise stands with the work.
CREATE TABLE importacao (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tipo          text NOT NULL,
  usuario_id    integer NOT NULL REFERENCES usuario,
  estado        text NOT NULL DEFAULT 'recebida'
                CHECK (estado IN ('recebida', 'conferindo', 'conferida', 'gravando', 'concluida', 'falhou', 'cancelada')),
  arquivo_id    integer UNIQUE REFERENCES arquivo ON DELETE SET NULL,
  nome_arquivo  text NOT NULL,
  tamanho       integer NOT NULL CHECK (tamanho > 0),
  sha256        text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  formato       text NOT NULL CHECK (formato IN ('csv', 'xlsx')),
  codificacao   text CHECK (codificacao IN ('utf-8', 'utf-16le', 'utf-16be', 'windows-1252')),
  separador     text CHECK (separador IN (';', ',', E'\t')),
  sinal_decimal text NOT NULL CHECK (sinal_decimal IN (',', '.')),
  planilha      text,
  planilhas     text[] NOT NULL DEFAULT '{}',
  colunas       jsonb NOT NULL,
  amostra       jsonb NOT NULL,
  problemas     text[] NOT NULL DEFAULT '{}',
  parametros    jsonb NOT NULL DEFAULT '{}',
  -- About how many lines there are, before anybody has counted them.
  estimativa    integer NOT NULL DEFAULT 0,
  linhas        integer,
  validas       integer,
  novas         integer,
  mudadas       integer,
  iguais        integer,
  erros         integer,
  modo          text CHECK (modo IN ('tudo', 'validas')),
  trabalho_id   integer REFERENCES trabalho ON DELETE SET NULL,
  mensagem      text,
  criada_em     timestamptz NOT NULL,
  terminada_em  timestamptz
);
CREATE INDEX importacao_usuario ON importacao (usuario_id, id);
CREATE INDEX importacao_arquivo_igual ON importacao (tipo, sha256) WHERE estado = 'concluida';
CREATE INDEX importacao_trabalho ON importacao (trabalho_id);

-- The lines of an import as they were checked, for as long as it is open. They can be read from its file again at any time:
-- no write-ahead log, no backup, and a crash of the database may empty the table. No reference to the import either, which
-- a million lines would pay one by one; whoever ends an import removes them.
CREATE UNLOGGED TABLE importacao_linha (
  importacao_id  integer NOT NULL,
  linha          integer NOT NULL,
  situacao       text NOT NULL CHECK (situacao IN ('nova', 'mudada', 'igual', 'erro')),
  chave          text NOT NULL,
  valores        jsonb NOT NULL,
  erros          jsonb,
  PRIMARY KEY (importacao_id, linha)
);
CREATE INDEX importacao_linha_situacao ON importacao_linha (importacao_id, situacao, linha);
