import {
  civilDateOf,
  codigoLimitError,
  endOfDay,
  firstDayOfMonth,
  lastDayOfMonth,
  startOfDay,
  type CivilDate,
  type CodigoLimits,
  type CodigoOperation,
} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {accountsOfPerson} from '../pessoas';
import {InvalidCodigo, CodigoAlreadyUsed, CodigoNeedsNota, CodigoOfTraining, CodigoLimitReached} from './refusals';

/** A promotional code or a voucher, in a common shape with its effect on a score. */
export interface ApplicableCodigo {
  especie: 'promocional' | 'voucher';
  id: number;
  codigo: string;
  operacao: CodigoOperation;
  valor: number;
  apenasVenda: boolean;
  treinamento: boolean;
  /** Whether a second person approved its value. */
  conferido: boolean;
  /** The member of staff who created it and so may not be the second person for its use. */
  criadoPor: number | null;
}

interface FoundCodigo extends ApplicableCodigo {
  usado: boolean;
  dentroDoPrazo: boolean;
}

export interface FindOptions {
  /** Locks the code's row for the transaction that is about to use it. All painters share the row, so lock it last. */
  lock?: boolean;
  /** When the painter sent it, the day on which it has to be valid; default: now. */
  sentAt?: Date | undefined;
}

export const normaliseCodigo = (codigo: string): string => codigo.trim().toUpperCase();

/**
 * Finds the codes that painters type, of either kind; both are stored in upper case. Uses by the person's erased
 * accounts count.
 */
export class Codigos {
  constructor(private readonly db: Database) {}

  async find(text: string, pintorId: number, {lock = false, sentAt}: FindOptions = {}): Promise<ApplicableCodigo> {
    const moment = sentAt ?? currentContext().now;
    const how = {lock, moment, day: civilDateOf(moment)};
    const found = (await this.findPromocional(text, how)) ?? (await this.findVoucher(text, pintorId, how));
    if (!found?.dentroDoPrazo) throw InvalidCodigo();
    if (found.usado) throw CodigoAlreadyUsed();
    return found;
  }

  private findPromocional(
    text: string,
    {lock, moment, day}: {lock: boolean; moment: Date; day: CivilDate},
  ): Promise<FoundCodigo | undefined> {
    return this.db.one(sql<FoundCodigo>`
      SELECT 'promocional' AS especie, c.id, c.codigo, c.operacao, c.valor, c.apenas_venda AS "apenasVenda", c.treinamento, c.conferido,
             c.usos > 0 AS usado, l.usuario_id AS "criadoPor",
             (c.expira_em IS NULL OR c.expira_em >= ${day}) AND (l.recolhido_em IS NULL OR l.recolhido_em > ${moment}) AS "dentroDoPrazo"
        FROM codigo_promocional c LEFT JOIN lote_codigo l ON l.id = c.lote_codigo_id
       WHERE c.codigo = ${normaliseCodigo(text)} ${lock ? sql`FOR NO KEY UPDATE OF c` : sql``}`);
  }

  /** A voucher: for many painters, once each, only with a receipt. */
  private findVoucher(
    text: string,
    pintorId: number,
    {lock, day}: {lock: boolean; day: CivilDate},
  ): Promise<FoundCodigo | undefined> {
    return this.db.one(sql<FoundCodigo>`
      SELECT 'voucher' AS especie, id, voucher AS codigo, operacao, valor, true AS "apenasVenda", false AS treinamento, conferido, usuario_id AS "criadoPor",
              EXISTS (SELECT 1 FROM uso_codigo u WHERE u.voucher_id = v.id AND u.pintor_id = ANY(${accountsOfPerson(pintorId)}) AND u.liberado_em IS NULL) AS usado,
              (inicia_em IS NULL OR inicia_em <= ${day}) AND (expira_em IS NULL OR expira_em >= ${day}) AS "dentroDoPrazo"
         FROM voucher v WHERE voucher = ${normaliseCodigo(text)} ${lock ? sql`FOR NO KEY UPDATE` : sql``}`);
  }

  /**
   * Checks the maximum of codes per day and calendar month, by the São Paulo day on which the painter sent them.
   * Counted under the account's lock. For a code sent now, codes of pending receipts count as well; for a receipt that
   * is being scored (`sentAt`) only used codes count, as it took its place when it was sent, and the message is worded
   * for staff.
   */
  async checkLimits(pintorId: number, limits: CodigoLimits, {sentAt}: {sentAt?: Date | undefined} = {}): Promise<void> {
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

  /** With a receipt all codes are allowed except those of trainings, which have a screen of their own. */
  checkWithNota({treinamento}: ApplicableCodigo): void {
    if (treinamento) throw CodigoOfTraining();
  }

  /** Finds the code that a receipt is scored with; it counts on the day on which the painter sent the receipt. */
  async findForNota(
    text: string,
    {pintorId, sentAt}: {pintorId: number; sentAt: Date},
    limits: CodigoLimits,
    {lock = false} = {},
  ): Promise<ApplicableCodigo> {
    await this.checkLimits(pintorId, limits, {sentAt});
    const codigo = await this.find(text, pintorId, {lock, sentAt});
    this.checkWithNota(codigo);
    return codigo;
  }

  /** Without a receipt a code is allowed only if it adds points and its rules permit. */
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

  /** Frees the code of a cancelled or returned sale. */
  async freeOfVenda(vendaId: number): Promise<void> {
    await this.db.query(sql`
      WITH livres AS (UPDATE uso_codigo SET liberado_em = ${currentContext().now} WHERE venda_id = ${vendaId} AND liberado_em IS NULL
                          RETURNING codigo_promocional_id AS p, voucher_id AS v),
            promocionais AS (UPDATE codigo_promocional SET usos = usos - 1 WHERE id IN (SELECT p FROM livres))
       UPDATE voucher SET usos = usos - 1 WHERE id IN (SELECT v FROM livres)`);
  }
}
