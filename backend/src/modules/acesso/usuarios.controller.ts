import {tooLong} from '@clube/domain';
import {service} from '@loopback/core';
import {z} from 'zod';
import {TooManyAttempts} from '../../kernel/refusals/refusals';
import {route, type Input} from '../../kernel/http/routing/route';
import {controller, verb} from '../../kernel/http/routing/verb';
import {usuario} from './schemas';
import {InvalidCredentials} from './refusals';
import {UsuarioService} from './usuario.service';

const senha = z.string().max(200, tooLong(200)).optional();
const profile = z
  .strictObject({
    nome: z.string().trim().max(120, tooLong(120)).optional(),
    senha,
    senhaAntiga: senha,
  })
  .meta({id: 'UsuarioMudanca'});

const updatedAnswer = z.object({mensagem: z.string(), usuario}).meta({id: 'UsuarioAlterado'});

const update = route('PUT /api/usuarios', {
  summary: 'Altera o próprio nome e a própria senha',
  description: 'Senhas vazias mantêm a atual. Uma senha nova encerra as outras sessões da pessoa.',
  body: profile,
  answer: updatedAnswer,
  refuses: [InvalidCredentials, TooManyAttempts],
});

@controller()
export class UsuariosController {
  constructor(@service(UsuarioService) private readonly usuarios: UsuarioService) {}

  @verb(update)
  async update({body}: Input<typeof update>) {
    return {mensagem: 'Perfil atualizado com sucesso', usuario: await this.usuarios.updateProfile(body)};
  }
}
