import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {SIGN_IN_RULES} from '@clube/domain';
import {requireActor} from '../../../kernel/context';
import {TooManyAttempts, NotFound, fieldRefusal} from '../../../kernel/refusals/refusals';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {Kernel} from '../../../kernel/keys';
import type {Notices} from '../../../kernel/notices/notices';
import type {Lists} from '../../../kernel/lists/lists';
import {InvalidCredentials} from '../../acesso';
import {bannerOfToday, bannersOfToday} from '../../comunicacao';
import {PontosService} from '../../pontos';
import {
  InvalidSocialToken,
  ParceiroInactive,
  SocialSignInDisabled,
  SocialUnavailable,
  UnknownIdentity,
} from '../refusals';
import {SignInService} from './sign-in.service';
import {parceiro} from './parceiro';
import {ProfileService} from './profile.service';

const signInBody = z
  .strictObject({
    cpf: z.string().max(20).optional(),
    senha: z.string().max(200).optional(),
    /** The token of a social network: a Google ID token, or a Facebook access token. */
    index: z.string().max(4000).optional(),
    /** The nonce that the client requested in the network's token. */
    nonce: z.string().max(200).optional(),
  })
  .meta({id: 'EntradaLoja'});

const lojaSession = z.object({token: z.string(), parceiro}).meta({id: 'SessaoDaLoja'});
const expiry = z.object({mes: z.string().regex(/^\d{4}-\d{2}$/), pontos: z.int()}).meta({id: 'Vencimento'});
const ownAnswer = parceiro
  .extend({
    profile: parceiro,
    vencimentos: z.array(expiry),
    debitoAnterior: z.int(),
    avisosNaoLidos: z.int(),
    banners: z.array(bannerOfToday),
  })
  .meta({id: 'ParceiroInfo'});

const signIn = defineEndpoint('POST /api/sessoes/parceiro', {
  summary: 'Entra na loja com CPF e senha, ou com a conta de uma rede social',
  description:
    'Em index vai o token da rede. Sem cadastro ligado a ela a resposta é 400 com dadosSociais {nome, email, googleAuthId | facebookId}: o cadastro que levar esse valor, em até três horas, fica ligado à conta.',
  body: signInBody,
  answer: lojaSession,
  refuses: [
    InvalidCredentials,
    ParceiroInactive,
    SocialSignInDisabled,
    UnknownIdentity,
    InvalidSocialToken,
    SocialUnavailable,
    TooManyAttempts,
  ],
  secret: true,
});

const info = defineEndpoint('GET /api/sessoes/parceiro/info', {
  summary: 'Lê saldo, nível e perfil de quem está na loja',
  description:
    'O perfil vem inteiro, e de novo sob a chave profile; vencimentos são os pontos que vencem, por mês. debitoAnterior, enquanto o saldo está em débito, é o que veio de uma participação anterior. banners traz os de hoje só enquanto o regulamento não foi aceito, quando nada mais pode ser lido.',
  answer: ownAnswer,
  refuses: [NotFound],
});

@controller()
export class ParceiroSessionController {
  constructor(
    @service(SignInService) private readonly entries: SignInService,
    @service(ProfileService) private readonly profile: ProfileService,
    @service(PontosService) private readonly pontos: PontosService,
    @inject(Kernel.NOTICES) private readonly notices: Notices,
    @inject(Kernel.LISTS) private readonly lists: Lists,
  ) {}

  @endpoint(signIn)
  signIn({body: {cpf, senha, index, nonce}}: Input<typeof signIn>) {
    if (index !== undefined) return this.entries.signInSocially({index, nonce});
    const {missingDocument, missingPassword} = SIGN_IN_RULES.loja;
    if (!cpf || !senha)
      throw fieldRefusal({...(!cpf && {cpf: missingDocument}), ...(!senha && {senha: missingPassword})});
    return this.entries.signIn(cpf, senha);
  }

  @endpoint(info)
  async info() {
    const {id, aceitouRegulamento} = requireActor('loja');
    await this.profile.recordVisit(id);
    const profile = await this.profile.read(id);
    return {
      ...profile,
      profile,
      vencimentos: await this.pontos.expiries(id),
      debitoAnterior: profile.saldoPontos < 0 ? await this.pontos.carriedDebt(id) : 0,
      avisosNaoLidos: await this.notices.unread(id),
      banners: aceitouRegulamento ? [] : await this.lists.rows(bannersOfToday, {}),
    };
  }
}
