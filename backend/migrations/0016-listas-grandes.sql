-- Up Migration
-- Lists stay fast at a million rows: what is sorted or searched is stored beside the row that is listed, and every order that
-- can be asked for has an index that carries it, its tie-breaker with it.

-- Signs that are neither letter, digit nor space: trigrams know nothing of them.
CREATE FUNCTION sinais(texto text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN string_to_array(regexp_replace(texto, '[[:alnum:][:space:]]+', '', 'g'), NULL);

-- Accounts: what was ever earned, and when last. Kept where every balance is kept, under the same lock. Lists in an account's
-- order begin there, so every painter has one.
INSERT INTO conta (pintor_id) SELECT id FROM pintor ON CONFLICT DO NOTHING;
ALTER TABLE conta
  ADD COLUMN total_pontos integer NOT NULL DEFAULT 0,
  ADD COLUMN ultima_pontuacao_em timestamptz;
UPDATE conta c SET total_pontos = s.total
  FROM (SELECT pintor_id, sum(pontos)::int AS total FROM lancamento
         WHERE tipo IN ('pontuacao', 'estorno_pontuacao', 'codigo', 'estorno_codigo', 'codigo_cadastro', 'estorno_codigo_cadastro', 'indicacao',
                        'estorno_indicacao', 'bonus_diretorio', 'estorno_bonus_diretorio', 'correcao', 'estorno_correcao')
         GROUP BY pintor_id) s WHERE s.pintor_id = c.pintor_id;
UPDATE conta c SET ultima_pontuacao_em = s.ultima
  FROM (SELECT pintor_id, max(pontuado_em) AS ultima FROM venda WHERE estado = 'pontuada' GROUP BY pintor_id) s WHERE s.pintor_id = c.pintor_id;

CREATE FUNCTION somar_acumulado() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE conta SET total_pontos = total_pontos + NEW.pontos WHERE pintor_id = NEW.pintor_id;
  RETURN NULL;
END $$;
CREATE TRIGGER lancamento_acumula AFTER INSERT ON lancamento FOR EACH ROW
  WHEN (NEW.tipo IN ('pontuacao', 'estorno_pontuacao', 'codigo', 'estorno_codigo', 'codigo_cadastro', 'estorno_codigo_cadastro', 'indicacao',
                     'estorno_indicacao', 'bonus_diretorio', 'estorno_bonus_diretorio', 'correcao', 'estorno_correcao'))
  EXECUTE FUNCTION somar_acumulado();

-- A new sale can only be later than the latest. Of one that ends the others are read again, and the lock comes first: whoever
-- waited for it reads them with all that was committed meanwhile.
CREATE FUNCTION anotar_pontuacao() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE conta SET ultima_pontuacao_em = NEW.pontuado_em
   WHERE pintor_id = NEW.pintor_id AND (ultima_pontuacao_em IS NULL OR ultima_pontuacao_em < NEW.pontuado_em);
  RETURN NULL;
END $$;
CREATE TRIGGER venda_pontuada AFTER INSERT ON venda FOR EACH ROW WHEN (NEW.estado = 'pontuada') EXECUTE FUNCTION anotar_pontuacao();
CREATE FUNCTION rever_ultima_pontuacao() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM conta WHERE pintor_id = NEW.pintor_id FOR UPDATE;
  UPDATE conta SET ultima_pontuacao_em = (SELECT max(v.pontuado_em) FROM venda v WHERE v.pintor_id = NEW.pintor_id AND v.estado = 'pontuada')
   WHERE pintor_id = NEW.pintor_id;
  RETURN NULL;
END $$;
CREATE TRIGGER venda_mudada AFTER UPDATE OF estado, pontuado_em ON venda FOR EACH ROW EXECUTE FUNCTION rever_ultima_pontuacao();

-- A painter's last visit, apart from the wide row: its order changes with every visit, and the painter's indexes must not.
CREATE TABLE pintor_acesso (
  pintor_id  integer PRIMARY KEY REFERENCES pintor,
  ultimo_em  timestamptz
);
INSERT INTO pintor_acesso SELECT id, ultimo_acesso_em FROM pintor;
CREATE FUNCTION anotar_acesso() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pintor_acesso VALUES (NEW.id, NEW.ultimo_acesso_em) ON CONFLICT (pintor_id) DO UPDATE SET ultimo_em = excluded.ultimo_em;
  RETURN NULL;
END $$;
CREATE TRIGGER pintor_acesso AFTER INSERT OR UPDATE OF ultimo_acesso_em ON pintor FOR EACH ROW EXECUTE FUNCTION anotar_acesso();

-- The rank of a painter's level, beside the painter.
ALTER TABLE pintor ADD COLUMN nivel smallint;
UPDATE pintor p SET nivel = c.ordem FROM cluster c WHERE c.id = p.cluster_id;
CREATE FUNCTION copiar_nivel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.nivel := (SELECT ordem FROM cluster WHERE id = NEW.cluster_id);
  RETURN NEW;
END $$;
CREATE TRIGGER pintor_nivel BEFORE INSERT OR UPDATE OF cluster_id ON pintor FOR EACH ROW EXECUTE FUNCTION copiar_nivel();
CREATE FUNCTION espalhar_nivel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE pintor SET nivel = NEW.ordem WHERE cluster_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER cluster_nivel AFTER UPDATE OF ordem ON cluster FOR EACH ROW WHEN (NEW.ordem <> OLD.ordem) EXECUTE FUNCTION espalhar_nivel();

-- Sales, receipts and orders carry what they are listed by of their painter.
ALTER TABLE venda
  ADD COLUMN pintor_nome text NOT NULL DEFAULT '',
  ADD COLUMN pintor_cidade text,
  ADD COLUMN busca text NOT NULL DEFAULT '';
ALTER TABLE nota
  ADD COLUMN pintor_nome text NOT NULL DEFAULT '',
  ADD COLUMN busca text NOT NULL DEFAULT '',
  ADD COLUMN lida_confianca numeric(4,3),
  ADD COLUMN lida_loja text,
  ADD COLUMN lida_emissao date,
  ADD COLUMN lida_total numeric(14,2);
ALTER TABLE resgate
  ADD COLUMN pintor_nome text NOT NULL DEFAULT '',
  ADD COLUMN busca text NOT NULL DEFAULT '';

UPDATE venda v SET pintor_nome = p.nome, pintor_cidade = p.end_cidade, busca = sem_acento(p.nome || ' ' || p.cpf || ' ' || v.identificador || ' ' || l.nome)
  FROM pintor p, loja l WHERE p.id = v.pintor_id AND l.cnpj = v.cnpj_loja;
UPDATE nota n SET pintor_nome = p.nome, busca = p.busca || ' ' || n.id FROM pintor p WHERE p.id = n.pintor_id;
UPDATE nota n SET lida_confianca = r.confianca, lida_loja = r.loja, lida_emissao = r.data_emissao, lida_total = r.total
  FROM nota_leitura r WHERE r.nota_id = n.id AND num_nonnulls(r.confianca, r.loja, r.data_emissao, r.total) > 0;
UPDATE resgate r SET pintor_nome = p.nome, busca = sem_acento(p.nome || ' ' || p.cpf || ' ' || r.premio || ' ' || r.id) FROM pintor p WHERE p.id = r.pintor_id;

-- The painter's row is held while its words are copied: whoever renames the painter waits, and then finds this row.
CREATE FUNCTION copiar_para_venda() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  p record;
BEGIN
  SELECT nome, cpf, end_cidade INTO p FROM pintor WHERE id = NEW.pintor_id FOR SHARE;
  NEW.pintor_nome := coalesce(p.nome, '');
  NEW.pintor_cidade := p.end_cidade;
  NEW.busca := coalesce(sem_acento(p.nome || ' ' || p.cpf || ' ' || NEW.identificador || ' ' || (SELECT l.nome FROM loja l WHERE l.cnpj = NEW.cnpj_loja)), '');
  RETURN NEW;
END $$;
CREATE TRIGGER venda_copia BEFORE INSERT OR UPDATE OF pintor_id, identificador, cnpj_loja ON venda FOR EACH ROW EXECUTE FUNCTION copiar_para_venda();

CREATE FUNCTION copiar_para_nota() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  p record;
BEGIN
  SELECT nome, busca INTO p FROM pintor WHERE id = NEW.pintor_id FOR SHARE;
  NEW.pintor_nome := coalesce(p.nome, '');
  NEW.busca := coalesce(p.busca || ' ' || NEW.id, '');
  RETURN NEW;
END $$;
CREATE TRIGGER nota_copia BEFORE INSERT OR UPDATE OF pintor_id ON nota FOR EACH ROW EXECUTE FUNCTION copiar_para_nota();

CREATE FUNCTION copiar_para_resgate() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  p record;
BEGIN
  SELECT nome, cpf INTO p FROM pintor WHERE id = NEW.pintor_id FOR SHARE;
  NEW.pintor_nome := coalesce(p.nome, '');
  NEW.busca := coalesce(sem_acento(p.nome || ' ' || p.cpf || ' ' || NEW.premio || ' ' || NEW.id), '');
  RETURN NEW;
END $$;
CREATE TRIGGER resgate_copia BEFORE INSERT OR UPDATE OF pintor_id, premio ON resgate FOR EACH ROW EXECUTE FUNCTION copiar_para_resgate();

CREATE FUNCTION espalhar_pintor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE nota SET pintor_nome = NEW.nome, busca = NEW.busca || ' ' || id WHERE pintor_id = NEW.id;
  UPDATE venda v SET pintor_nome = NEW.nome, pintor_cidade = NEW.end_cidade,
         busca = sem_acento(NEW.nome || ' ' || NEW.cpf || ' ' || v.identificador || ' ' || l.nome)
    FROM loja l WHERE v.pintor_id = NEW.id AND l.cnpj = v.cnpj_loja;
  UPDATE resgate SET pintor_nome = NEW.nome, busca = sem_acento(NEW.nome || ' ' || NEW.cpf || ' ' || premio || ' ' || id) WHERE pintor_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER pintor_espalha AFTER UPDATE ON pintor FOR EACH ROW
  WHEN (NEW.busca <> OLD.busca OR NEW.nome <> OLD.nome OR NEW.end_cidade IS DISTINCT FROM OLD.end_cidade)
  EXECUTE FUNCTION espalhar_pintor();

CREATE FUNCTION espalhar_loja() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE venda v SET busca = sem_acento(p.nome || ' ' || p.cpf || ' ' || v.identificador || ' ' || NEW.nome)
    FROM pintor p WHERE v.cnpj_loja = NEW.cnpj AND p.id = v.pintor_id;
  RETURN NULL;
END $$;
CREATE TRIGGER loja_espalha AFTER UPDATE OF nome ON loja FOR EACH ROW WHEN (NEW.nome <> OLD.nome) EXECUTE FUNCTION espalhar_loja();

-- Whoever keeps a reading holds the receipt's lock.
CREATE FUNCTION copiar_leitura() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE nota SET lida_confianca = NEW.confianca, lida_loja = NEW.loja, lida_emissao = NEW.data_emissao, lida_total = NEW.total
   WHERE id = NEW.nota_id AND (lida_confianca, lida_loja, lida_emissao, lida_total) IS DISTINCT FROM (NEW.confianca, NEW.loja, NEW.data_emissao, NEW.total);
  RETURN NULL;
END $$;
CREATE TRIGGER nota_leitura_nova AFTER INSERT ON nota_leitura FOR EACH ROW
  WHEN (num_nonnulls(NEW.confianca, NEW.loja, NEW.data_emissao, NEW.total) > 0) EXECUTE FUNCTION copiar_leitura();
CREATE TRIGGER nota_leitura_copia AFTER UPDATE OF confianca, loja, data_emissao, total ON nota_leitura FOR EACH ROW
  WHEN ((OLD.confianca, OLD.loja, OLD.data_emissao, OLD.total) IS DISTINCT FROM (NEW.confianca, NEW.loja, NEW.data_emissao, NEW.total))
  EXECUTE FUNCTION copiar_leitura();

-- The orders. Both ends of one index serve both directions, but where nothing known comes last there are two.
CREATE INDEX conta_saldo ON conta (saldo, pintor_id);
CREATE INDEX conta_total ON conta (total_pontos, pintor_id);
CREATE INDEX conta_ultima ON conta (ultima_pontuacao_em, pintor_id);
CREATE INDEX conta_ultima_desc ON conta (ultima_pontuacao_em DESC NULLS LAST, pintor_id DESC);
CREATE INDEX pintor_acesso_ultimo ON pintor_acesso (ultimo_em, pintor_id);
CREATE INDEX pintor_acesso_ultimo_desc ON pintor_acesso (ultimo_em DESC NULLS LAST, pintor_id DESC);

CREATE INDEX pintor_por_nome ON pintor (nome COLLATE "pt-BR-x-icu", id) INCLUDE (ativo, is_company);
CREATE INDEX pintor_por_cidade ON pintor (end_cidade COLLATE "pt-BR-x-icu", id) INCLUDE (ativo, is_company);
CREATE INDEX pintor_por_cidade_desc ON pintor (end_cidade COLLATE "pt-BR-x-icu" DESC NULLS LAST, id DESC) INCLUDE (ativo, is_company);
CREATE INDEX pintor_por_loja ON pintor (loja_preferida COLLATE "pt-BR-x-icu", id) INCLUDE (ativo, is_company);
CREATE INDEX pintor_por_loja_desc ON pintor (loja_preferida COLLATE "pt-BR-x-icu" DESC NULLS LAST, id DESC) INCLUDE (ativo, is_company);
CREATE INDEX pintor_por_nivel ON pintor (nivel, id) INCLUDE (ativo, is_company);
CREATE INDEX pintor_por_nivel_desc ON pintor (nivel DESC NULLS LAST, id DESC) INCLUDE (ativo, is_company);
CREATE INDEX pintor_por_cadastro ON pintor (criado_em, id) INCLUDE (ativo, is_company);
CREATE INDEX pintor_por_ativo ON pintor (ativo, id) INCLUDE (is_company);
CREATE INDEX pintor_por_conta ON pintor (is_company, id) INCLUDE (ativo);
CREATE INDEX pintor_sinais ON pintor USING gin (sinais(busca));

CREATE INDEX venda_por_id ON venda (id) WHERE estado = 'pontuada';
CREATE INDEX venda_por_nota ON venda (nota_id, id) WHERE estado = 'pontuada';
CREATE INDEX venda_por_pintor_nome ON venda (pintor_nome COLLATE "pt-BR-x-icu", id) WHERE estado = 'pontuada';
CREATE INDEX venda_por_cidade ON venda (pintor_cidade COLLATE "pt-BR-x-icu", id) WHERE estado = 'pontuada';
CREATE INDEX venda_por_cidade_desc ON venda (pintor_cidade COLLATE "pt-BR-x-icu" DESC NULLS LAST, id DESC) WHERE estado = 'pontuada';
CREATE INDEX venda_por_identificador ON venda (identificador COLLATE "pt-BR-x-icu", id) WHERE estado = 'pontuada';
CREATE INDEX venda_por_realizado ON venda (realizado_em, id) WHERE estado = 'pontuada';
CREATE INDEX venda_por_vence ON venda (vence_em, id) WHERE estado = 'pontuada';
CREATE INDEX venda_por_pontos ON venda (total_pontos, id) WHERE estado = 'pontuada';
CREATE INDEX venda_busca ON venda USING gin (busca gin_trgm_ops) WHERE estado = 'pontuada';
CREATE INDEX venda_sinais ON venda USING gin (sinais(busca)) WHERE estado = 'pontuada';
CREATE INDEX venda_por_loja ON venda (cnpj_loja);

CREATE INDEX nota_pendente_id ON nota (id) WHERE estado = 'pendente' AND junta_em IS NULL;
CREATE INDEX nota_pendente_criada ON nota (criado_em, id) WHERE estado = 'pendente' AND junta_em IS NULL;
CREATE INDEX nota_pendente_nome ON nota (pintor_nome COLLATE "pt-BR-x-icu", id) WHERE estado = 'pendente' AND junta_em IS NULL;
CREATE INDEX nota_pendente_confianca ON nota (lida_confianca, id) WHERE estado = 'pendente' AND junta_em IS NULL;
CREATE INDEX nota_pendente_confianca_desc ON nota (lida_confianca DESC NULLS LAST, id DESC) WHERE estado = 'pendente' AND junta_em IS NULL;
CREATE INDEX nota_pendente_loja ON nota (lida_loja COLLATE "pt-BR-x-icu", id) WHERE estado = 'pendente' AND junta_em IS NULL;
CREATE INDEX nota_pendente_loja_desc ON nota (lida_loja COLLATE "pt-BR-x-icu" DESC NULLS LAST, id DESC) WHERE estado = 'pendente' AND junta_em IS NULL;
CREATE INDEX nota_pendente_emissao ON nota (lida_emissao, id) WHERE estado = 'pendente' AND junta_em IS NULL;
CREATE INDEX nota_pendente_emissao_desc ON nota (lida_emissao DESC NULLS LAST, id DESC) WHERE estado = 'pendente' AND junta_em IS NULL;
CREATE INDEX nota_pendente_total ON nota (lida_total, id) WHERE estado = 'pendente' AND junta_em IS NULL;
CREATE INDEX nota_pendente_total_desc ON nota (lida_total DESC NULLS LAST, id DESC) WHERE estado = 'pendente' AND junta_em IS NULL;
CREATE INDEX nota_pendente_busca ON nota USING gin (busca gin_trgm_ops) WHERE estado = 'pendente' AND junta_em IS NULL;
CREATE INDEX nota_pendente_sinais ON nota USING gin (sinais(busca)) WHERE estado = 'pendente' AND junta_em IS NULL;
CREATE INDEX nota_encerrada_id ON nota (id) WHERE estado = 'encerrada' AND junta_em IS NULL;
CREATE INDEX nota_encerrada_quando ON nota (atualizado_em, id) WHERE estado = 'encerrada' AND junta_em IS NULL;
CREATE INDEX nota_encerrada_criada ON nota (criado_em, id) WHERE estado = 'encerrada' AND junta_em IS NULL;
CREATE INDEX nota_encerrada_nome ON nota (pintor_nome COLLATE "pt-BR-x-icu", id) WHERE estado = 'encerrada' AND junta_em IS NULL;
CREATE INDEX nota_encerrada_busca ON nota USING gin (busca gin_trgm_ops) WHERE estado = 'encerrada' AND junta_em IS NULL;
CREATE INDEX nota_encerrada_sinais ON nota USING gin (sinais(busca)) WHERE estado = 'encerrada' AND junta_em IS NULL;
CREATE INDEX nota_sem_pontos ON nota (criado_em, id) WHERE estado <> 'pontuada' AND junta_em IS NULL;
CREATE INDEX nota_sem_pontos_id ON nota (id) WHERE estado <> 'pontuada' AND junta_em IS NULL;

CREATE INDEX resgate_por_nome ON resgate (pintor_nome COLLATE "pt-BR-x-icu", id) INCLUDE (status);
CREATE INDEX resgate_por_premio ON resgate (premio COLLATE "pt-BR-x-icu", id) INCLUDE (status);
CREATE INDEX resgate_por_pontos ON resgate (pontos_gastos, id) INCLUDE (status);
CREATE INDEX resgate_por_status ON resgate (status, id);
CREATE INDEX resgate_por_quando ON resgate (resgatado_em, id) INCLUDE (status);
CREATE INDEX resgate_por_previsao ON resgate (previsao_entrega, id) INCLUDE (status);
CREATE INDEX resgate_busca ON resgate USING gin (busca gin_trgm_ops);
CREATE INDEX resgate_sinais ON resgate USING gin (sinais(busca));

CREATE INDEX codigo_promocional_por_codigo ON codigo_promocional (codigo COLLATE "pt-BR-x-icu", id);
CREATE INDEX codigo_promocional_trgm ON codigo_promocional USING gin (sem_acento(codigo) gin_trgm_ops);
CREATE INDEX codigo_promocional_por_criado ON codigo_promocional (criado_em, id);

-- What a filter of the screens asks besides stands in the index too: the table need not be read to skip a row.
CREATE INDEX premio_por_id ON premio (id) INCLUDE (ativo, tipo) WHERE removido_em IS NULL;
CREATE INDEX premio_por_nome ON premio (nome COLLATE "pt-BR-x-icu", id) INCLUDE (ativo, tipo) WHERE removido_em IS NULL;
CREATE INDEX premio_por_codigo ON premio (codigo COLLATE "pt-BR-x-icu", id) INCLUDE (ativo, tipo) WHERE removido_em IS NULL;
CREATE INDEX premio_por_tipo ON premio (tipo COLLATE "pt-BR-x-icu", id) INCLUDE (ativo) WHERE removido_em IS NULL;
CREATE INDEX premio_por_pontos ON premio (pontos_web, id) INCLUDE (ativo, tipo) WHERE removido_em IS NULL;
CREATE INDEX premio_por_custo ON premio (custo, id) INCLUDE (ativo, tipo) WHERE removido_em IS NULL;
CREATE INDEX premio_por_quantidade ON premio (quantidade, id) INCLUDE (ativo, tipo) WHERE removido_em IS NULL;
CREATE INDEX premio_por_ativo ON premio (ativo, id) INCLUDE (tipo) WHERE removido_em IS NULL;
CREATE INDEX produto_por_id ON produto (id) INCLUDE (ativo) WHERE removido_em IS NULL;
CREATE INDEX produto_por_nome ON produto (nome COLLATE "pt-BR-x-icu", id) INCLUDE (ativo) WHERE removido_em IS NULL;
CREATE INDEX produto_por_codigo ON produto (codigo COLLATE "pt-BR-x-icu", id) INCLUDE (ativo) WHERE removido_em IS NULL;
CREATE INDEX produto_por_valor ON produto (valor_unitario, id) INCLUDE (ativo) WHERE removido_em IS NULL;
CREATE INDEX produto_por_pontos ON produto (valor_pontos, id) INCLUDE (ativo) WHERE removido_em IS NULL;
CREATE INDEX produto_por_ativo ON produto (ativo, id) WHERE removido_em IS NULL;
CREATE INDEX revenda_por_nome ON revenda (nome_input COLLATE "pt-BR-x-icu", id);
CREATE INDEX revenda_por_fantasia ON revenda (nome_fantasia COLLATE "pt-BR-x-icu", id);
CREATE INDEX revenda_por_cnpj ON revenda (cnpj COLLATE "pt-BR-x-icu", id);
CREATE INDEX revenda_por_cadastro ON revenda (criado_em, id);
CREATE INDEX revenda_por_ativo ON revenda (ativo, id);

-- Pages that are read by an index alone need a visibility map that keeps up with what is written.
ALTER TABLE conta SET (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE pintor_acesso SET (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
ALTER TABLE pintor SET (fillfactor = 95, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE nota SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE venda SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE resgate SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
