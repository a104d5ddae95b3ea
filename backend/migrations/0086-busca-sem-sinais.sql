-- Up Migration
-- Who searches does not know how a name is written: apostrophes, hyphens and dots are no letters, on either side ("davila" finds
-- D'Ávila, "santa-rita" finds Santarita). What trigrams are made of is rid of them when a row is written, so that the indexes stay.
CREATE FUNCTION para_busca(texto text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN translate(public.sem_acento(texto), '''-.’‘ʼ`´‐‑‒–—', '');

-- Receipts' lines are likened to products word by word: there a hyphen parts two.
ALTER TABLE produto ADD COLUMN semelhanca text NOT NULL GENERATED ALWAYS AS (sem_acento(codigo || ' ' || nome)) STORED;
CREATE INDEX produto_semelhanca ON produto USING gin (semelhanca gin_trgm_ops);

ALTER TABLE pintor ALTER COLUMN busca
  SET EXPRESSION AS (para_busca(nome || ' ' || cpf || ' ' || coalesce(email, '') || ' ' || celular || ' ' || coalesce(end_cidade, '')));
ALTER TABLE revenda ALTER COLUMN busca
  SET EXPRESSION AS (para_busca(nome_fantasia || ' ' || nome_input || ' ' || cnpj || ' ' || coalesce(end_cidade, '')));
ALTER TABLE loja ALTER COLUMN busca SET EXPRESSION AS (para_busca(nome || ' ' || cnpj || ' ' || coalesce(cidade, '')));
ALTER TABLE produto ALTER COLUMN busca SET EXPRESSION AS (para_busca(codigo || ' ' || nome));
ALTER TABLE premio ALTER COLUMN busca SET EXPRESSION AS (para_busca(codigo || ' ' || nome));
ALTER TABLE produto_revenda ALTER COLUMN busca
  SET EXPRESSION AS (para_busca(codigo || ' ' || codigo_padrao || ' ' || nome || ' ' || cnpj_revenda));
ALTER TABLE curso ALTER COLUMN busca SET EXPRESSION AS (para_busca(nome));

CREATE INDEX codigo_promocional_busca ON codigo_promocional USING gin (para_busca(codigo) gin_trgm_ops);
DROP INDEX codigo_promocional_trgm;

CREATE OR REPLACE FUNCTION copiar_para_venda() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  p record;
  nome_loja text;
BEGIN
  SELECT nome, cpf, end_cidade INTO p FROM pintor WHERE id = NEW.pintor_id FOR SHARE;
  SELECT nome INTO nome_loja FROM loja WHERE cnpj = NEW.cnpj_loja FOR SHARE;
  NEW.pintor_nome := coalesce(p.nome, '');
  NEW.pintor_cidade := p.end_cidade;
  NEW.busca := coalesce(para_busca(p.nome || ' ' || p.cpf || ' ' || NEW.identificador || ' ' || nome_loja), '');
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION copiar_para_resgate() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  p record;
BEGIN
  SELECT nome, cpf INTO p FROM pintor WHERE id = NEW.pintor_id FOR SHARE;
  NEW.pintor_nome := coalesce(p.nome, '');
  NEW.busca := coalesce(para_busca(p.nome || ' ' || p.cpf || ' ' || NEW.premio || ' ' || NEW.id), '');
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION espalhar_pintor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7235015);
  UPDATE nota SET pintor_nome = NEW.nome, busca = NEW.busca || ' ' || id WHERE pintor_id = NEW.id;
  UPDATE venda v SET pintor_nome = NEW.nome, pintor_cidade = NEW.end_cidade,
         busca = para_busca(NEW.nome || ' ' || NEW.cpf || ' ' || v.identificador || ' ' || l.nome)
    FROM loja l WHERE v.pintor_id = NEW.id AND l.cnpj = v.cnpj_loja;
  UPDATE resgate SET pintor_nome = NEW.nome, busca = para_busca(NEW.nome || ' ' || NEW.cpf || ' ' || premio || ' ' || id) WHERE pintor_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION espalhar_loja() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7235015);
  UPDATE venda v SET busca = para_busca(p.nome || ' ' || p.cpf || ' ' || v.identificador || ' ' || NEW.nome)
    FROM pintor p WHERE v.cnpj_loja = NEW.cnpj AND p.id = v.pintor_id;
  RETURN NULL;
END $$;

-- What was copied before.
UPDATE venda SET busca = para_busca(busca) WHERE busca <> para_busca(busca);
UPDATE nota SET busca = para_busca(busca) WHERE busca <> para_busca(busca);
UPDATE resgate SET busca = para_busca(busca) WHERE busca <> para_busca(busca);
