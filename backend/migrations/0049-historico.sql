-- Up Migration

-- Null once the sale is undone: the history lists what stands, and a page of it is found in the items alone.
ALTER TABLE venda_item ALTER COLUMN pontuado_em DROP NOT NULL;
UPDATE venda_item i SET pontuado_em = NULL FROM venda v WHERE v.id = i.venda_id AND v.estado <> 'pontuada';

-- A sale whose points were set right by today's products and factors: from what to what, and the entry that posted the difference.
CREATE TABLE correcao_venda (
  id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  venda_id       integer NOT NULL REFERENCES venda,
  de             integer NOT NULL CHECK (de >= 0),
  para           integer NOT NULL CHECK (para >= 0),
  lancamento_id  bigint NOT NULL UNIQUE REFERENCES lancamento,
  usuario_id     integer REFERENCES usuario,
  criada_em      timestamptz NOT NULL,
  CHECK (de <> para)
);
CREATE INDEX correcao_venda_venda ON correcao_venda (venda_id, id);
ALTER TABLE uso_codigo ADD CHECK (operacao IN ('ADICIONAR', 'MULTIPLICAR'));
