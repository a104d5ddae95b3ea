import {service} from '@loopback/core';
import {NotFound} from '../../kernel/refusals/refusals';
import type {Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {ConfiguracaoService} from './configuracao.service';
import * as endpoints from './configuracoes.endpoints';

@controller()
export class ConfiguracoesController {
  constructor(@service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService) {}

  @endpoint(endpoints.siteBlocked)
  async siteBlocked() {
    const {bloquearSite, parcelaPintura} = await this.configuracoes.current();
    return {bloquearSite, parcelaPintura};
  }

  @endpoint(endpoints.read)
  async read() {
    const found = await this.configuracoes.read();
    if (!found) throw NotFound();
    return found;
  }

  @endpoint(endpoints.create)
  create({body}: Input<typeof endpoints.create>) {
    return this.configuracoes.create(body);
  }

  @endpoint(endpoints.update)
  update({params, body: {id: _, ...change}}: Input<typeof endpoints.update>) {
    return this.configuracoes.update(params.id, change);
  }
}
