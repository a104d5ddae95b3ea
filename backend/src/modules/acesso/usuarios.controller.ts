import {REQUIRED_OF_USUARIO, tooLong} from '@clube/domain';
import {service} from '@loopback/core';
import {z} from 'zod';
import {TooManyAttempts} from '../../kernel/refusals/refusals';
import {defineEndpoint, type Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {idParam} from '../../kernel/http/routing/shapes';
import {requiredInput} from '../../kernel/entities/schemas';
import {REFUSED_EDITS} from '../../kernel/entities/writing/edit-conflict';
import {usuario, usuarioRelatorio} from './schemas';
import {InvalidCredentials, LastSmart, OnlySmart, OwnAccess, UsuarioAlreadyRegistered} from './refusals';
import {StaffService} from './staff.service';
import {Usuario} from './usuario';
import {UsuarioRelatorioService} from './usuario-relatorio.service';
import {UsuarioService} from './usuario.service';

const senha = z.string().max(200, tooLong(200)).optional();
const profile = z
  .strictObject({
    nome: Usuario.change.shape.nome,
    senha,
    senhaAntiga: senha,
  })
  .meta({id: 'UsuarioMudanca'});

const updatedAnswer = z.object({mensagem: z.string(), usuario}).meta({id: 'UsuarioAlterado'});

const update = defineEndpoint('PUT /api/usuarios', {
  summary: 'Altera o próprio nome e a própria senha',
  description: 'Senhas vazias mantêm a atual. Uma senha nova encerra as outras sessões da pessoa.',
  body: profile,
  answer: updatedAnswer,
  refuses: [InvalidCredentials, TooManyAttempts],
});

const updatedRelatorio = z
  .object({mensagem: z.string(), usuario: usuarioRelatorio})
  .meta({id: 'UsuarioRelatorioAlterado'});
const updateRelatorio = defineEndpoint('PUT /api/usuarios/relatorio', {
  summary: 'Altera o próprio nome e a própria senha, de quem entra no relatório',
  body: profile,
  answer: updatedRelatorio,
  refuses: [InvalidCredentials, TooManyAttempts],
});

const {ativo: _, ...typed} = Usuario.create.shape;
const newStaff = z
  .strictObject({...typed, senha: requiredInput(z.string().max(200, tooLong(200)), REQUIRED_OF_USUARIO.senha)})
  .meta({id: 'UsuarioDoPainelNovo'});
const create = defineEndpoint('POST /api/usuarios', {
  summary: 'Cadastra um administrador do painel',
  body: newStaff,
  answer: usuario,
  status: 201,
  refuses: [UsuarioAlreadyRegistered, OnlySmart],
});

const changeStaff = Usuario.change.omit({cpf: true}).meta({id: 'UsuarioDoPainelMudanca'});
const updateStaff = defineEndpoint('PUT /api/usuarios/{id}', {
  summary: 'Altera um administrador do painel, ou o desativa',
  description: 'Quem é desativado ou muda de tipo sai de todas as sessões. O último Smart ativo continua Smart.',
  params: idParam,
  body: changeStaff,
  answer: Usuario.row,
  refuses: [...REFUSED_EDITS, OnlySmart, OwnAccess, LastSmart],
});

@controller()
export class UsuariosController {
  constructor(
    @service(UsuarioService) private readonly usuarios: UsuarioService,
    @service(UsuarioRelatorioService) private readonly relatorios: UsuarioRelatorioService,
    @service(StaffService) private readonly staff: StaffService,
  ) {}

  @endpoint(create)
  create({body}: Input<typeof create>) {
    return this.staff.create(body);
  }

  @endpoint(updateStaff)
  updateStaff({params: {id}, body}: Input<typeof updateStaff>) {
    return this.staff.update(id, body);
  }

  @endpoint(updateRelatorio)
  async updateRelatorio({body}: Input<typeof updateRelatorio>) {
    return {mensagem: 'Perfil atualizado com sucesso', usuario: await this.relatorios.updateProfile(body)};
  }

  @endpoint(update)
  async update({body}: Input<typeof update>) {
    return {mensagem: 'Perfil atualizado com sucesso', usuario: await this.usuarios.updateProfile(body)};
  }
}
