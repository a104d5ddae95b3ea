import {service} from '@loopback/core';
import {z} from 'zod';
import {MuitasTentativas} from '../../kernel/errors';
import {route, type Input} from '../../kernel/http/route';
import {controller, verb} from '../../kernel/http/verb';
import {usuario} from './esquemas';
import {CredenciaisInvalidas} from './recusas';
import {UsuarioService} from './usuario.service';

const senha = z.string().max(200, 'Use no máximo 200 caracteres').optional();
const perfil = z
  .strictObject({
    nome: z.string().trim().max(120, 'Use no máximo 120 caracteres').optional(),
    senha,
    senhaAntiga: senha,
  })
  .meta({id: 'UsuarioMudanca'});

const alterado = z.object({mensagem: z.string(), usuario}).meta({id: 'UsuarioAlterado'});

const alterar = route('PUT /api/usuarios', {
  summary: 'Altera o próprio nome e a própria senha',
  description: 'Senhas vazias mantêm a atual. Uma senha nova encerra as outras sessões da pessoa.',
  body: perfil,
  answer: alterado,
  refuses: [CredenciaisInvalidas, MuitasTentativas],
});

@controller()
export class UsuariosController {
  constructor(@service(UsuarioService) private readonly usuarios: UsuarioService) {}

  @verb(alterar)
  async alterar({body}: Input<typeof alterar>) {
    return {mensagem: 'Perfil atualizado com sucesso', usuario: await this.usuarios.alterarPerfil(body)};
  }
}
