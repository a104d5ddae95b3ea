import {dataCivil, fimDoDia, inicioDoDia, primeiroDiaDoMes, type OperacaoCodigo} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {CodigoInvalido, CodigoJaUsado, CodigoSoComNota, LimiteDeCodigos} from './recusas';

/** A promotional code or a voucher, as one thing: what it does to a score. */
export interface CodigoAplicavel {
  especie: 'promocional' | 'voucher';
  id: number;
  codigo: string;
  operacao: OperacaoCodigo;
  valor: number;
  apenasVenda: boolean;
  treinamento: boolean;
}

interface Achado extends CodigoAplicavel {
  usado: boolean;
  dentroDoPrazo: boolean;
}

export const normalizarCodigo = (codigo: string): string => codigo.trim().toUpperCase();

/** Codes painters type, found by either kind's name; both are kept in upper case. */
export class Codigos {
  constructor(private readonly db: Database) {}

  /** `lock`: holds the code's row for the transaction that is about to use it. It is shared by all, so it comes last. */
  async achar(texto: string, pintorId: number, {lock = false} = {}): Promise<CodigoAplicavel> {
    const achado = (await this.promocional(texto, lock)) ?? (await this.voucher(texto, pintorId, lock));
    if (!achado?.dentroDoPrazo) throw CodigoInvalido();
    if (achado.usado) throw CodigoJaUsado();
    return achado;
  }

  private promocional(texto: string, lock: boolean): Promise<Achado | undefined> {
    return this.db.one(sql<Achado>`
      SELECT 'promocional' AS especie, id, codigo, operacao, valor, apenas_venda AS "apenasVenda", treinamento, usos > 0 AS usado,
              (expira_em IS NULL OR expira_em >= ${dataCivil(currentContext().agora)}) AS "dentroDoPrazo"
         FROM codigo_promocional WHERE codigo = ${normalizarCodigo(texto)} ${lock ? sql`FOR NO KEY UPDATE` : sql``}`);
  }

  /** Many painters, once each; always with a receipt. */
  private voucher(texto: string, pintorId: number, lock: boolean): Promise<Achado | undefined> {
    const hoje = dataCivil(currentContext().agora);
    return this.db.one(sql<Achado>`
      SELECT 'voucher' AS especie, id, voucher AS codigo, operacao, valor, true AS "apenasVenda", false AS treinamento,
              EXISTS (SELECT 1 FROM uso_codigo u WHERE u.voucher_id = v.id AND u.pintor_id = ${pintorId} AND u.liberado_em IS NULL) AS usado,
              (inicia_em IS NULL OR inicia_em <= ${hoje}) AND (expira_em IS NULL OR expira_em >= ${hoje}) AS "dentroDoPrazo"
         FROM voucher v WHERE voucher = ${normalizarCodigo(texto)} ${lock ? sql`FOR NO KEY UPDATE` : sql``}`);
  }

  /** So many codes a day and a calendar month, by the days of São Paulo. Counted under the account's lock. */
  async conferirLimites(
    pintorId: number,
    {codigosPorDia, codigosPorMes}: {codigosPorDia: number; codigosPorMes: number},
  ): Promise<void> {
    const hoje = dataCivil(currentContext().agora);
    const [uso] = await this.db.query(sql<{dia: number; mes: number}>`
      SELECT count(*) FILTER (WHERE utilizado_em >= ${inicioDoDia(hoje)})::int AS dia, count(*)::int AS mes FROM uso_codigo
        WHERE pintor_id = ${pintorId} AND codigo_cadastro_id IS NULL AND liberado_em IS NULL
          AND utilizado_em BETWEEN ${inicioDoDia(primeiroDiaDoMes(hoje))} AND ${fimDoDia(hoje)}`);
    if (uso && uso.dia >= codigosPorDia)
      throw LimiteDeCodigos({erro: `Você já usou ${codigosPorDia} códigos hoje. Tente de novo amanhã.`});
    if (uso && uso.mes >= codigosPorMes)
      throw LimiteDeCodigos({erro: `Você já usou ${codigosPorMes} códigos neste mês. Tente de novo no próximo.`});
  }

  /** Alone, without a receipt, only a code that adds, and that may. */
  conferirSozinho(codigo: CodigoAplicavel): void {
    if (codigo.apenasVenda || codigo.operacao === 'MULTIPLICAR') throw CodigoSoComNota();
  }

  async registrarUso(
    codigo: CodigoAplicavel,
    uso: {pintorId: number; pontos: number; vendaId?: number; lancamentoId?: number},
  ): Promise<void> {
    const tabela = codigo.especie === 'voucher' ? 'voucher' : 'codigo_promocional';
    await this.db.query(sql`WITH contado AS (UPDATE ${sql.raw(tabela)} SET usos = usos + 1 WHERE id = ${codigo.id})
       INSERT INTO uso_codigo (pintor_id, ${sql.raw(tabela)}_id, codigo, operacao, valor, pontos, venda_id, lancamento_id, utilizado_em)
       VALUES (${uso.pintorId}, ${codigo.id}, ${codigo.codigo}, ${codigo.operacao}, ${codigo.valor}, ${uso.pontos}, ${uso.vendaId ?? null},
               ${uso.lancamentoId ?? null}, ${currentContext().agora})`);
  }

  /** A cancelled or returned sale frees its code. */
  async liberarDaVenda(vendaId: number): Promise<void> {
    await this.db.query(sql`
      WITH livres AS (UPDATE uso_codigo SET liberado_em = ${currentContext().agora} WHERE venda_id = ${vendaId} AND liberado_em IS NULL
                          RETURNING codigo_promocional_id AS p, voucher_id AS v),
            promocionais AS (UPDATE codigo_promocional SET usos = usos - 1 WHERE id IN (SELECT p FROM livres))
       UPDATE voucher SET usos = usos - 1 WHERE id IN (SELECT v FROM livres)`);
  }
}
