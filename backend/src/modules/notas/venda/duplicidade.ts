import {normalizarCnpj, normalizarIdentificador} from '@clube/domain';
import type {Database} from '../../../kernel/persistence/database';
import type {VendaConferida} from './venda';
import {VendaJaProcessada} from '../recusas';

export interface VendaViva {
  id: number;
  idFoto: number;
  identificador: string;
  tipoFiscal: string;
  cnpjLoja: string;
  chave: string | null;
  serie: number | null;
  nome: string;
  totalPontos: number;
  pontuadoEm: Date;
}

const VIVAS = `SELECT v.id, v.nota_id AS "idFoto", v.identificador, v.tipo_fiscal AS "tipoFiscal", v.cnpj_loja AS "cnpjLoja", v.chave, v.serie,
    p.nome, v.total_pontos AS "totalPontos", v.pontuado_em AS "pontuadoEm"
  FROM venda v JOIN pintor p ON p.id = v.pintor_id WHERE v.estado = 'pontuada'`;

/** Live sales of this number at this shop, for the form's check. */
export function vendasDe(
  db: Database,
  {identificador, tipoFiscal, cnpj}: {identificador: string; tipoFiscal?: string; cnpj?: string},
) {
  return db.query<VendaViva>(
    `${VIVAS} AND v.identificador = $1 AND ($2::text IS NULL OR v.tipo_fiscal = $2) AND ($3::text IS NULL OR v.cnpj_loja = $3) ORDER BY v.id LIMIT 50`,
    [normalizarIdentificador(identificador) ?? identificador, tipoFiscal ?? null, cnpj ? normalizarCnpj(cnpj) : null],
  );
}

/**
 * One live sale an access key, and one a (type, number, shop, series where known); where both have a key the key alone
 * decides. Two people scoring the same paper at once are held apart by a lock on its number: the second one waits and
 * then sees the first.
 */
export async function recusarDuplicada(db: Database, venda: VendaConferida): Promise<void> {
  const {tipoFiscal, identificador, cnpjLoja, chave, serie} = venda;
  await db.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `venda:${tipoFiscal}:${identificador}:${cnpjLoja}`,
  ]);
  const [igual] = await db.query<VendaViva>(
    `${VIVAS} AND (v.chave = $1 OR (v.cnpj_loja = $2 AND v.tipo_fiscal = $3 AND v.identificador = $4
        AND NOT (v.chave IS NOT NULL AND $1::text IS NOT NULL) AND NOT coalesce(v.serie <> $5::int, false))) LIMIT 1`,
    [chave, cnpjLoja, tipoFiscal, identificador, serie],
  );
  if (igual)
    throw VendaJaProcessada({
      duplicada: {idFoto: igual.idFoto, nome: igual.nome, pontuadoEm: igual.pontuadoEm.toISOString()},
    });
}
