import {service} from '@loopback/core';
import {NaoEncontrado} from '../../kernel/errors';
import type {Input} from '../../kernel/http/route';
import {controller, verb} from '../../kernel/http/verb';
import {ConfiguracaoService} from './configuracao.service';
import * as routes from './configuracoes.routes';

@controller()
export class ConfiguracoesController {
  constructor(@service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService) {}

  @verb(routes.siteBloqueado)
  async siteBloqueado() {
    return {bloquearSite: await this.configuracoes.siteBloqueado()};
  }

  @verb(routes.ler)
  async ler() {
    const found = await this.configuracoes.ler();
    if (!found) throw NaoEncontrado();
    return found;
  }

  @verb(routes.criar)
  criar({body}: Input<typeof routes.criar>) {
    return this.configuracoes.criar(body);
  }

  @verb(routes.alterar)
  alterar({params, body: {id: _, ...mudanca}}: Input<typeof routes.alterar>) {
    return this.configuracoes.alterar(params.id, mudanca);
  }
}
