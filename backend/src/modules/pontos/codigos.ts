import {
  civilDateOf,
  codigoLimitError,
  endOfDay,
  firstDayOfMonth,
  lastDayOfMonth,
  startOfDay,
  type CodigoLimits,
  type CodigoOperation,
} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {accountsOfPerson} from '../pessoas';
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
  /** A second person agreed to what it is worth. */
  conferido: boolean;
  /** The person of staff who made it: nobody else's eyes, where its use needs a second pair. */
  criadoPor: number | null;
}

interface FoundCodigo extends ApplicableCodigo {
  usado: boolean;
  dentroDoPrazo: boolean;
}

export const normaliseCodigo = (codigo: string): string => codigo.trim().toUpperCase();

/** Codes painters type, found by either kind's name; both are kept in upper case. What was used in an earlier life counts. */
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
      SELECT 'promocional' AS especie, id, codigo, operacao, valor, apenas_venda AS "apenasVenda", treinamento, conferido, usos > 0 AS usado,
              (SELECT usuario_id FROM lote_codigo l WHERE l.id = lote_codigo_id) AS "criadoPor",
              (expira_em IS NULL OR expira_em >= ${civilDateOf(currentContext().now)}) AS "dentroDoPrazo"
         FROM codigo_promocional WHERE codigo = ${normaliseCodigo(text)} ${lock ? sql`FOR NO KEY UPDATE` : sql``}`);
  }

  /** Many painters, once each; always with a receipt. */
  private findVoucher(text: string, pintorId: number, lock: boolean): Promise<FoundCodigo | undefined> {
    const today = civilDateOf(currentContext().now);
    return this.db.one(sql<FoundCodigo>`
      SELECT 'voucher' AS especie, id, voucher AS codigo, operacao, valor, true AS "apenasVenda", false AS treinamento, conferido, usuario_id AS "criadoPor",
              EXISTS (SELECT 1 FROM uso_codigo u WHERE u.voucher_id = v.id AND u.pintor_id = ANY(${accountsOfPerson(pintorId)}) AND u.liberado_em IS NULL) AS usado,
              (inicia_em IS NULL OR inicia_em <= ${today}) AND (expira_em IS NULL OR expira_em >= ${today}) AS "dentroDoPrazo"
         FROM voucher v WHERE voucher = ${normaliseCodigo(text)} ${lock ? sql`FOR NO KEY UPDATE` : sql``}`);
  }

  /**
   * So many codes a day and a calendar month, by the days of São Paulo on which the painter sent them. Counted under the
   * account's lock. Whoever sends one now hears of what waits with receipts too; a receipt that is scored (`sentAt`) took
   * its place when it was sent, so only what was used counts then, and it is staff who read why not.
   */
  async checkLimits(pintorId: number, limits: CodigoLimits, {sentAt}: {sentAt?: Date} = {}): Promise<void> {
    const day = civilDateOf(sentAt ?? currentContext().now);
    const [from, until] = [startOfDay(firstDayOfMonth(day)), endOfDay(lastDayOfMonth(day))];
    const [start, end] = [startOfDay(day), endOfDay(day)];
    const [sent] = await this.db.query(sql<{dia: number; mes: number}>`
      SELECT count(*) FILTER (WHERE quando BETWEEN ${start} AND ${end})::int AS dia, count(*)::int AS mes FROM (
        SELECT coalesce(enviado_em, utilizado_em) AS quando FROM uso_codigo
         WHERE pintor_id = ANY(${accountsOfPerson(pintorId)}) AND codigo_cadastro_id IS NULL AND liberado_em IS NULL
        UNION ALL
        SELECT criado_em FROM nota
         WHERE pintor_id = ${pintorId} AND estado = 'pendente' AND codigo_promocional IS NOT NULL AND ${sentAt === undefined}
      ) x WHERE quando BETWEEN ${from} AND ${until}`);
    const erro = sent && codigoLimitError(sent, limits, sentAt && day);
    if (erro) throw CodigoLimitReached({erro});
  }

  /** With a receipt any code but those of trainings, which are taken on their own screen alone. */
  checkWithNota({treinamento}: ApplicableCodigo): void {
    if (treinamento) throw CodigoOfTraining();
  }

  /** The code that a receipt is scored with: it counts on the day on which the painter sent the receipt. */
  async findForNota(
    text: string,
    {pintorId, sentAt}: {pintorId: number; sentAt: Date},
    limits: CodigoLimits,
    {lock = false} = {},
  ): Promise<ApplicableCodigo> {
    await this.checkLimits(pintorId, limits, {sentAt});
    const codigo = await this.find(text, pintorId, {lock});
    this.checkWithNota(codigo);
    return codigo;
  }

  /** Without a receipt only a code that adds points is allowed, where its rules permit. */
  checkWithoutNota(codigo: ApplicableCodigo): void {
    if (codigo.apenasVenda || codigo.operacao === 'MULTIPLICAR') throw CodigoNeedsNota();
  }

  async registerUse(
    codigo: ApplicableCodigo,
    use: {pintorId: number; pontos: number; vendaId?: number; lancamentoId?: number; sentAt?: Date},
  ): Promise<void> {
    const table = codigo.especie === 'voucher' ? 'voucher' : 'codigo_promocional';
    await this.db.query(sql`WITH contado AS (UPDATE ${sql.raw(table)} SET usos = usos + 1 WHERE id = ${codigo.id})
       INSERT INTO uso_codigo (pintor_id, ${sql.raw(table)}_id, codigo, operacao, valor, pontos, venda_id, lancamento_id, utilizado_em, enviado_em)
       VALUES (${use.pintorId}, ${codigo.id}, ${codigo.codigo}, ${codigo.operacao}, ${codigo.valor}, ${use.pontos}, ${use.vendaId ?? null},
               ${use.lancamentoId ?? null}, ${currentContext().now}, ${use.sentAt ?? null})`);
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
