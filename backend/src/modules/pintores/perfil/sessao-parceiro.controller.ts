import {service} from '@loopback/core';
import {z} from 'zod';
import {REGRAS_ENTRADA} from '@clube/domain';
import {actor} from '../../../kernel/context';
import {MuitasTentativas, NaoEncontrado, recusarCampos} from '../../../kernel/errors';
import {route, type Input} from '../../../kernel/http/route';
import {controller, verb} from '../../../kernel/http/verb';
import {CredenciaisInvalidas} from '../../acesso';
import {PontosService} from '../../pontos';
import {EntradaSocialDesligada, ParceiroInativo} from '../recusas';
import {EntradaService} from './entrada.service';
import {parceiro} from './parceiro';
import {PerfilService} from './perfil.service';

const entrada = z
  .strictObject({
    cpf: z.string().max(20).optional(),
    senha: z.string().max(200).optional(),
    /** The token of a social network. */
    index: z.string().max(4000).optional(),
  })
  .meta({id: 'EntradaLoja'});

const sessaoDaLoja = z.object({token: z.string(), parceiro}).meta({id: 'SessaoDaLoja'});
const vencimento = z.object({mes: z.string().regex(/^\d{4}-\d{2}$/), pontos: z.int()}).meta({id: 'Vencimento'});
const deSi = parceiro.extend({profile: parceiro, vencimentos: z.array(vencimento)}).meta({id: 'ParceiroInfo'});

const entrar = route('POST /api/sessoes/parceiro', {
  summary: 'Entra na loja com CPF e senha',
  body: entrada,
  answer: sessaoDaLoja,
  refuses: [CredenciaisInvalidas, ParceiroInativo, EntradaSocialDesligada, MuitasTentativas],
  secret: true,
});

const info = route('GET /api/sessoes/parceiro/info', {
  summary: 'Lê saldo, nível e perfil de quem está na loja',
  description: 'O perfil vem inteiro, e de novo sob a chave profile; vencimentos são os pontos que vencem, por mês.',
  answer: deSi,
  refuses: [NaoEncontrado],
});

@controller()
export class SessaoParceiroController {
  constructor(
    @service(EntradaService) private readonly entradas: EntradaService,
    @service(PerfilService) private readonly perfil: PerfilService,
    @service(PontosService) private readonly pontos: PontosService,
  ) {}

  @verb(entrar)
  entrar({body: {cpf, senha, index}}: Input<typeof entrar>) {
    // No provider is configured, so no token of one can be verified, and none is believed unverified.
    if (index !== undefined) throw EntradaSocialDesligada();
    const {semDocumento, semSenha} = REGRAS_ENTRADA.loja;
    if (!cpf || !senha) throw recusarCampos({...(!cpf && {cpf: semDocumento}), ...(!senha && {senha: semSenha})});
    return this.entradas.entrar(cpf, senha);
  }

  @verb(info)
  async info() {
    const {id} = actor('loja');
    await this.perfil.anotarAcesso(id);
    const profile = await this.perfil.ler(id);
    return {...profile, profile, vencimentos: await this.pontos.vencimentos(id)};
  }
}
