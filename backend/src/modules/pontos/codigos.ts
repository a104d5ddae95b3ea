import {civilDateOf, endOfDay, startOfDay, firstDayOfMonth, type CodigoOperation} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {InvalidCodigo, CodigoAlreadyUsed, CodigoNeedsNota, CodigoOfTraining, CodigoLimitReached} from './refusals';

/** A promotional code or a voucher, as one thing: what it does to a score. */
export interface ApplicableCodigo {
  especie: 'promocional' | 'voucher';
  id: number;
  codigo: string;
  operacao: CodigoOperation;
  valor: number;
  apenasVenda: boolean;
  treinamento: boolean;
}

interface FoundCodigo extends ApplicableCodigo {
  usado: boolean;
  dentroDoPrazo: boolean;
}

export const normaliseCodigo = (codigo: string): string => codigo.trim().toUpperCase();

/** Codes painters type, found by either kind's name; both are kept in upper case. */
export class Codigos {
  constructor(private readonly db: Database) {}

  /** `lock`: holds the code's row for the transaction that is about to use it. It is shared by all, so it comes last. */
  async find(text: string, pintorId: number, {lock = false} = {}): Promise<ApplicableCodigo> {
    const found = (await this.findPromocional(text, lock)) ?? (await this.findVoucher(text, pintorId, lock));
    if (!found?.dentroDoPrazo) throw InvalidCodigo();
    if (found.usado) throw CodigoAlreadyUsed();
    return found;
  }

  private findPromocional(text: string, lock: boolean): Promise<FoundCodigo | undefined> {
    return this.db.one(sql<FoundCodigo>`
      SELECT 'promocional' AS especie, id, codigo, operacao, valor, apenas_venda AS "apenasVenda", treinamento, usos > 0 AS usado,
              (expira_em IS NULL OR expira_em >= ${civilDateOf(currentContext().now)}) AS "dentroDoPrazo"
         FROM codigo_promocional WHERE codigo = ${normaliseCodigo(text)} ${lock ? sql`FOR NO KEY UPDATE` : sql``}`);
  }

  /** Many painters, once each; always with a receipt. */
  private findVoucher(text: string, pintorId: number, lock: boolean): Promise<FoundCodigo | undefined> {
    const today = civilDateOf(currentContext().now);
    return this.db.one(sql<FoundCodigo>`
      SELECT 'voucher' AS especie, id, voucher AS codigo, operacao, valor, true AS "apenasVenda", false AS treinamento,
              EXISTS (SELECT 1 FROM uso_codigo u WHERE u.voucher_id = v.id AND u.pintor_id = ${pintorId} AND u.liberado_em IS NULL) AS usado,
              (inicia_em IS NULL OR inicia_em <= ${today}) AND (expira_em IS NULL OR expira_em >= ${today}) AS "dentroDoPrazo"
         FROM voucher v WHERE voucher = ${normaliseCodigo(text)} ${lock ? sql`FOR NO KEY UPDATE` : sql``}`);
  }

  /** So many codes a day and a calendar month, by the days of São Paulo. Counted under the account's lock. */
  async checkLimits(
    pintorId: number,
    {codigosPorDia, codigosPorMes}: {codigosPorDia: number; codigosPorMes: number},
  ): Promise<void> {
    const today = civilDateOf(currentContext().now);
    const [use] = await this.db.query(sql<{dia: number; mes: number}>`
      SELECT count(*) FILTER (WHERE utilizado_em >= ${startOfDay(today)})::int AS dia, count(*)::int AS mes FROM uso_codigo
        WHERE pintor_id = ${pintorId} AND codigo_cadastro_id IS NULL AND liberado_em IS NULL
          AND utilizado_em BETWEEN ${startOfDay(firstDayOfMonth(today))} AND ${endOfDay(today)}`);
    if (use && use.dia >= codigosPorDia)
      throw CodigoLimitReached({erro: `Você já usou ${codigosPorDia} códigos hoje. Tente de novo amanhã.`});
    if (use && use.mes >= codigosPorMes)
      throw CodigoLimitReached({erro: `Você já usou ${codigosPorMes} códigos neste mês. Tente de novo no próximo.`});
  }

  /** With a receipt any code but those of trainings, which are taken on their own screen alone. */
  checkWithNota({treinamento}: ApplicableCodigo): void {
    if (treinamento) throw CodigoOfTraining();
  }

  /** Alone, without a receipt, only a code that adds, and that may. */
  checkAlone(codigo: ApplicableCodigo): void {
    if (codigo.apenasVenda || codigo.operacao === 'MULTIPLICAR') throw CodigoNeedsNota();
  }

  async registerUse(
    codigo: ApplicableCodigo,
    use: {pintorId: number; pontos: number; vendaId?: number; lancamentoId?: number},
  ): Promise<void> {
    const table = codigo.especie === 'voucher' ? 'voucher' : 'codigo_promocional';
    await this.db.query(sql`WITH contado AS (UPDATE ${sql.raw(table)} SET usos = usos + 1 WHERE id = ${codigo.id})
       INSERT INTO uso_codigo (pintor_id, ${sql.raw(table)}_id, codigo, operacao, valor, pontos, venda_id, lancamento_id, utilizado_em)
       VALUES (${use.pintorId}, ${codigo.id}, ${codigo.codigo}, ${codigo.operacao}, ${codigo.valor}, ${use.pontos}, ${use.vendaId ?? null},
               ${use.lancamentoId ?? null}, ${currentContext().now})`);
  }

  /** A cancelled or returned sale frees its code. */
  async freeOfVenda(vendaId: number): Promise<void> {
    await this.db.query(sql`
      WITH livres AS (UPDATE uso_codigo SET liberado_em = ${currentContext().now} WHERE venda_id = ${vendaId} AND liberado_em IS NULL
                          RETURNING codigo_promocional_id AS p, voucher_id AS v),
            promocionais AS (UPDATE codigo_promocional SET usos = usos - 1 WHERE id IN (SELECT p FROM livres))
       UPDATE voucher SET usos = usos - 1 WHERE id IN (SELECT v FROM livres)`);
  }
}
