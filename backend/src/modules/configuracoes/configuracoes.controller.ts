import {service} from '@loopback/core';
import {NotFound} from '../../kernel/refusals/refusals';
import type {Input} from '../../kernel/http/routing/route';
import {controller, verb} from '../../kernel/http/routing/verb';
import {ConfiguracaoService} from './configuracao.service';
import * as routes from './configuracoes.routes';

@controller()
export class ConfiguracoesController {
  constructor(@service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService) {}

  @verb(routes.siteBlocked)
  async siteBlocked() {
    const {bloquearSite, parcelaPintura} = await this.configuracoes.current();
    return {bloquearSite, parcelaPintura};
  }

  @verb(routes.read)
  async read() {
    const found = await this.configuracoes.read();
    if (!found) throw NotFound();
    return found;
  }

  @verb(routes.create)
  create({body}: Input<typeof routes.create>) {
    return this.configuracoes.create(body);
  }

  @verb(routes.update)
  update({params, body: {id: _, ...change}}: Input<typeof routes.update>) {
    return this.configuracoes.update(params.id, change);
  }
}
