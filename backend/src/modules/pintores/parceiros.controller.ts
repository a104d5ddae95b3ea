import {inject, service} from '@loopback/core';
import {repository} from '@loopback/repository';
import {z} from 'zod';
import {currentContext} from '../../kernel/context';
import {MuitasTentativas, NaoEncontrado, RegulamentoNaoAceito} from '../../kernel/errors';
import {route, type Input} from '../../kernel/http/route';
import {controller, verb} from '../../kernel/http/verb';
import {Kernel} from '../../kernel/keys';
import type {RepositoryOf} from '../../kernel/resources/entity';
import {listAnswer, queryOf} from '../../kernel/resources/list-docs';
import {outSchema} from '../../kernel/resources/schemas';
import type {Lists} from '../../kernel/resources/lists';
import type {Throttle} from '../../kernel/security/throttle';
import {CredenciaisInvalidas} from '../acesso';
import {CodigoInvalido, CodigoJaUsado} from '../pontos';
import {CadastroService} from './cadastro/cadastro.service';
import {cadastro} from './cadastro/esquema';
import {cpfConsultado} from './consulta';
import {AlterarPerfilService} from './perfil/alterar-perfil.service';
import {perfil} from './perfil/esquema';
import {parceiro} from './perfil/parceiro';
import {Pintor} from './pintor';
import {pintores} from './pintores.list';
import {EmailJaCadastrado, PintorJaCadastrado} from './recusas';

const pintor = outSchema(pintores.fields).meta({id: 'Pintor'});
const existencia = z.object({parceiros: z.array(z.object({cpf: z.string()}))}).meta({id: 'CpfsCadastrados'});
const cadastrado = z
  .object({
    mensagem: z.string(),
    parceiro: z.object({id: z.int(), nome: z.string(), cpf: z.string(), idIndicacao: z.string()}),
  })
  .meta({id: 'ParceiroCadastrado'});

const cadastrar = route('POST /api/parceiros', {
  summary: 'Cadastra um pintor',
  body: cadastro,
  answer: cadastrado,
  status: 201,
  refuses: [PintorJaCadastrado, EmailJaCadastrado, CodigoInvalido, CodigoJaUsado, MuitasTentativas],
});

const listar = route('GET /api/parceiros', {
  summary: 'Lista os pintores; sem sessão do painel, diz se um CPF já é de um pintor',
  description: 'Sem sessão do painel só se pergunta por filtros={"cpf":"…"}, e a resposta traz só o CPF.',
  query: queryOf(pintores),
  answer: z.union([listAnswer(pintores, pintor), existencia]),
  refuses: [MuitasTentativas],
});

const alterar = route('PUT /api/parceiros', {
  summary: 'Altera o próprio perfil, no todo ou em parte',
  description: 'Antes de aceitar o regulamento, só o aceite é recebido. Uma senha nova encerra as outras sessões.',
  body: perfil,
  answer: parceiro,
  refuses: [NaoEncontrado, RegulamentoNaoAceito, CredenciaisInvalidas, EmailJaCadastrado, MuitasTentativas],
});

@controller()
export class ParceirosController {
  constructor(
    @service(CadastroService) private readonly cadastros: CadastroService,
    @service(AlterarPerfilService) private readonly perfis: AlterarPerfilService,
    @inject('kernel.lists') private readonly lists: Lists,
    @repository(Pintor.Repository) private readonly pintores: RepositoryOf<typeof Pintor>,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {}

  @verb(cadastrar)
  async cadastrar({body}: Input<typeof cadastrar>) {
    const novo = await this.cadastros.cadastrar(body);
    const mensagem = body.cadastroAcheSeuPintor
      ? 'Cadastro realizado com sucesso!'
      : 'Cadastro realizado com sucesso. Faça login com seu CPF e senha.';
    return {mensagem, parceiro: novo};
  }

  @verb(listar)
  async listar({query}: Input<typeof listar>) {
    const {ator} = currentContext();
    if (ator.tipo === 'painel') return this.lists.answer(pintores, query);
    const cpf = cpfConsultado(query);
    await this.throttle.lookup();
    const {count} = await this.pintores.count({cpf});
    return {parceiros: count > 0 ? [{cpf}] : []};
  }

  @verb(alterar)
  alterar({body}: Input<typeof alterar>) {
    return this.perfis.alterar(body);
  }
}
