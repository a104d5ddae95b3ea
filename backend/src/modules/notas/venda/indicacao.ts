import {PONTOS_INDICACAO, vencimentoPontuacao, type TipoEstornavel} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {expiradoDe, gravarRazao, lerLancamento, type Razao} from '../../pontos';

/** 100 points to who brought the painter, once the first receipt is scored; one live bonus for each referred painter. */
export async function premiarIndicacao(
  db: Database,
  {indicadoId, indicadorId, vendaId}: {indicadoId: number; indicadorId: number; vendaId: number},
  razoes: Map<number, Razao>,
): Promise<void> {
  const razao = razoes.get(indicadorId);
  const vivo = await db.one(
    sql`SELECT 1 FROM bonus_indicacao WHERE indicado_id = ${indicadoId} AND estorno_id IS NULL`,
  );
  if (!razao || vivo) return;
  const {agora} = currentContext();
  razao.expirarVencidos();
  const entry = razao.creditar({
    tipo: 'indicacao',
    pontos: PONTOS_INDICACAO,
    referencia: `venda:${vendaId}`,
    venceEm: vencimentoPontuacao(agora),
  });
  const ids = await gravarRazao(db, razao);
  await db.query(
    sql`INSERT INTO bonus_indicacao (indicado_id, indicador_id, venda_id, lancamento_id, criado_em)
        VALUES (${indicadoId}, ${indicadorId}, ${vendaId}, ${ids.get(entry.seq) ?? null}, ${agora})`,
  );
}

interface BonusVivo {
  id: number;
  indicador_id: number;
  lancamento_id: number;
}

/** The bonus falls with the referred painter's last live sale. Call after the sale has ended. */
export async function desfazerIndicacao(db: Database, indicadoId: number, razoes: Map<number, Razao>): Promise<void> {
  const bonus = await db.one(sql<BonusVivo>`
    SELECT id, indicador_id, lancamento_id FROM bonus_indicacao b WHERE indicado_id = ${indicadoId} AND estorno_id IS NULL
        AND NOT EXISTS (SELECT 1 FROM venda v WHERE v.pintor_id = ${indicadoId} AND v.estado = 'pontuada')`);
  if (!bonus) return;
  const razao = razoes.get(bonus.indicador_id);
  const estornoId = await estornarCredito(db, razao, bonus.lancamento_id, 'indicacao', `bonus:${bonus.id}`);
  await db.query(sql`UPDATE bonus_indicacao SET estorno_id = ${estornoId ?? null} WHERE id = ${bonus.id}`);
}

/** Takes a credit back in an account that is locked; answers the id of the reversal. */
export async function estornarCredito(
  db: Database,
  razao: Razao | undefined,
  lancamentoId: number,
  tipo: TipoEstornavel,
  referencia: string,
): Promise<number | undefined> {
  if (!razao) throw new Error('the account of the entry is not locked');
  razao.expirarVencidos();
  const original = await lerLancamento(db, lancamentoId);
  const entry = razao.estornarCredito(original, tipo, referencia, await expiradoDe(db, lancamentoId));
  return (await gravarRazao(db, razao)).get(entry.seq);
}
