import {proximoEstadoNota, type AcaoNota, type EstadoNota} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import type {Database} from '../../kernel/persistence/database';
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

const COLUNAS =
  'id, pintor_id, estado, nome_arquivo, codigo_promocional, criado_em, analise_por, analise_ate, junta_em';

/**
 * Locks a receipt, found by its id or by its file's unique name, with or without the folders that lists show before it.
 * Always before the painter's account.
 */
export async function travarNota(db: Database, chave: {id: number} | {nomeArquivo: string}): Promise<NotaTravada> {
  const [column, value] = 'id' in chave ? ['id', chave.id] : ['nome_arquivo', chave.nomeArquivo.split('/').pop()];
  const nota = await db.one<NotaTravada>(`SELECT ${COLUNAS} FROM nota WHERE ${column} = $1 FOR NO KEY UPDATE`, [value]);
  if (!nota) throw NotaNaoEncontrada();
  return nota;
}

/** Several at once, in the order of their ids so that nobody locks another out; answered in the order asked for. */
export async function travarNotas(db: Database, ids: readonly number[]): Promise<NotaTravada[]> {
  const notas = await db.query<NotaTravada>(
    `SELECT ${COLUNAS} FROM nota WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE`,
    [ids],
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
  await db.query(
    `WITH conferida AS (UPDATE segunda_conferencia SET encerrada_em = $3 WHERE nota_id = $1 AND confirmada_em IS NULL AND encerrada_em IS NULL),
     mudada AS (UPDATE nota SET estado = $2, atualizado_em = $3, reprovado_motivo = $4, reprovado_por = $8,
                            analise_por = NULL, analise_ate = NULL WHERE id = $1)
     INSERT INTO nota_evento (nota_id, de, para, motivo, tipo_ator, ator_id, ocorrido_em) VALUES ($1, $5, $2, $4, $6, $7, $3)`,
    [nota.id, para, agora, motivo ?? null, nota.estado, ator.tipo, 'id' in ator ? ator.id : null, reprovadoPor ?? null],
  );
}

/** What happened to a receipt besides its transitions, for the timeline. */
export async function anotar(
  db: Database,
  {notaId, de, para, motivo}: {notaId: number; de: EstadoNota | null; para: EstadoNota; motivo: string},
): Promise<void> {
  const {agora, ator} = currentContext();
  await db.query(
    `INSERT INTO nota_evento (nota_id, de, para, motivo, tipo_ator, ator_id, ocorrido_em) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [notaId, de, para, motivo, ator.tipo, 'id' in ator ? ator.id : null, agora],
  );
}
