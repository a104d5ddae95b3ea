import {currentContext} from '../../kernel/context';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import type {NotaTravada} from './eventos';
import {EmAnalise} from './recusas';

/** How long a person has a receipt to herself without saying so again. */
export const DURACAO_ANALISE_MS = 90_000;

/** Who works on a receipt, and until when if nothing more is heard. */
export interface Analise {
  por: string | null;
  ate: string | null;
  minha: boolean;
}

export const LIVRE: Analise = {por: null, ate: null, minha: false};

/** Refuses while another person's lease on the receipt lives; call it with the receipt locked. */
export async function recusarEmAnalise(
  db: Database,
  {analise_por, analise_ate}: Pick<NotaTravada, 'analise_por' | 'analise_ate'>,
): Promise<void> {
  const {agora, ator} = currentContext();
  if (analise_por === null || analise_ate === null || analise_ate <= agora) return;
  if (ator.tipo === 'painel' && ator.id === analise_por) return;
  throw recusa(await nomeDe(db, analise_por), analise_ate);
}

/** Says who it is, so that one can be asked. */
export const recusa = (por: string, ate: Date) =>
  EmAnalise({erro: `Em análise por ${por}`, analise: {por, ate: ate.toISOString(), minha: false}});

export async function nomeDe(db: Database, usuarioId: number): Promise<string> {
  const usuario = await db.one(sql<{nome: string}>`SELECT nome FROM usuario WHERE id = ${usuarioId}`);
  return usuario?.nome ?? 'outra pessoa';
}
