import {Usuario, UsuarioRelatorio} from './usuario';
import type {Application} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import type {Modulo} from '../../kernel/module';
import {CredencialService} from './credencial.service';
import {SessoesController} from './sessoes.controller';
import {UsuarioRelatorioService} from './usuario-relatorio.service';
import {UsuarioService} from './usuario.service';
import {UsuariosController} from './usuarios.controller';

export {CredencialService} from './credencial.service';
export {CredenciaisInvalidas} from './recusas';
export {UsuarioService, type NovoUsuario} from './usuario.service';
export {UsuarioRelatorioService} from './usuario-relatorio.service';

/** Who may enter: staff and reporting users, the passwords of all, sessions. Painters' logins are with the painters. */
export class AcessoModulo implements Modulo {
  entities = [Usuario, UsuarioRelatorio];
  controllers = [SessoesController, UsuariosController];
  services = [CredencialService, UsuarioService, UsuarioRelatorioService];

  async init(app: Application): Promise<void> {
    const sessions = await app.get(Kernel.SESSIONS);
    const usuarios = await app.get<UsuarioService>('services.UsuarioService');
    const relatorios = await app.get<UsuarioRelatorioService>('services.UsuarioRelatorioService');
    sessions.register('painel', (id, sessao) => usuarios.ator(id, sessao));
    sessions.register('relatorio', (id, sessao) => relatorios.ator(id, sessao));
  }
}
