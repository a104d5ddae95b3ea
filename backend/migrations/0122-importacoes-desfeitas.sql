-- Up Migration
-- An import that was written is taken back by its entries in the audit trail. They follow this one, which was the last when the writing
-- began, and have the request of the import's own entry; null where nothing can be taken back.
ALTER TABLE importacao ADD COLUMN auditoria_antes bigint;
ALTER TABLE importacao DROP CONSTRAINT importacao_estado_check;
ALTER TABLE importacao ADD CONSTRAINT importacao_estado_check CHECK (
  estado IN ('recebida', 'conferindo', 'conferida', 'gravando', 'concluida', 'desfazendo', 'desfeita', 'falhou', 'cancelada')
);
