-- Up Migration

-- When staff set the address that the painter has now; null once the painter has confirmed it while logged in, or chosen another.
ALTER TABLE pintor ADD COLUMN email_do_painel_em timestamptz;

-- Addresses that staff set and nobody has confirmed yet.
UPDATE pintor p SET email_do_painel_em = a.ocorrido_em
  FROM (SELECT DISTINCT ON (entidade_id) entidade_id, ocorrido_em, depois ->> 'email' AS email FROM auditoria
         WHERE entidade = 'pintor' AND acao = 'alterar' AND depois ? 'email' ORDER BY entidade_id, id DESC) a
 WHERE a.entidade_id = p.id::text AND p.email = a.email AND p.email_confirmado_em IS NULL;
