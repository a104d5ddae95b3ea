-- Up Migration

-- The history lists items by the day on which their sale was scored: the order is the items' own, so that a page of a million is an index's.
ALTER TABLE venda_item ADD COLUMN pontuado_em timestamptz;
UPDATE venda_item i SET pontuado_em = v.pontuado_em FROM venda v WHERE v.id = i.venda_id;
ALTER TABLE venda_item ALTER COLUMN pontuado_em SET NOT NULL;
CREATE INDEX venda_item_pontuado_em ON venda_item (pontuado_em, id);

CREATE INDEX uso_codigo_utilizado_em ON uso_codigo (utilizado_em, id);

DROP INDEX ponto_expirado_quando;
CREATE INDEX ponto_expirado_quando ON ponto_expirado (expirado_em, id);

-- What the programme may spend on redemptions in a month; its key is ano * 100 + mes. `avisada_em`: when the administrators were told that the
-- month's redeemed points reached the limit of the point's value.
CREATE TABLE verba_mensal (
  id         integer PRIMARY KEY CHECK (id % 100 BETWEEN 1 AND 12 AND id BETWEEN 200001 AND 299912),
  valor      numeric(14,2) NOT NULL DEFAULT 0 CHECK (valor >= 0),
  avisada_em timestamptz
);
