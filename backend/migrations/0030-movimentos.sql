-- Up Migration

-- When the painter sent a code along with a receipt: limits count codes on that day. NULL: sent when it was used.
ALTER TABLE uso_codigo ADD COLUMN enviado_em timestamptz;
UPDATE uso_codigo u SET enviado_em = n.criado_em FROM venda v JOIN nota n ON n.id = v.nota_id WHERE v.id = u.venda_id;

-- Codes that wait for their receipts to be looked at count too.
CREATE INDEX nota_codigo_espera ON nota (pintor_id, criado_em) WHERE estado = 'pendente' AND codigo_promocional IS NOT NULL;

-- What a receipt would be worth as it was read, for the painter who waits.
ALTER TABLE nota_leitura ADD COLUMN pontos_estimados integer CHECK (pontos_estimados > 0);

-- What moves in a painter's points: every entry of the ledger, and the receipts that the ledger does not tell of, on the day
-- on which they were sent or decided. `id` is the order among what happened at one moment, too.
CREATE VIEW movimento AS
  SELECT e.id * 2 AS id, e.pintor_id, e.ocorrido_em AS quando, e.tipo, e.id AS lancamento_id, NULL::integer AS nota_id,
         e.pontos, e.saldo_apos, e.estorna
    FROM lancamento e
  UNION ALL
  SELECT n.id::bigint * 2 + 1, n.pintor_id, CASE WHEN n.estado = 'pendente' THEN n.criado_em ELSE n.atualizado_em END, 'nota', NULL, n.id,
         NULL, NULL, NULL
    FROM nota n
   WHERE n.junta_em IS NULL
     AND (n.estado IN ('pendente', 'reprovada', 'encerrada')
          OR (n.estado = 'pontuada'
              AND EXISTS (SELECT 1 FROM venda v WHERE v.nota_id = n.id AND v.estado = 'pontuada' AND v.lancamento_id IS NULL)));

CREATE INDEX uso_codigo_lancamento ON uso_codigo (lancamento_id) WHERE lancamento_id IS NOT NULL;

-- The active resellers by name, from which painters choose one to reckon with.
CREATE INDEX revenda_ativa_nome ON revenda (nome_input COLLATE "pt-BR-x-icu", id) WHERE ativo;
