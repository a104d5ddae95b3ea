import {inject, service} from '@loopback/core';
import {repository} from '@loopback/repository';
import {z} from 'zod';
import {SOCIAL_PROVIDERS, digitsOnly} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import {TooManyAttempts, NotFound, RegulamentoNotAccepted, InvalidRequest} from '../../kernel/refusals/refusals';
import {defineEndpoint, type Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {Kernel} from '../../kernel/keys';
import type {RepositoryOf} from '../../kernel/entities/entity';
import {listAnswer, queryOf} from '../../kernel/lists/list-docs';
import type {Lists} from '../../kernel/lists/lists';
import type {Throttle} from '../../kernel/security/throttle';
import {InvalidCredentials} from '../acesso';
import {InvalidCodigo, CodigoAlreadyUsed} from '../pontos';
import {CadastroService} from './cadastro/cadastro.service';
import {cadastro} from './cadastro/schema';
import {ProfileUpdateService} from './profile/profile-update.service';
import {profile} from './profile/schema';
import {parceiro} from './profile/parceiro';
import {Pintor} from './pintor';
import {pintorRow, pintores} from './pintores.list';
import {EmailAlreadyRegistered, IdentityOfAnother, PintorAlreadyRegistered} from './refusals';
import {jsonObject} from '../../kernel/entities/wire';

const filter = z.strictObject({cpf: z.string().max(20)});
const lookup = z.strictObject({filtros: jsonObject('filtros')});

/** The CPF to look up; visitors may use no other filter of the list. */
function cpfLookedUp(query: Record<string, string>): string {
  const parsed = lookup.safeParse(query);
  const cpf = parsed.success ? filter.safeParse(parsed.data.filtros) : undefined;
  if (!cpf?.success) throw InvalidRequest({erro: 'Informe só o CPF: filtros={"cpf":"…"}.'});
  return digitsOnly(cpf.data.cpf);
}

const existenceAnswer = z.object({parceiros: z.array(z.object({cpf: z.string()}))}).meta({id: 'CpfsCadastrados'});
const registeredAnswer = z
  .object({
    mensagem: z.string(),
    parceiro: z.object({
      id: z.int(),
      nome: z.string(),
      cpf: z.string(),
      idIndicacao: z.string(),
      identidades: z.array(z.enum(SOCIAL_PROVIDERS)),
    }),
  })
  .meta({id: 'ParceiroCadastrado'});

const signUp = defineEndpoint('POST /api/parceiros', {
  summary: 'Cadastra um pintor',
  body: cadastro,
  answer: registeredAnswer,
  status: 201,
  refuses: [
    PintorAlreadyRegistered,
    EmailAlreadyRegistered,
    IdentityOfAnother,
    InvalidCodigo,
    CodigoAlreadyUsed,
    TooManyAttempts,
  ],
});

const list = defineEndpoint('GET /api/parceiros', {
  summary: 'Lista os pintores; sem sessão do painel, diz se um CPF já é de um pintor',
  description: 'Sem sessão do painel só se pergunta por filtros={"cpf":"…"}, e a resposta traz só o CPF.',
  query: queryOf(pintores),
  answer: z.union([listAnswer(pintores, pintorRow), existenceAnswer]),
  refuses: [TooManyAttempts],
});

const update = defineEndpoint('PUT /api/parceiros', {
  summary: 'Altera o próprio perfil, no todo ou em parte',
  description:
    'Antes de aceitar o regulamento, só o aceite é recebido. Outro e-mail e uma senha nova pedem a senha atual (senhaAntiga). Uma senha nova encerra as outras sessões; outro e-mail anula os links de recuperação abertos.',
  body: profile,
  answer: parceiro,
  refuses: [NotFound, RegulamentoNotAccepted, InvalidCredentials, EmailAlreadyRegistered, TooManyAttempts],
});

@controller()
export class ParceirosController {
  constructor(
    @service(CadastroService) private readonly cadastroService: CadastroService,
    @service(ProfileUpdateService) private readonly profiles: ProfileUpdateService,
    @inject(Kernel.LISTS) private readonly lists: Lists,
    @repository(Pintor.Repository) private readonly pintores: RepositoryOf<typeof Pintor>,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {}

  @endpoint(signUp)
  async signUp({body}: Input<typeof signUp>) {
    const newPintor = await this.cadastroService.signUp(body);
    const mensagem = body.cadastroAcheSeuPintor
      ? 'Cadastro realizado com sucesso!'
      : 'Cadastro realizado com sucesso. Faça login com seu CPF e senha.';
    return {mensagem, parceiro: newPintor};
  }

  @endpoint(list)
  async list({query}: Input<typeof list>) {
    const {actor} = currentContext();
    if (actor.kind === 'painel') return this.lists.answer(pintores, query);
    const cpf = cpfLookedUp(query);
    await this.throttle.lookup();
    const {count} = await this.pintores.count({cpf});
    return {parceiros: count > 0 ? [{cpf}] : []};
  }

  @endpoint(update)
  update({body}: Input<typeof update>) {
    return this.profiles.update(body);
  }
}
