import {BindingScope, inject, injectable, service} from '@loopback/core';
import {repository} from '@loopback/repository';
import {
  NEW_EMAIL_MISSING,
  changesEmail,
  civilDateOf,
  digitsOnly,
  fieldError,
  hasErrors,
  normaliseEmail,
  validateProfile,
} from '@clube/domain';
import {audit, difference} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import type {RepositoryOf} from '../../../kernel/entities/entity';
import {assertUnchanged} from '../../../kernel/entities/writing/edit-conflict';
import {Kernel} from '../../../kernel/keys';
import type {Lists} from '../../../kernel/lists/lists';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {NotFound, fieldRefusal} from '../../../kernel/refusals/refusals';
import {PessoasService} from '../../pessoas';
import {RevendasService} from '../../revendas';
import {EmailConfirmationService} from '../email/confirmation.service';
import {Pintor} from '../pintor';
import {pintores} from '../pintores.list';
import {profileColumns} from '../profile/profile-columns';
import type {SentPintorEdit} from '../profile/schema';
import {CpfNotFound} from '../refusals';
import {asRegistrationRefusal} from '../uniques';

/** Lets staff change a painter's profile. */
@injectable({scope: BindingScope.SINGLETON})
export class PintorEditService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.LISTS) private readonly lists: Lists,
    @repository(Pintor.Repository) private readonly repo: RepositoryOf<typeof Pintor>,
    @service(EmailConfirmationService) private readonly confirmations: EmailConfirmationService,
    @service(PessoasService) private readonly pessoas: PessoasService,
    @service(RevendasService) private readonly revendas: RevendasService,
  ) {}

  /**
   * Returns the painter's row of the list. Fields are validated as in the painter's own profile.
   * @throws NotFound, also for an erased painter; 422 with the invalid fields; EditConflict after a concurrent change
   */
  update(id: number, given: SentPintorEdit) {
    const errors = validateProfile(given, civilDateOf(currentContext().now));
    if (hasErrors(errors)) throw fieldRefusal(errors);
    return this.db.tx(async () => {
      const current = await this.db.one(sql<{
        endCidade: string | null;
        lojaPreferida: string | null;
        cidadeLojaPreferida: string | null;
      }>`
        SELECT end_cidade AS "endCidade", loja_preferida AS "lojaPreferida", cidade_loja_preferida AS "cidadeLojaPreferida" FROM pintor WHERE id = ${id} AND anonimizado_em IS NULL FOR NO KEY UPDATE`);
      if (!current) throw NotFound();
      const before = await this.row(id);
      const columns = await profileColumns(given, current, this.revendas);
      assertUnchanged(before, columns);
      await this.repo.updateById(id, columns);
      if ('celular' in columns || 'telefone' in columns) await this.pessoas.linkEarlierAccounts(id);
      const after = await this.row(id);
      const {changed, ...change} = difference(before, after);
      if (changed) await audit(this.db, {action: 'alterar', entity: 'pintor', entityId: id, ...change});
      return after;
    });
  }

  /**
   * Changes the address, which is unconfirmed until the link sent to it is used. The painter and the previous address are
   * notified, and the new one recovers no password for some days (`RecoveryService.recipient`): staff cannot enter an
   * account by an address of their own.
   * @throws CpfNotFound; 422 without an address or for an invalid one; EmailAlreadyRegistered
   */
  async changeEmail(cpf: string, email: string): Promise<void> {
    const wrong = email.trim()
      ? fieldError('email', email.trim(), civilDateOf(currentContext().now))
      : NEW_EMAIL_MISSING;
    if (wrong) throw fieldRefusal({email: wrong});
    const next = normaliseEmail(email);
    try {
      await this.db.tx(async () => {
        const before = await this.db.one(sql<{id: number; email: string | null; confirmado: boolean}>`
          SELECT id, email, email_confirmado_em IS NOT NULL AS confirmado FROM pintor WHERE cpf = ${digitsOnly(cpf)} FOR NO KEY UPDATE`);
        if (!before) throw CpfNotFound();
        if (!changesEmail({email}, before.email)) return;
        await this.repo.updateById(before.id, {
          ...{email: next, emailConfirmadoEm: null},
          emailDoPainelEm: currentContext().now,
        });
        await this.confirmations.changedByStaff(before.id, before.email, before.confirmado);
        await audit(this.db, {
          action: 'alterar',
          entity: 'pintor',
          entityId: before.id,
          before: {email: before.email},
          after: {email: next},
        });
      });
    } catch (error) {
      throw asRegistrationRefusal(error);
    }
  }

  private async row(id: number) {
    const row = await this.lists.row(pintores, {id});
    if (!row) throw NotFound();
    return row;
  }
}
