-- Up Migration

-- Who of staff granted points, and whether a second person agreed: sums of what one person grants alone read it.
ALTER TABLE lancamento ADD COLUMN usuario_id integer REFERENCES usuario, ADD COLUMN conferido boolean NOT NULL DEFAULT false;
CREATE INDEX lancamento_concedido ON lancamento (usuario_id, ocorrido_em) INCLUDE (pontos) WHERE usuario_id IS NOT NULL AND pontos > 0 AND NOT conferido;

-- Who decided last what a code is worth, when, and whether a second person agreed. What is there was made before anybody asked for one.
ALTER TABLE codigo_cadastro ADD COLUMN usuario_id integer REFERENCES usuario, ADD COLUMN conferido boolean NOT NULL DEFAULT false,
  ADD COLUMN concedido_em timestamptz NOT NULL DEFAULT now();
ALTER TABLE codigo_promocional ADD COLUMN conferido boolean NOT NULL DEFAULT false;
ALTER TABLE voucher ADD COLUMN conferido boolean NOT NULL DEFAULT false;
UPDATE codigo_cadastro SET conferido = true WHERE pontos <= 1000000;
UPDATE codigo_promocional SET conferido = true;
UPDATE voucher SET conferido = true;
CREATE INDEX codigo_cadastro_de ON codigo_cadastro (usuario_id, concedido_em) WHERE usuario_id IS NOT NULL;
CREATE INDEX lote_codigo_de ON lote_codigo (usuario_id, criado_em) WHERE usuario_id IS NOT NULL;
-- A use keeps what its code was worth: as much as points may be.
ALTER TABLE uso_codigo ALTER COLUMN valor TYPE numeric(14,2);

ALTER TABLE configuracao
  ADD COLUMN pontos_pintor_dia integer CHECK (pontos_pintor_dia >= 0),
  ADD COLUMN pontos_pintor_mes integer CHECK (pontos_pintor_mes >= 0),
  ADD COLUMN pontos_usuario_dia integer CHECK (pontos_usuario_dia >= 0),
  ADD COLUMN pontos_usuario_mes integer CHECK (pontos_usuario_mes >= 0),
  ADD COLUMN pontos_codigo integer CHECK (pontos_codigo >= 0),
  ADD COLUMN pontos_codigo_total integer CHECK (pontos_codigo_total >= 0);

-- What one person asked for and another one has to agree to.
CREATE TABLE aprovacao (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tipo          text NOT NULL,
  titulo        text NOT NULL,
  resumo        text NOT NULL,
  excessos      jsonb NOT NULL,
  pedido        jsonb NOT NULL,
  pedida_por    integer REFERENCES usuario,
  pedida_em     timestamptz NOT NULL,
  estado        text NOT NULL DEFAULT 'aberta' CHECK (estado IN ('aberta', 'aprovada', 'recusada')),
  decidida_por  integer REFERENCES usuario,
  decidida_em   timestamptz,
  motivo        text,
  CHECK ((estado = 'aberta') = (decidida_em IS NULL)),
  CHECK (decidida_por IS NULL OR estado = 'recusada' OR decidida_por IS DISTINCT FROM pedida_por)
);
CREATE INDEX aprovacao_aberta ON aprovacao (id) WHERE estado = 'aberta';
