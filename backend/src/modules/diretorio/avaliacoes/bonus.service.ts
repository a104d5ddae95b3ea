import {BindingScope, inject, injectable, service} from '@loopback/core';
import {
  DIRECTORY_BONUS_PONTOS,
  DIRECTORY_BONUS_RATINGS,
  SATISFIED,
  earnsDirectoryBonus,
  formatPontosInWords,
  pontuacaoExpiry,
} from '@clube/domain';
import {Kernel} from '../../../kernel/keys';
import type {Notices} from '../../../kernel/notices/notices';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {likelyAccountsOfPerson} from '../../pessoas';
import {NiveisService} from '../../pintores';
import {GrantPolicy, openLedger, saveLedger} from '../../pontos';

/** The directory's bonus: 500 points, once, for a painter with ten five-star ratings. */
@injectable({scope: BindingScope.SINGLETON})
export class DirectoryBonusService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.NOTICES) private readonly notices: Notices,
    @service(GrantPolicy) private readonly grants: GrantPolicy,
    @service(NiveisService) private readonly niveis: NiveisService,
  ) {}

  /**
   * Grants the bonus if it is due and neither this account nor one that may be the same person's has had it; returns
   * whether it did. Runs in the transaction that stores a rating, or in its own; locks the account. Points beyond the
   * painter's grant limits wait for the nightly run.
   */
  settle(pintorId: number): Promise<boolean> {
    return this.db.tx(async () => {
      const ledger = await openLedger(this.db, pintorId);
      if (!(await this.isDue(pintorId))) return false;
      const check = await this.grants.check([{tipo: 'bonus_diretorio', pintorId, pontos: DIRECTORY_BONUS_PONTOS}]);
      if (check.excessos.length > 0) return false;
      ledger.expireOverdue();
      ledger.credit({
        tipo: 'bonus_diretorio',
        permit: check.permit(),
        pontos: DIRECTORY_BONUS_PONTOS,
        referencia: `pintor:${pintorId}`,
        venceEm: pontuacaoExpiry(ledger.termsFrom),
      });
      await saveLedger(this.db, ledger);
      await this.niveis.reevaluate(pintorId);
      await this.notices.notify({
        pintorId,
        tipo: 'bonus_diretorio',
        chave: 'bonus-diretorio',
        titulo: `Seus clientes valeram ${formatPontosInWords(DIRECTORY_BONUS_PONTOS)}`,
        texto: `Você recebeu ${DIRECTORY_BONUS_RATINGS} avaliações com 5 estrelas no Ache Seu Pintor.`,
        destino: '/pontuacoes',
      });
      return true;
    });
  }

  /** Grants the bonus to all painters to whom it is due. */
  async settleAll(): Promise<void> {
    const due = await this.db.query(sql<{id: number}>`
      SELECT a.pintor_id AS id FROM avaliacao_pintor a WHERE a.nota = ${SATISFIED} AND NOT a.oculta
         AND NOT EXISTS (SELECT 1 FROM lancamento e WHERE e.pintor_id = a.pintor_id AND e.tipo = 'bonus_diretorio')
       GROUP BY a.pintor_id HAVING count(*) >= ${DIRECTORY_BONUS_RATINGS} ORDER BY 1`);
    for (const {id} of due) await this.settle(id);
  }

  /** Requires the account's lock. */
  private async isDue(pintorId: number): Promise<boolean> {
    const found = await this.db.one(sql<{satisfied: number; given: boolean}>`
      SELECT (SELECT count(*)::int FROM avaliacao_pintor a WHERE a.pintor_id = p.id AND a.nota = ${SATISFIED} AND NOT a.oculta) AS satisfied,
             EXISTS (SELECT 1 FROM lancamento e WHERE e.pintor_id = ANY(${likelyAccountsOfPerson(pintorId)}) AND e.tipo = 'bonus_diretorio') AS given
        FROM pintor p WHERE p.id = ${pintorId} AND p.ativo`);
    return found !== undefined && !found.given && earnsDirectoryBonus(found.satisfied);
  }
}
