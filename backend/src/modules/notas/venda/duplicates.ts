import {
  VENDA_ALREADY_PROCESSED,
  normaliseCnpj,
  normaliseIdentificador,
  readAccessKey,
  type TipoFiscal,
} from '@clube/domain';
import type {Database} from '../../../kernel/persistence/database';
import {lockNamed} from '../../../kernel/persistence/locks';
import {sql} from '../../../kernel/persistence/sql';
import type {CheckedVenda} from './venda';
import {VendaAlreadyProcessed} from '../refusals';

export interface ActiveVenda {
  id: number;
  idFoto: number;
  identificador: string;
  tipoFiscal: TipoFiscal;
  cnpjLoja: string;
  chave: string | null;
  serie: number | null;
  nome: string;
  totalPontos: number;
  pontuadoEm: Date;
}

const LIVE_VENDAS = sql`SELECT v.id, v.nota_id AS "idFoto", v.identificador, v.tipo_fiscal AS "tipoFiscal", v.cnpj_loja AS "cnpjLoja", v.chave, v.serie,
    p.nome, v.total_pontos AS "totalPontos", v.pontuado_em AS "pontuadoEm"
  FROM venda v JOIN pintor p ON p.id = v.pintor_id WHERE v.estado = 'pontuada'`;

interface PaperMarks {
  chave: string | null;
  serie: number | null;
}

/** SQL: a sale of the same number is not certainly of another paper: of two keys only they count, of two series they are the same. */
const mayBePaper = ({chave, serie}: PaperMarks) =>
  sql`(v.chave = ${chave} OR NOT (v.chave IS NOT NULL AND ${chave}::text IS NOT NULL) AND NOT coalesce(v.serie <> ${serie}::int, false))`;

interface NumberQuery {
  identificador: string;
  tipoFiscal?: string | undefined;
  cnpj?: string | undefined;
  chave?: string | undefined;
  serie?: number | undefined;
}

/** Live sales with this number at this shop that may be of the same paper, for the form's check. */
export function vendasNumbered(db: Database, {identificador, tipoFiscal, cnpj, chave = '', serie}: NumberQuery) {
  const accessKey = readAccessKey(chave);
  const marks = accessKey ? {chave, serie: accessKey.serie} : {chave: null, serie: serie ?? null};
  const tipo = sql.bound(tipoFiscal ?? null);
  const loja = sql.bound(cnpj ? normaliseCnpj(cnpj) : null);
  return db.query(
    sql<ActiveVenda>`${LIVE_VENDAS} AND v.identificador = ${normaliseIdentificador(identificador) ?? identificador}
      AND (${tipo}::text IS NULL OR v.tipo_fiscal = ${tipo}) AND (${loja}::text IS NULL OR v.cnpj_loja = ${loja})
      AND ${mayBePaper(marks)} ORDER BY v.id LIMIT 50`,
  );
}

/**
 * Refuses a second live sale with the same access key, or with the same type, number, shop, and series if known; if
 * both have a key only the key counts. A lock on the number serialises concurrent scoring of the same paper: the second
 * person waits and then sees the first sale.
 */
export async function refuseDuplicate(db: Database, venda: CheckedVenda): Promise<void> {
  const {tipoFiscal, identificador, cnpjLoja, chave, serie} = venda;
  await db.query(lockNamed(`venda:${tipoFiscal}:${identificador}:${cnpjLoja}`));
  const [same] =
    await db.query(sql<ActiveVenda>`${LIVE_VENDAS} AND (v.chave = ${chave} OR (v.cnpj_loja = ${cnpjLoja} AND v.tipo_fiscal = ${tipoFiscal}
        AND v.identificador = ${identificador}
        AND ${mayBePaper({chave, serie})})) LIMIT 1`);
  if (same)
    throw VendaAlreadyProcessed({
      campos: {identificador: VENDA_ALREADY_PROCESSED, tipoFiscal: VENDA_ALREADY_PROCESSED},
      duplicada: {idFoto: same.idFoto, nome: same.nome, pontuadoEm: same.pontuadoEm.toISOString()},
    });
}
