import {BindingScope, inject, injectable, service} from '@loopback/core';
import {repository} from '@loopback/repository';
import {WRONG_CURRENT_PASSWORD, changesEmail, civilDateOf, digitsOnly, hasErrors, validateProfile} from '@clube/domain';
import {requireActor, currentContext} from '../../../kernel/context';
import {NotFound, RegulamentoNotAccepted, fieldRefusal} from '../../../kernel/refusals/refusals';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {RepositoryOf, TypesOf} from '../../../kernel/entities/entity';
import type {Sessions} from '../../../kernel/security/sessions';
import type {Throttle} from '../../../kernel/security/throttle';
import {CredentialsService, InvalidCredentials} from '../../acesso';
import {PessoasService} from '../../pessoas';
import {RevendasService} from '../../revendas';
import {acceptPolicy, acceptRules} from '../consents/accepted';
import {consentimento} from '../consents/consentimento';
import {OptionalConsentService} from '../consents/optional.service';
import {EmailConfirmationService} from '../email/confirmation.service';
import type {Columns} from '../cadastro/save';
import {NiveisService} from '../niveis/niveis.service';
import {Consentimento, Pintor} from '../pintor';
import {asRegistrationRefusal, refuseRegistered} from '../uniques';
import type {SentProfile} from './schema';
import {saveCategorias} from './categorias';
import {profileColumns} from './profile-columns';
import type {Parceiro} from './parceiro';
import {ProfileService} from './profile.service';

type CurrentPintor = TypesOf<typeof Pintor>['stored'];

const ACCEPTANCES = ['aceitouRegulamento', 'aceitouPrivacidade'] as const;
const ehAceite = (field: string) => ACCEPTANCES.some(acceptance => acceptance === field);

const wrongPassword = {erro: WRONG_CURRENT_PASSWORD, campos: {senhaAntiga: WRONG_CURRENT_PASSWORD}};

/** Lets painters change their own profile, wholly or in part. */
@injectable({scope: BindingScope.SINGLETON})
export class ProfileUpdateService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
    @repository(Pintor.Repository) private readonly pintores: RepositoryOf<typeof Pintor>,
    @repository(Consentimento.Repository) private readonly consentimentos: RepositoryOf<typeof Consentimento>,
    @service(EmailConfirmationService) private readonly confirmations: EmailConfirmationService,
    @service(CredentialsService) private readonly credentials: CredentialsService,
    @service(PessoasService) private readonly pessoas: PessoasService,
    @service(RevendasService) private readonly revendas: RevendasService,
    @service(NiveisService) private readonly niveis: NiveisService,
    @service(ProfileService) private readonly profile: ProfileService,
    @service(OptionalConsentService) private readonly optional: OptionalConsentService,
  ) {}

  /**
   * Returns the changed painter. Until the rules are accepted only accepting them is allowed. A new password ends the
   * painter's other sessions; a new e-mail must be confirmed. Both require the current password.
   * @throws 403 before acceptance, 422 with the invalid fields, 409 when the e-mail is another painter's, 429 for too
   * many tried e-mails or passwords.
   */
  async update(given: SentProfile): Promise<Parceiro> {
    const {id, session, aceitouRegulamento} = requireActor('loja');
    if (!aceitouRegulamento && !Object.keys(given).every(ehAceite)) throw RegulamentoNotAccepted();
    const current = await this.pintores.findOne({where: {id}});
    if (!current) throw NotFound();
    this.check(given, current);
    const columns = await profileColumns(given, current, this.revendas);
    const newEmail = changesEmail(given, current.email);
    // A refusal reveals that the address is taken, so attempts are counted and also require the password.
    if (newEmail) await this.throttle.lookup();
    const shown = newEmail || given.senha ? await this.showPassword(current, given) : undefined;
    const passwordHash = given.senha ? await this.credentials.hashNew('loja', given.senha) : undefined;
    if (newEmail) await refuseRegistered(this.db, columns);
    if (newEmail) await this.throttle.confirmation(id, columns.email);
    try {
      await this.db.tx(async () => {
        if (shown) await this.requireSamePassword(id, shown);
        if (newEmail) await this.changeEmail(id, columns);
        if (Object.keys(columns).length > 0) await this.pintores.updateById(id, columns);
        if ('celular' in columns || 'telefone' in columns) await this.pessoas.linkEarlierAccounts(id);
        if (given.categorias) await saveCategorias(this.db, id, given.categorias);
        await this.accept(id, given);
        if (passwordHash) {
          await this.credentials.save('loja', id, passwordHash);
          await this.sessions.endAll('loja', id, session);
        }
        await this.niveis.reevaluate(id);
      });
    } catch (error) {
      throw asRegistrationRefusal(error);
    }
    this.sessions.forget('loja', id);
    return this.profile.read(id);
  }

  /** Records the consents given, with the current version of each document. */
  private async accept(id: number, given: SentProfile): Promise<void> {
    if (given.aceitouRegulamento && (await acceptRules(this.db, id)))
      await this.consentimentos.create(await consentimento(this.db, id, 'regulamento'));
    if (given.aceitouPrivacidade && (await acceptPolicy(this.db, id)))
      await this.consentimentos.create(await consentimento(this.db, id, 'privacidade'));
    if (given.acheSeuPintor === true) await this.optional.give(id, 'diretorio');
    if (given.acheSeuPintor === false) await this.optional.withdraw(id, 'diretorio');
  }

  private check(given: SentProfile, current: CurrentPintor): void {
    if (given.cpf && digitsOnly(given.cpf) !== current.cpf) throw fieldRefusal({cpf: 'O CPF não pode ser alterado'});
    const errors = validateProfile(given, civilDateOf(currentContext().now), current.email);
    if (hasErrors(errors)) throw fieldRefusal(errors);
  }

  /** Under the row's lock, so that a concurrent change is seen. */
  private async changeEmail(id: number, columns: Columns): Promise<void> {
    const before = await this.db.one(
      sql<{email: string | null; confirmado: boolean}>`
        SELECT email, email_confirmado_em IS NOT NULL AS confirmado FROM pintor WHERE id = ${id}`,
    );
    if (!before || !changesEmail(columns, before.email)) return;
    columns.emailConfirmadoEm = null;
    columns.emailDoPainelEm = null;
    await this.confirmations.changed(id, before.email, before.confirmado);
  }

  /** Checks the current password and returns its hash. @throws 422 at the field, 429 after too many wrong ones. */
  private showPassword({id, cpf}: CurrentPintor, {senhaAntiga}: SentProfile): Promise<string> {
    return this.credentials.check({kind: 'loja', login: cpf, subjectId: id, senha: senhaAntiga ?? ''}, wrongPassword);
  }

  /**
   * Locks the painter's row, as a recovery does, and checks that the password is still the same: someone who has just
   * lost the account by a recovery must not regain it with the old password, nor the other way round.
   */
  private async requireSamePassword(id: number, shown: string): Promise<void> {
    await this.db.query(sql`SELECT 1 AS ok FROM pintor WHERE id = ${id} FOR NO KEY UPDATE`);
    if (!(await this.credentials.stillIs('loja', id, shown))) throw InvalidCredentials(wrongPassword);
  }
}
