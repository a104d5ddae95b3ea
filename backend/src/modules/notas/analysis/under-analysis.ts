import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {LockedNota} from '../events';
import {UnderAnalysis} from '../refusals';

/** Duration of a lease (ms) unless it is renewed. */
export const ANALYSIS_MS = 90_000;

/** The person who works on a receipt, and the end of the lease. */
export interface Analysis {
  por: string | null;
  ate: string | null;
  minha: boolean;
}

export const FREE: Analysis = {por: null, ate: null, minha: false};

/** Throws while another person's lease on the receipt is valid; call it with the receipt locked. */
export async function refuseUnderAnalysis(
  db: Database,
  {analise_por, analise_ate}: Pick<LockedNota, 'analise_por' | 'analise_ate'>,
): Promise<void> {
  const {now, actor} = currentContext();
  if (analise_por === null || analise_ate === null || analise_ate <= now) return;
  if (actor.kind === 'painel' && actor.id === analise_por) return;
  throw underAnalysisBy(await usuarioNameOf(db, analise_por), analise_ate);
}

/** The message, which names the person, so that one can ask them. */
export const underAnalysisBy = (por: string, ate: Date) =>
  UnderAnalysis({erro: `Em análise por ${por}`, analise: {por, ate: ate.toISOString(), minha: false}});

export async function usuarioNameOf(db: Database, usuarioId: number): Promise<string> {
  const usuario = await db.one(sql<{nome: string}>`SELECT nome FROM usuario WHERE id = ${usuarioId}`);
  return usuario?.nome ?? 'outra pessoa';
}
