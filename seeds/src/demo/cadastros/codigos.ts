import type {Database} from '@clube/backend';
import type {Catalogo, CodigoPromocional} from '../../catalogo';
import {instante} from '../tempo';
import {insertRows} from './insert-rows';

const CRIADO_AS = 540;

/** Batches of promotional codes, and vouchers. `inicio`: the programme's first day. */
export async function cadastrarCodigos(
  db: Database,
  {codigosPromocionais, vouchers}: Catalogo,
  {inicio, usuarioId}: {inicio: Date; usuarioId: number},
): Promise<void> {
  for (const [, lote] of Map.groupBy(codigosPromocionais, ({nome}) => nome)) await cadastrarLote(db, lote, usuarioId);
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
      criado_em: inicio,
    })),
  );
}

async function cadastrarLote(db: Database, lote: CodigoPromocional[], usuarioId: number): Promise<void> {
  const [primeiro] = lote;
  if (!primeiro) return;
  const criadoEm = instante(primeiro.criadoEm, CRIADO_AS);
  const prefixo = primeiro.codigo.slice(0, -6);
  const [loteId] = await insertRows(db, 'lote_codigo', [
    {qtd: lote.length, prefixo, treinamento: primeiro.treinamento, usuario_id: usuarioId, criado_em: criadoEm},
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
