-- Up Migration

-- A sale is found by words of its painter and of its shop. Who changes one of the two reads the other anew once it is known to
-- stand still: a statement that waited for a sale's row would go on with the words that it had read before.
-- The number stands in kernel/persistence/locks.ts.
CREATE OR REPLACE FUNCTION espalhar_pintor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7235015);
  UPDATE nota SET pintor_nome = NEW.nome, busca = NEW.busca || ' ' || id WHERE pintor_id = NEW.id;
  UPDATE venda v SET pintor_nome = NEW.nome, pintor_cidade = NEW.end_cidade,
         busca = sem_acento(NEW.nome || ' ' || NEW.cpf || ' ' || v.identificador || ' ' || l.nome)
    FROM loja l WHERE v.pintor_id = NEW.id AND l.cnpj = v.cnpj_loja;
  UPDATE resgate SET pintor_nome = NEW.nome, busca = sem_acento(NEW.nome || ' ' || NEW.cpf || ' ' || premio || ' ' || id) WHERE pintor_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION espalhar_loja() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7235015);
  UPDATE venda v SET busca = sem_acento(p.nome || ' ' || p.cpf || ' ' || v.identificador || ' ' || NEW.nome)
    FROM pintor p WHERE v.cnpj_loja = NEW.cnpj AND p.id = v.pintor_id;
  RETURN NULL;
END $$;

-- Both rows are held while their words are copied: whoever renames one of them waits, and then finds this row.
CREATE OR REPLACE FUNCTION copiar_para_venda() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  p record;
  nome_loja text;
BEGIN
  SELECT nome, cpf, end_cidade INTO p FROM pintor WHERE id = NEW.pintor_id FOR SHARE;
  SELECT nome INTO nome_loja FROM loja WHERE cnpj = NEW.cnpj_loja FOR SHARE;
  NEW.pintor_nome := coalesce(p.nome, '');
  NEW.pintor_cidade := p.end_cidade;
  NEW.busca := coalesce(sem_acento(p.nome || ' ' || p.cpf || ' ' || NEW.identificador || ' ' || nome_loja), '');
  RETURN NEW;
END $$;

-- What such a wait has left behind.
UPDATE venda v SET pintor_nome = p.nome, pintor_cidade = p.end_cidade, busca = sem_acento(p.nome || ' ' || p.cpf || ' ' || v.identificador || ' ' || l.nome)
  FROM pintor p, loja l
 WHERE p.id = v.pintor_id AND l.cnpj = v.cnpj_loja
   AND (v.pintor_nome, v.pintor_cidade, v.busca) IS DISTINCT FROM (p.nome, p.end_cidade, sem_acento(p.nome || ' ' || p.cpf || ' ' || v.identificador || ' ' || l.nome));
