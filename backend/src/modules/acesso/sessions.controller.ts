import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {readTokens} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import {TooManyAttempts} from '../../kernel/refusals/refusals';
import {messageAnswer} from '../../kernel/http/routing/shapes';
import {defineEndpoint, type Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {Kernel} from '../../kernel/keys';
import type {Sessions} from '../../kernel/security/sessions';
import {CotasService, redeAntifraude} from '../antifraude';
import {cnpj, cpf, senha, usuario, usuarioRelatorio} from './schemas';
import {InvalidCredentials, UsuarioDeactivated} from './refusals';
import {UsuarioRelatorioService} from './usuario-relatorio.service';
import {UsuarioService} from './usuario.service';

const painelSignIn = z.strictObject({cpf, senha}).meta({id: 'EntradaPainel'});
const relatorioSignIn = z.strictObject({cnpj, senha}).meta({id: 'EntradaRelatorio'});
const painelSession = z
  .object({token: z.string(), usuario, redesAntifraude: z.array(redeAntifraude)})
  .meta({id: 'SessaoDoPainel'});
const relatorioSession = z.object({token: z.string(), usuario: usuarioRelatorio}).meta({id: 'SessaoDoRelatorio'});
const refusals = [InvalidCredentials, UsuarioDeactivated, TooManyAttempts];

const signInToPainel = defineEndpoint('POST /api/sessoes/usuario', {
  summary: 'Entra no painel',
  body: painelSignIn,
  answer: painelSession,
  refuses: refusals,
  secret: true,
});

const signInToRelatorios = defineEndpoint('POST /api/sessoes/usuario/relatorio', {
  summary: 'Entra nos relatórios da revenda',
  body: relatorioSignIn,
  answer: relatorioSession,
  refuses: refusals,
  secret: true,
});

const signOut = defineEndpoint('POST /api/sessoes/sair', {
  summary: 'Encerra as sessões enviadas',
  answer: messageAnswer,
});

@controller()
export class SessionsController {
  constructor(
    @service(UsuarioService) private readonly usuarios: UsuarioService,
    @service(UsuarioRelatorioService) private readonly relatorios: UsuarioRelatorioService,
    @service(CotasService) private readonly cotas: CotasService,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
  ) {}

  @endpoint(signInToPainel)
  async signInToPainel({body}: Input<typeof signInToPainel>) {
    const signedIn = await this.usuarios.signIn(body.cpf, body.senha);
    return {...signedIn, redesAntifraude: await this.cotas.flagged()};
  }

  @endpoint(signInToRelatorios)
  signInToRelatorios({body}: Input<typeof signInToRelatorios>) {
    return this.relatorios.signIn(body.cnpj, body.senha);
  }

  @endpoint(signOut)
  async signOut() {
    await this.sessions.end(Object.values(readTokens(currentContext().authorization)));
    return {mensagem: 'Até mais!'};
  }
}
