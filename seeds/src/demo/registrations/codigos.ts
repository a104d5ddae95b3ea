import type {Database} from '@clube/backend';
import type {Catalogue, CodigoPromocional} from '../../catalogue';
import {instant} from '../time';
import {insertRows} from './insert-rows';

const CREATED_AT_MINUTE = 540;

/** Creates batches of promotional codes, and vouchers. `start`: the programme's first day. */
export async function registerCodigos(
  db: Database,
  {codigosPromocionais, vouchers}: Catalogue,
  {start, usuarioId}: {start: Date; usuarioId: number},
): Promise<void> {
  for (const [, lote] of Map.groupBy(codigosPromocionais, ({nome}) => nome)) await registerLote(db, lote, usuarioId);
  await insertRows(
    db,
    'voucher',
    vouchers.map(({voucher, operacao, valor, iniciaEm, expiraEm}) => ({
      voucher,
      operacao,
      valor,
      inicia_em: iniciaEm,
      expira_em: expiraEm,
      usos: 0,
      criado_em: start,
    })),
  );
}

async function registerLote(db: Database, lote: CodigoPromocional[], usuarioId: number): Promise<void> {
  const [first] = lote;
  if (!first) return;
  const criadoEm = instant(first.criadoEm, CREATED_AT_MINUTE);
  const prefixo = first.codigo.slice(0, -6);
  const [loteId] = await insertRows(db, 'lote_codigo', [
    {qtd: lote.length, prefixo, treinamento: first.treinamento, usuario_id: usuarioId, criado_em: criadoEm},
  ]);
  await insertRows(
    db,
    'codigo_promocional',
    lote.map(({codigo, operacao, valor, apenasVenda, treinamento, expiraEm}) => ({
      lote_codigo_id: loteId,
      codigo,
      operacao,
      valor,
      apenas_venda: apenasVenda,
      treinamento,
      expira_em: expiraEm,
      usos: 0,
      criado_em: criadoEm,
    })),
  );
}
