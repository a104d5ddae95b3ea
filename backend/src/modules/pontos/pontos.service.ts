import {BindingScope, inject, injectable, service} from '@loopback/core';
import {giveBackExpiry, pontuacaoExpiry} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import type {Jobs} from '../../kernel/jobs/jobs';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {ConfiguracaoService} from '../configuracoes';
import {findCodigoCadastro} from './codigo-cadastro';
import {Codigos} from './codigos';
import {openLedger} from './ledger/read';
import {saveLedger} from './ledger/save';
import {InvalidCodigo, PontuacaoBlocked} from './refusals';

/** The job in which a code's points are looked at by who knows the levels. */
export const CODIGO_SCORED = 'pintores.codigo-pontuado';

/** How many accounts one expiry transaction takes at a time. */
const EXPIRY_BATCH = 200;

/** What happens to points outside of receipts and orders: codes alone, registration codes, expiry, give-back. */
@injectable({scope: BindingScope.SINGLETON})
export class PontosService {
  readonly codigos: Codigos;

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
  ) {
    this.codigos = new Codigos(db);
  }

  /** The painter's account, empty. Inside the transaction that makes the painter. */
  async openAccount(pintorId: number): Promise<void> {
    await this.db.query(sql`INSERT INTO conta (pintor_id) VALUES (${pintorId})`);
  }

  /** What can be spent, by the month in which it expires, soonest first. */
  expiries(pintorId: number): Promise<{mes: string; pontos: number}[]> {
    return this.db.query(sql`
      SELECT to_char(vence_em AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM') AS mes, sum(restante)::int AS pontos
         FROM lote WHERE pintor_id = ${pintorId} AND restante > 0 AND vence_em >= ${currentContext().now} GROUP BY 1 ORDER BY 1`);
  }

  /** A code alone, without a receipt; `treinamento` takes only codes of trainings. Answers the points earned. */
  useCodigo(
    pintorId: number,
    text: string,
    {treinamento}: {treinamento?: boolean} = {},
  ): Promise<{pontos: number; saldo: number; codigo: string}> {
    return this.db.tx(async () => {
      const limits = await this.configuracoes.current();
      if (limits.bloquearPontuacao) throw PontuacaoBlocked();
      const ledger = await openLedger(this.db, pintorId);
      await this.codigos.checkLimits(pintorId, limits);
      const codigo = await this.codigos.find(text, pintorId, {lock: true});
      if (treinamento && !codigo.treinamento) throw InvalidCodigo();
      this.codigos.checkAlone(codigo);
      const pontos = Math.round(codigo.valor);
      ledger.expireOverdue();
      const entry = ledger.credit({
        tipo: 'codigo',
        pontos,
        referencia: `${codigo.especie}:${codigo.id}:${pintorId}:${ledger.account.seq}`,
        venceEm: pontuacaoExpiry(currentContext().now),
      });
      const ids = await saveLedger(this.db, ledger);
      await this.codigos.registerUse(codigo, {pintorId, pontos, lancamentoId: ids.get(entry.seq)});
      await this.jobs.enqueue(CODIGO_SCORED, {pintorId});
      return {pontos, saldo: ledger.saldo, codigo: codigo.codigo};
    });
  }

  /** At sign-up only, inside its transaction: up to `usos` times in all, until it expires. */
  async useCodigoCadastro(pintorId: number, text: string): Promise<number> {
    const {now} = currentContext();
    const ledger = await openLedger(this.db, pintorId);
    const codigo = await findCodigoCadastro(this.db, text, {lock: true});
    const entry = ledger.credit({
      tipo: 'codigo_cadastro',
      pontos: codigo.pontos,
      referencia: `cadastro:${codigo.id}:${pintorId}`,
      venceEm: pontuacaoExpiry(now),
    });
    const ids = await saveLedger(this.db, ledger);
    await this.db.query(sql`
      WITH contado AS (UPDATE codigo_cadastro SET usos_realizados = usos_realizados + 1 WHERE id = ${codigo.id})
       INSERT INTO uso_codigo (pintor_id, codigo_cadastro_id, codigo, operacao, valor, pontos, lancamento_id, utilizado_em)
       VALUES (${pintorId}, ${codigo.id}, ${codigo.codigo}, 'ADICIONAR', ${codigo.pontos}, ${codigo.pontos},
               ${ids.get(entry.seq) ?? null}, ${now})`);
    return codigo.pontos;
  }

  /** Posts every lot past its expiry; safe to repeat. Answers the points that expired. */
  async expire(): Promise<{pintores: number; pontos: number}> {
    const {now} = currentContext();
    const totals = {pintores: 0, pontos: 0};
    for (let after = 0; ;) {
      const due = await this.db.query(
        sql<{id: number}>`
          SELECT DISTINCT pintor_id AS id FROM lote WHERE restante > 0 AND vence_em < ${now} AND pintor_id > ${after} ORDER BY 1 LIMIT ${EXPIRY_BATCH}`,
      );
      for (const {id} of due) {
        totals.pontos += await this.expireOf(id);
        totals.pintores += 1;
        after = id;
      }
      if (due.length < EXPIRY_BATCH) return totals;
    }
  }

  private expireOf(pintorId: number): Promise<number> {
    return this.db.tx(async () => {
      const ledger = await openLedger(this.db, pintorId);
      ledger.expireOverdue();
      await saveLedger(this.db, ledger);
      return ledger.expired.reduce((sum, {pontos}) => sum + pontos, 0);
    });
  }

  /**
   * Gives back what expired on or after the date and was not given back yet, as a new lot good for 90 days. What was
   * born of a give-back is never given back again.
   */
  async giveBack(since: Date): Promise<{pintores: number; pontos: number}> {
    // What is past its expiry has expired, posted or not.
    await this.expire();
    const rows = await this.db.query(
      sql<{id: number}>`SELECT DISTINCT pintor_id AS id FROM (${returnable(since)}) x ORDER BY 1`,
    );
    const totals = {pintores: 0, pontos: 0};
    for (const {id} of rows) {
      const pontos = await this.giveBackTo(id, since);
      totals.pontos += pontos;
      totals.pintores += pontos > 0 ? 1 : 0;
    }
    return totals;
  }

  private giveBackTo(pintorId: number, since: Date): Promise<number> {
    return this.db.tx(async () => {
      const {now} = currentContext();
      const ledger = await openLedger(this.db, pintorId);
      ledger.expireOverdue();
      const expired = await this.db.query(
        sql<{id: number; pontos: number; cnpj_loja: string | null; rede_id: number | null}>`
          SELECT id, pontos, cnpj_loja, rede_id FROM (${returnable(since)}) x WHERE pintor_id = ${pintorId} ORDER BY id`,
      );
      for (const {id, pontos, cnpj_loja, rede_id} of expired)
        ledger.credit({
          tipo: 'devolucao',
          pontos,
          referencia: `expirado:${id}`,
          venceEm: giveBackExpiry(now),
          cnpjLoja: cnpj_loja,
          redeId: rede_id,
        });
      await saveLedger(this.db, ledger);
      await this.db.query(
        sql`UPDATE ponto_expirado SET reativado_em = ${now} WHERE id = ANY(${expired.map(({id}) => id)})`,
      );
      return expired.reduce((sum, {pontos}) => sum + pontos, 0);
    });
  }
}

const returnable = (
  since: Date,
) => sql`SELECT x.id, x.pintor_id, x.pontos, l.cnpj_loja, l.rede_id FROM ponto_expirado x JOIN lote l ON l.id = x.lote_id
  WHERE x.expirado_em >= ${since} AND x.reativado_em IS NULL AND l.origem <> 'devolucao'`;
