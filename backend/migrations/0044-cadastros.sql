-- Up Migration

-- A network joins on the day it is registered, unless staff say another; its name is its own.
ALTER TABLE rede ALTER COLUMN data_cadastro SET DEFAULT (now() AT TIME ZONE 'America/Sao_Paulo')::date;
CREATE UNIQUE INDEX rede_nome ON rede (lower(nome));

-- What staff find out at a reseller: what it sells, of ours and of others.
CREATE TABLE pesquisa_mercado (
  id                      integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  revenda_id              integer NOT NULL REFERENCES revenda,
  faturamento             numeric(14,2) NOT NULL CHECK (faturamento >= 0),
  qtde_vendedores         integer NOT NULL CHECK (qtde_vendedores >= 0),
  tamanho_loja            integer NOT NULL CHECK (tamanho_loja > 0),
  fonte                   text NOT NULL CHECK (fonte IN ('Sistema', 'Equipe')),
  usuario_id              integer REFERENCES usuario,
  criado_em               timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX pesquisa_mercado_revenda ON pesquisa_mercado (revenda_id, id);

CREATE TABLE pesquisa_produto (
  pesquisa_mercado_id  integer NOT NULL REFERENCES pesquisa_mercado,
  concorrente          boolean NOT NULL,
  ordem                smallint NOT NULL CHECK (ordem > 0),
  marca                text NOT NULL,
  produto              text NOT NULL,
  qtde                 integer NOT NULL CHECK (qtde > 0),
  valor_unitario       numeric(14,2) NOT NULL CHECK (valor_unitario >= 0),
  PRIMARY KEY (pesquisa_mercado_id, concorrente, ordem)
);
CREATE UNIQUE INDEX pesquisa_produto_par ON pesquisa_produto (pesquisa_mercado_id, concorrente, lower(marca), lower(produto));

-- Who made it.
ALTER TABLE voucher ADD COLUMN usuario_id integer REFERENCES usuario;

-- Searched by shop, code and description.
ALTER TABLE produto_revenda ADD COLUMN busca text NOT NULL
  GENERATED ALWAYS AS (sem_acento(codigo || ' ' || codigo_padrao || ' ' || nome || ' ' || cnpj_revenda)) STORED;
CREATE INDEX produto_revenda_busca ON produto_revenda USING gin (busca gin_trgm_ops);
CREATE INDEX produto_revenda_criado_em ON produto_revenda (criado_em, id);
