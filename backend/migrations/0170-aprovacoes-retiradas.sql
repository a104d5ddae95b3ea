-- Up Migration

-- A request is withdrawn when what it asks for was settled in another way: its receipt was closed, its painter erased.
ALTER TABLE aprovacao DROP CONSTRAINT aprovacao_estado_check,
  ADD CONSTRAINT aprovacao_estado_check CHECK (estado IN ('aberta', 'aprovada', 'recusada', 'retirada'));
