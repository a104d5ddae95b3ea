import {service} from '@loopback/core';
import {z} from 'zod';
import {SIGN_IN_RULES, SOCIAL_NAMES, SOCIAL_PROVIDERS} from '@clube/domain';
import {messageAnswer} from '../../../kernel/http/routing/shapes';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {NotFound, TooManyAttempts} from '../../../kernel/refusals/refusals';
import {InvalidCredentials} from '../../acesso';
import {IdentityOfAnother, InvalidSocialToken, SocialSignInDisabled, SocialUnavailable} from '../refusals';
import {IdentidadesService} from './identidades.service';
import {SocialNetworks} from './networks';

const provedor = z.enum(SOCIAL_PROVIDERS);
const offered = z
  .object({provedores: z.array(z.object({provedor, nome: z.string(), endereco: z.url()}))})
  .meta({id: 'EntradasSociais'});
const identities = z
  .object({identidades: z.array(z.object({provedor, ligadaEm: z.iso.datetime()}))})
  .meta({id: 'Identidades'});
const {missingPassword} = SIGN_IN_RULES.loja;
const linked = z
  .strictObject({
    senha: z.string(missingPassword).min(1, missingPassword).max(200),
    /** The token of a social network. */
    index: z.string().max(4000).optional(),
    nonce: z.string().max(200).optional(),
    /** Instead of a token: the googleAuthId or facebookId from the response of a refused login. */
    prova: z.string().max(500).optional(),
  })
  .meta({id: 'IdentidadeLigada'});

const offer = defineEndpoint('GET /api/sessoes/parceiro/social', {
  summary: 'Diz por quais redes sociais se pode entrar',
  description: 'Vazio quando nenhuma está configurada. Ao endereço a tela acrescenta redirect_uri, state e nonce.',
  answer: offered,
});

const list = defineEndpoint('GET /api/sessoes/parceiro/identidades', {
  summary: 'As contas de redes sociais ligadas ao próprio cadastro',
  answer: identities,
});

const link = defineEndpoint('POST /api/sessoes/parceiro/identidades', {
  summary: 'Liga uma conta de rede social ao próprio cadastro',
  description: 'Pede a senha. Cada conta é de um só pintor, e cada pintor tem uma de cada rede.',
  body: linked,
  answer: messageAnswer,
  refuses: [
    InvalidCredentials,
    InvalidSocialToken,
    IdentityOfAnother,
    SocialSignInDisabled,
    SocialUnavailable,
    TooManyAttempts,
    NotFound,
  ],
});

const unlink = defineEndpoint('DELETE /api/sessoes/parceiro/identidades/{provedor}', {
  summary: 'Desliga uma conta de rede social do próprio cadastro',
  description: 'Encerra as outras sessões do pintor.',
  params: z.strictObject({provedor}),
  answer: messageAnswer,
  refuses: [NotFound],
});

@controller()
export class SocialController {
  constructor(
    @service(SocialNetworks) private readonly networks: SocialNetworks,
    @service(IdentidadesService) private readonly identities: IdentidadesService,
  ) {}

  @endpoint(offer)
  async offer() {
    return {provedores: this.networks.offered()};
  }

  @endpoint(list)
  async list() {
    return {identidades: await this.identities.list()};
  }

  @endpoint(link)
  async link({body: {senha, index, nonce, prova}}: Input<typeof link>) {
    if (prova === undefined && index === undefined) throw InvalidSocialToken();
    await this.identities.link(prova === undefined ? {index: index ?? '', nonce} : {prova}, senha);
    return {mensagem: 'Conta ligada. Agora você também pode entrar por ela.'};
  }

  @endpoint(unlink)
  async unlink({params}: Input<typeof unlink>) {
    await this.identities.unlink(params.provedor);
    return {mensagem: `Sua conta do ${SOCIAL_NAMES[params.provedor]} foi desligada.`};
  }
}
