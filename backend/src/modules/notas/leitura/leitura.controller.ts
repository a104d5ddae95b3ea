import {inject, service} from '@loopback/core';
import {Kernel} from '../../../kernel/keys';
import type {Input} from '../../../kernel/http/route';
import {controller, verb} from '../../../kernel/http/verb';
import type {Database} from '../../../kernel/persistence/database';
import type {Throttle} from '../../../kernel/security/throttle';
import {ConferirService} from './conferir.service';
import {figurasDaLeitura} from './figuras';
import {LeituraService} from './leitura.service';
import * as routes from './leitura.routes';

/** Receipts as the system read them. */
@controller()
export class LeituraController {
  constructor(
    @service(LeituraService) private readonly leituras: LeituraService,
    @service(ConferirService) private readonly conferencias: ConferirService,
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {}

  @verb(routes.daNota)
  daNota({params}: Input<typeof routes.daNota>) {
    return this.leituras.daNota(params.idFoto);
  }

  @verb(routes.reler)
  reler({params}: Input<typeof routes.reler>) {
    return this.leituras.reler(params.idFoto);
  }

  @verb(routes.figuras)
  figuras({query}: Input<typeof routes.figuras>) {
    return figurasDaLeitura(this.db, query);
  }

  @verb(routes.conferir)
  async conferir({query}: Input<typeof routes.conferir>) {
    await this.throttle.lookup();
    return this.conferencias.conferir(query.chave);
  }
}
