import {
  IMPORTACAO_RETENTION_DAYS,
  type Encoding,
  type ImportacaoState,
  type ImportacaoMode,
  type Separator,
  type DecimalSign,
} from '@clube/domain';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import type {FileDialect} from './reading/file';
import type {Corrections} from './corrections';
import type {FileColumn} from './reading/preview-request';
import type {WriteScope} from './kind';

/** The row of an import, for use on the server only. */
export interface StoredImport {
  id: number;
  tipo: string;
  estado: ImportacaoState;
  usuarioId: number;
  trabalhoId: number | null;
  /** Path of the file in the storage; null once the file was deleted. */
  caminho: string | null;
  tamanho: number;
  formato: 'csv' | 'xlsx';
  codificacao: Encoding | null;
  separador: Separator | null;
  decimal: DecimalSign;
  planilha: string | null;
  colunas: FileColumn[];
  parametros: object;
  correcoes: Corrections;
  estimativa: number;
  linhas: number | null;
  validas: number | null;
  erros: number | null;
  modo: ImportacaoMode | null;
  /** The time until which it can be undone, if its kind can. */
  desfazerAte: Date | null;
}

/** `lock`: exclusive, to the end of the transaction. If the batch job failed or was cancelled, `estado` says so. */
export async function storedImport(
  db: Database,
  id: number,
  {lock = false}: {lock?: boolean} = {},
): Promise<StoredImport | undefined> {
  return db.one(sql<StoredImport>`
    SELECT t.id, t.tipo, ${STATE} AS estado, t.usuario_id AS "usuarioId", t.trabalho_id AS "trabalhoId",
           (SELECT a.caminho FROM arquivo a WHERE a.id = t.arquivo_id) AS caminho, t.tamanho, t.formato, t.codificacao, t.separador,
           t.sinal_decimal AS "decimal", t.planilha, t.colunas, t.parametros, t.correcoes, t.estimativa, t.linhas, t.validas, t.erros, t.modo,
           ${sql.raw(UNDO_UNTIL_SQL)} AS "desfazerAte"
      FROM importacao t WHERE t.id = ${id} ${lock ? sql`FOR UPDATE OF t` : sql``}`);
}

/**
 * SQL: the state; if the batch job failed or was cancelled, its row decides, as a crash is recorded only there. What
 * was not undone stays written, which an import that was cut short had not been to its end.
 */
export const STATE_SQL = `(CASE WHEN t.estado IN ('conferindo', 'gravando', 'desfazendo') THEN coalesce((
    SELECT CASE WHEN w.estado NOT IN ('cancelado', 'falhou') THEN NULL
                WHEN t.estado = 'desfazendo' THEN CASE WHEN t.terminada_em IS NULL THEN 'falhou' ELSE 'concluida' END
                WHEN w.estado = 'cancelado' THEN 'cancelada' ELSE 'falhou' END FROM trabalho w WHERE w.id = t.trabalho_id
  ), t.estado) ELSE t.estado END)`;
/** SQL: until when an import that has written something, if only groups before it was cut short, can be undone. */
export const UNDO_UNTIL_SQL = `(CASE WHEN ${STATE_SQL} IN ('concluida', 'falhou', 'cancelada') AND t.auditoria_antes IS NOT NULL
  THEN coalesce(t.terminada_em, (SELECT w.terminou_em FROM trabalho w WHERE w.id = t.trabalho_id)) + interval '${IMPORTACAO_RETENTION_DAYS} days' END)`;
const STATE = sql.raw(STATE_SQL);

export const dialectOf = ({formato, codificacao, separador, decimal, planilha}: StoredImport): FileDialect => ({
  formato,
  codificacao,
  separador,
  decimal,
  planilha,
});

export const scopeOf = ({id, colunas, parametros}: StoredImport): WriteScope => ({
  importacao: id,
  campos: colunas.flatMap(({campo}) => campo ?? []),
  parametros,
});
