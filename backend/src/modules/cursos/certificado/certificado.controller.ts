import {inject, service} from '@loopback/core';
import type {Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {Kernel} from '../../../kernel/keys';
import type {Lists} from '../../../kernel/lists/lists';
import type {Throttle} from '../../../kernel/security/throttle';
import {certificados} from './certificados.list';
import {CertificadosService} from './certificados.service';
import * as endpoints from './endpoints';

@controller()
export class CertificadoController {
  constructor(
    @service(CertificadosService) private readonly certificados: CertificadosService,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
    @inject(Kernel.LISTS) private readonly lists: Lists,
  ) {}

  @endpoint(endpoints.list)
  list({query}: Input<typeof endpoints.list>) {
    return this.lists.answer(certificados, query);
  }

  @endpoint(endpoints.confirm)
  async confirm({params: {codigo}}: Input<typeof endpoints.confirm>) {
    await this.throttle.lookup();
    return this.certificados.confirm(codigo);
  }

  @endpoint(endpoints.revoke)
  async revoke({params: {codigo}, body}: Input<typeof endpoints.revoke>) {
    await this.certificados.revoke(codigo, body.motivo);
    return {mensagem: 'Certificado revogado'};
  }
}
