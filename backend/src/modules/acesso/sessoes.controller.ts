import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {lerTokens} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import {MuitasTentativas} from '../../kernel/errors';
import {mensagem} from '../../kernel/http/shapes';
import {route, type Input} from '../../kernel/http/route';
import {controller, verb} from '../../kernel/http/verb';
import {Kernel} from '../../kernel/keys';
import type {Sessions} from '../../kernel/security/sessions';
import {cnpj, cpf, senha, usuario, usuarioRelatorio} from './esquemas';
import {CredenciaisInvalidas, UsuarioDesativado} from './recusas';
import {redesAntifraude} from './redes-antifraude';
import {UsuarioRelatorioService} from './usuario-relatorio.service';
import {UsuarioService} from './usuario.service';

const entradaPainel = z.strictObject({cpf, senha}).meta({id: 'EntradaPainel'});
const entradaRelatorio = z.strictObject({cnpj, senha}).meta({id: 'EntradaRelatorio'});
const rede = z.object({id: z.int(), nome: z.string()}).meta({id: 'RedeAntifraude'});
const sessaoDoPainel = z
  .object({token: z.string(), usuario, redesAntifraude: z.array(rede)})
  .meta({id: 'SessaoDoPainel'});
const sessaoDoRelatorio = z.object({token: z.string(), usuario: usuarioRelatorio}).meta({id: 'SessaoDoRelatorio'});
const recusas = [CredenciaisInvalidas, UsuarioDesativado, MuitasTentativas];

const entrarNoPainel = route('POST /api/sessoes/usuario', {
  summary: 'Entra no painel',
  body: entradaPainel,
  answer: sessaoDoPainel,
  refuses: recusas,
  secret: true,
});

const entrarNosRelatorios = route('POST /api/sessoes/usuario/relatorio', {
  summary: 'Entra nos relatórios da revenda',
  body: entradaRelatorio,
  answer: sessaoDoRelatorio,
  refuses: recusas,
  secret: true,
});

const sair = route('POST /api/sessoes/sair', {summary: 'Encerra as sessões enviadas', answer: mensagem});

@controller()
export class SessoesController {
  constructor(
    @service(UsuarioService) private readonly usuarios: UsuarioService,
    @service(UsuarioRelatorioService) private readonly relatorios: UsuarioRelatorioService,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
  ) {}

  @verb(entrarNoPainel)
  async entrarNoPainel({body}: Input<typeof entrarNoPainel>) {
    const entrada = await this.usuarios.entrar(body.cpf, body.senha);
    return {...entrada, redesAntifraude: await redesAntifraude()};
  }

  @verb(entrarNosRelatorios)
  entrarNosRelatorios({body}: Input<typeof entrarNosRelatorios>) {
    return this.relatorios.entrar(body.cnpj, body.senha);
  }

  @verb(sair)
  async sair() {
    await this.sessions.end(Object.values(lerTokens(currentContext().autorizacao)));
    return {mensagem: 'Até mais!'};
  }
}
