-- Up Migration

-- What staff did to a painter's account, and why: switched off and on again, taken for a company or for a person. Only added to, but for
-- what erasure takes out of the justification.
CREATE TABLE historico_ativacao (
  id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id      integer NOT NULL REFERENCES pintor,
  acao           text NOT NULL CHECK (acao IN ('ativado', 'desativado', 'empresa', 'pessoa')),
  justificativa  text NOT NULL,
  usuario_id     integer NOT NULL REFERENCES usuario,
  criado_em      timestamptz NOT NULL
);
CREATE INDEX historico_ativacao_pintor ON historico_ativacao (pintor_id, id);
CREATE INDEX historico_ativacao_usuario ON historico_ativacao (usuario_id);

-- Few among many: the lists of companies and of referrals find them without reading all painters.
CREATE INDEX pintor_empresa ON pintor (id) WHERE is_company;
CREATE INDEX pintor_indicado ON pintor (id) WHERE indicado_por IS NOT NULL;
