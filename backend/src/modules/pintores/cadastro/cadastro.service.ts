import {BindingScope, inject, injectable, service} from '@loopback/core';
import {repository} from '@loopback/repository';
import {civilDateOf, hasErrors, validateCadastro, type SocialProvider} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Events} from '../../../kernel/events/events';
import {fieldRefusal} from '../../../kernel/refusals/refusals';
import {Kernel} from '../../../kernel/keys';
import {violatedUnique} from '../../../kernel/persistence/constraint-violations';
import type {Database} from '../../../kernel/persistence/database';
import type {RepositoryOf} from '../../../kernel/entities/entity';
import type {Throttle} from '../../../kernel/security/throttle';
import {CredentialsService} from '../../acesso';
import {PessoasService} from '../../pessoas';
import {PontosService, SignUpCodigoService, carryDebtsTo, findCodigoCadastro} from '../../pontos';
import {RevendasService} from '../../revendas';
import {PintorCadastrado} from '../domain-events';
import {EmailConfirmationService} from '../email/confirmation.service';
import {ReferrerNotFound} from '../refusals';
import {IdentidadesService} from '../social/identidades.service';
import {Consentimento, Pintor} from '../pintor';
import {asRegistrationRefusal, refuseRegistered} from '../uniques';
import {newIndicacaoCodigo, findReferrer} from './indicacao';
import {consentimento} from '../consents/consentimento';
import type {SentCadastro} from './schema';
import {formColumns, type Columns} from './save';

const MAX_ATTEMPTS = 5;

export interface RegisteredPintor {
  id: number;
  nome: string;
  cpf: string;
  idIndicacao: string;
  /** The networks whose accounts are linked as logins. */
  identidades: SocialProvider[];
}

/** Sign-up: creates painter, account, password, consent and the points of a code, all or nothing. */
@injectable({scope: BindingScope.SINGLETON})
export class CadastroService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.EVENTS) private readonly events: Events,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
    @repository(Pintor.Repository) private readonly pintores: RepositoryOf<typeof Pintor>,
    @repository(Consentimento.Repository) private readonly consentimentos: RepositoryOf<typeof Consentimento>,
    @service(EmailConfirmationService) private readonly confirmations: EmailConfirmationService,
    @service(CredentialsService) private readonly credentials: CredentialsService,
    @service(PessoasService) private readonly pessoas: PessoasService,
    @service(PontosService) private readonly pontos: PontosService,
    @service(SignUpCodigoService) private readonly codigos: SignUpCodigoService,
    @service(RevendasService) private readonly revendas: RevendasService,
    @service(IdentidadesService) private readonly identities: IdentidadesService,
  ) {}

  /**
   * Checks in the order of their cost: first the form alone; then what needs others' data (a refusal reveals who is
   * signed up and which codes exist, so attempts are counted first); then the address's sign-ups; and only then the
   * password's hash.
   * @throws 422 with the invalid fields, 409 when CPF, e-mail or a social account belong to a painter already, 429 for
   * too many look-ups or sign-ups, 503 when too many sign up at this moment.
   */
  async signUp(sent: SentCadastro): Promise<RegisteredPintor> {
    const errors = validateCadastro(sent, civilDateOf(currentContext().now));
    if (hasErrors(errors)) throw fieldRefusal(errors);
    await this.throttle.lookup();
    const columns = await this.columnsOf(sent);
    await refuseRegistered(this.db, columns);
    const codigo = sent.codigo_cadastro?.trim();
    if (codigo) await findCodigoCadastro(this.db, codigo);
    const undo = await this.throttle.signUp();
    try {
      return await this.register(columns, sent);
    } catch (error) {
      await undo();
      throw error;
    }
  }

  private async register(columns: Columns, sent: SentCadastro): Promise<RegisteredPintor> {
    const passwordHash = await this.credentials.hashNew('loja', sent.senha ?? '', 'second');
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.db.tx(() => this.save(columns, sent, passwordHash));
      } catch (error) {
        if (violatedUnique(error) === 'pintor_id_indicacao_key' && attempt < MAX_ATTEMPTS) continue;
        throw asRegistrationRefusal(error);
      }
    }
  }

  private async save(columns: Columns, sent: SentCadastro, passwordHash: string): Promise<RegisteredPintor> {
    const idIndicacao = newIndicacaoCodigo(columns.nome ?? '');
    const {id, nome, cpf} = await this.pintores.create({...columns, idIndicacao});
    await this.pontos.openAccount(id);
    await this.pessoas.linkEarlierAccounts(id);
    await carryDebtsTo(this.db, id);
    await this.credentials.save('loja', id, passwordHash);
    await this.consentimentos.create(await consentimento(this.db, id, 'compartilhamento'));
    await this.confirmations.request(id);
    const identities = this.identities.provenOf(sent);
    for (const identity of identities) await this.identities.save(id, identity);
    // The code's row is shared by everyone who has the code, so it is locked last.
    const codigo = sent.codigo_cadastro?.trim();
    if (codigo) await this.codigos.use(id, codigo);
    await this.events.publish(PintorCadastrado, id, {
      indicadoPor: columns.indicadoPor ?? null,
      revendaId: columns.revendaId ?? null,
    });
    return {id, nome, cpf, idIndicacao, identidades: identities.map(({provider}) => provider)};
  }

  /** Converts the sent form to columns. */
  private async columnsOf(sent: SentCadastro): Promise<Columns> {
    const columns = formColumns(sent);
    const {lojaPreferida, cidadeLojaPreferida, endCidade} = columns;
    return {
      ...columns,
      cadastroAcheSeuPintor: sent.cadastroAcheSeuPintor ?? false,
      indicadoPor: await this.referrerOf(sent.indicacao),
      revendaId: lojaPreferida
        ? await this.revendas.idOfName(lojaPreferida, cidadeLojaPreferida ?? endCidade ?? null)
        : null,
      criadoEm: currentContext().now,
    };
  }

  private async referrerOf(codigo: string | null | undefined): Promise<number | null> {
    if (!codigo?.trim()) return null;
    const found = await findReferrer(this.pintores, codigo);
    if (!found) throw fieldRefusal({indicacao: ReferrerNotFound.erro});
    return found.id;
  }
}
