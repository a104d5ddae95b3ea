import {proximoEstadoNota, type AcaoNota, type EstadoNota} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {EstadoNaoPermite, NotaNaoEncontrada, VendaJaProcessada} from './recusas';

export interface NotaTravada {
  id: number;
  pintor_id: number;
  estado: EstadoNota;
  nome_arquivo: string;
  codigo_promocional: string | null;
  criado_em: Date;
  /** Who works on it, and until when. */
  analise_por: number | null;
  analise_ate: Date | null;
  /** The receipt that this one was joined to. */
  junta_em: number | null;
}

const COLUNAS = sql`id, pintor_id, estado, nome_arquivo, codigo_promocional, criado_em, analise_por, analise_ate, junta_em`;

/**
 * Locks a receipt, found by its id or by its file's unique name, with or without the folders that lists show before it.
 * Always before the painter's account.
 */
export async function travarNota(db: Database, chave: {id: number} | {nomeArquivo: string}): Promise<NotaTravada> {
  const achada =
    'id' in chave ? sql`id = ${chave.id}` : sql`nome_arquivo = ${chave.nomeArquivo.split('/').pop() ?? null}`;
  const nota = await db.one(sql<NotaTravada>`SELECT ${COLUNAS} FROM nota WHERE ${achada} FOR NO KEY UPDATE`);
  if (!nota) throw NotaNaoEncontrada();
  return nota;
}

/** Several at once, in the order of their ids so that nobody locks another out; answered in the order asked for. */
export async function travarNotas(db: Database, ids: readonly number[]): Promise<NotaTravada[]> {
  const notas = await db.query(
    sql<NotaTravada>`SELECT ${COLUNAS} FROM nota WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE`,
  );
  return ids.map(id => {
    const nota = notas.find(cada => cada.id === id);
    if (!nota) throw NotaNaoEncontrada();
    return nota;
  });
}

/** The state that the action leads to; refused when the receipt's state does not allow it. */
export function proximo(nota: NotaTravada, acao: AcaoNota): EstadoNota {
  const para = proximoEstadoNota(nota.estado, acao);
  if (para) return para;
  throw acao === 'pontuar'
    ? VendaJaProcessada()
    : EstadoNaoPermite({erro: `${EstadoNaoPermite.erro} (${nota.estado})`});
}

/** Every transition is kept with who, when and why: the painter reads it as a timeline. It ends a wait for a second look. */
export async function transitar(
  db: Database,
  nota: NotaTravada,
  para: EstadoNota,
  motivo?: string,
  reprovadoPor?: string,
): Promise<void> {
  const {agora, ator} = currentContext();
  await db.query(sql`
    WITH conferida AS (UPDATE segunda_conferencia SET encerrada_em = ${agora} WHERE nota_id = ${nota.id} AND confirmada_em IS NULL AND encerrada_em IS NULL),
     mudada AS (UPDATE nota SET estado = ${para}, atualizado_em = ${agora}, reprovado_motivo = ${motivo ?? null},
                            reprovado_por = ${reprovadoPor ?? null},
                            analise_por = NULL, analise_ate = NULL WHERE id = ${nota.id})
     INSERT INTO nota_evento (nota_id, de, para, motivo, tipo_ator, ator_id, ocorrido_em)
     VALUES (${nota.id}, ${nota.estado}, ${para}, ${motivo ?? null}, ${ator.tipo}, ${'id' in ator ? ator.id : null}, ${agora})`);
}

/** What happened to a receipt besides its transitions, for the timeline. */
export async function anotar(
  db: Database,
  {notaId, de, para, motivo}: {notaId: number; de: EstadoNota | null; para: EstadoNota; motivo: string},
): Promise<void> {
  const {agora, ator} = currentContext();
  await db.query(
    sql`INSERT INTO nota_evento (nota_id, de, para, motivo, tipo_ator, ator_id, ocorrido_em)
     VALUES (${notaId}, ${de}, ${para}, ${motivo}, ${ator.tipo}, ${'id' in ator ? ator.id : null}, ${agora})`,
  );
}
