import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {SIGN_IN_RULES} from '@clube/domain';
import {requireActor} from '../../../kernel/context';
import {TooManyAttempts, NotFound, fieldRefusal} from '../../../kernel/refusals/refusals';
import {route, type Input} from '../../../kernel/http/routing/route';
import {controller, verb} from '../../../kernel/http/routing/verb';
import type {Lists} from '../../../kernel/lists/lists';
import {InvalidCredentials} from '../../acesso';
import {bannerOfToday, bannersOfToday} from '../../comunicacao';
import {PontosService} from '../../pontos';
import {SocialSignInDisabled, ParceiroInactive} from '../refusals';
import {SignInService} from './sign-in.service';
import {parceiro} from './parceiro';
import {ProfileService} from './profile.service';

const signInBody = z
  .strictObject({
    cpf: z.string().max(20).optional(),
    senha: z.string().max(200).optional(),
    /** The token of a social network. */
    index: z.string().max(4000).optional(),
  })
  .meta({id: 'EntradaLoja'});

const lojaSession = z.object({token: z.string(), parceiro}).meta({id: 'SessaoDaLoja'});
const expiry = z.object({mes: z.string().regex(/^\d{4}-\d{2}$/), pontos: z.int()}).meta({id: 'Vencimento'});
const ownAnswer = parceiro
  .extend({profile: parceiro, vencimentos: z.array(expiry), banners: z.array(bannerOfToday)})
  .meta({id: 'ParceiroInfo'});

const signIn = route('POST /api/sessoes/parceiro', {
  summary: 'Entra na loja com CPF e senha',
  body: signInBody,
  answer: lojaSession,
  refuses: [InvalidCredentials, ParceiroInactive, SocialSignInDisabled, TooManyAttempts],
  secret: true,
});

const info = route('GET /api/sessoes/parceiro/info', {
  summary: 'Lê saldo, nível e perfil de quem está na loja',
  description:
    'O perfil vem inteiro, e de novo sob a chave profile; vencimentos são os pontos que vencem, por mês. banners traz os de hoje só enquanto o regulamento não foi aceito, quando nada mais pode ser lido.',
  answer: ownAnswer,
  refuses: [NotFound],
});

@controller()
export class ParceiroSessionController {
  constructor(
    @service(SignInService) private readonly entries: SignInService,
    @service(ProfileService) private readonly profile: ProfileService,
    @service(PontosService) private readonly pontos: PontosService,
    @inject('kernel.lists') private readonly lists: Lists,
  ) {}

  @verb(signIn)
  signIn({body: {cpf, senha, index}}: Input<typeof signIn>) {
    // No provider is configured, so no token of one can be verified, and none is believed unverified.
    if (index !== undefined) throw SocialSignInDisabled();
    const {missingDocument, missingPassword} = SIGN_IN_RULES.loja;
    if (!cpf || !senha)
      throw fieldRefusal({...(!cpf && {cpf: missingDocument}), ...(!senha && {senha: missingPassword})});
    return this.entries.signIn(cpf, senha);
  }

  @verb(info)
  async info() {
    const {id, aceitouRegulamento} = requireActor('loja');
    await this.profile.noteVisit(id);
    const profile = await this.profile.read(id);
    const banners = aceitouRegulamento ? [] : await this.lists.rows(bannersOfToday, {});
    return {...profile, profile, vencimentos: await this.pontos.expiries(id), banners};
  }
}
