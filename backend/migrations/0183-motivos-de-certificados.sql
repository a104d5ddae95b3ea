-- Up Migration

-- Why a certificate was revoked is in its row, which goes with an erasure; the trail, which stays, repeated it.
SELECT set_config('clube.apagar', 'sim', true);
UPDATE auditoria SET depois = depois - 'motivo' WHERE entidade = 'certificado' AND depois ? 'motivo';
SELECT set_config('clube.apagar', '', true);
