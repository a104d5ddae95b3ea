import {loginsRelatorio, usuarios} from './usuario';
import type {Application} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import type {Module} from '../../kernel/module';
import {AlteracoesController} from './alteracoes.controller';
import {AlteracoesService} from './alteracoes.service';
import {RemovidosController} from './removidos.controller';
import {RemovidosService} from './removidos.service';
import {ConvitesController} from './convites/convites.controller';
import {ConvitesService} from './convites/convites.service';
import {defineInvitations} from './convites/jobs';
import {CredentialsService} from './credentials.service';
import {LoginsRelatorioController} from './logins-relatorio.controller';
import {SessionsController} from './sessions.controller';
import {StaffService} from './staff.service';
import {UsuarioRelatorioService} from './usuario-relatorio.service';
import {UsuarioService} from './usuario.service';
import {UsuariosController} from './usuarios.controller';
import {ACESSO_PERSONAL_DATA} from './personal-data';

export {CredentialsService} from './credentials.service';
export {InvalidCredentials} from './refusals';
export {UsuarioService, type NewUsuario} from './usuario.service';
export {UsuarioRelatorio} from './usuario';

/**
 * Authentication: staff and reporting users, all passwords, and sessions. The painters' login is in the module
 * `pintores`.
 */
export class AcessoModule implements Module {
  personal = ACESSO_PERSONAL_DATA;
  registrations = [usuarios, loginsRelatorio];
  controllers = [
    SessionsController,
    UsuariosController,
    LoginsRelatorioController,
    ConvitesController,
    AlteracoesController,
    RemovidosController,
  ];
  services = [
    CredentialsService,
    UsuarioService,
    UsuarioRelatorioService,
    StaffService,
    ConvitesService,
    AlteracoesService,
    RemovidosService,
  ];

  async init(app: Application): Promise<void> {
    const sessions = await app.get(Kernel.SESSIONS);
    const usuarioService = await app.get<UsuarioService>('services.UsuarioService');
    const relatorioService = await app.get<UsuarioRelatorioService>('services.UsuarioRelatorioService');
    sessions.register('painel', (id, session) => usuarioService.actor(id, session));
    sessions.register('relatorio', (id, session) => relatorioService.actor(id, session));
    await defineInvitations(app, await app.get<ConvitesService>('services.ConvitesService'));
  }
}
