import type {Application} from '@loopback/core';
import type {FileAccessRules} from '../../kernel/files/access';
import type {Modulo} from '../../kernel/module';
import {EstoqueService} from './cadastro/estoque.service';
import {FotoPremioService, PASTA_PREMIOS} from './cadastro/foto-premio.service';
import {PremioService} from './cadastro/premio.service';
import {PremiosController} from './cadastro/premios.controller';

export {PremioService, type DadosPremio, type Foto} from './cadastro/premio.service';

/** The prizes and what painters ask for. */
export class PremiosModulo implements Modulo {
  controllers = [PremiosController];
  services = [EstoqueService, FotoPremioService, PremioService];

  async init(app: Application): Promise<void> {
    (await app.get<FileAccessRules>('kernel.fileRules')).register(PASTA_PREMIOS, 'publico');
  }
}
