-- Up Migration

-- A request that waits is there once, also when it was sent twice at the same moment: the first one stays.
UPDATE aprovacao a SET estado = 'recusada', decidida_em = pedida_em, motivo = 'Pedido repetido'
 WHERE estado = 'aberta' AND EXISTS (
   SELECT 1 FROM aprovacao b WHERE b.estado = 'aberta' AND b.id < a.id AND b.tipo = a.tipo AND b.pedido = a.pedido
      AND b.pedida_por IS NOT DISTINCT FROM a.pedida_por);
CREATE UNIQUE INDEX aprovacao_uma_vez ON aprovacao (tipo, md5(pedido::text), coalesce(pedida_por, 0)) WHERE estado = 'aberta';
