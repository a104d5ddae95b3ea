import {inject, service} from '@loopback/core';
import {Kernel} from '../../../kernel/keys';
import type {Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import type {Database} from '../../../kernel/persistence/database';
import type {Throttle} from '../../../kernel/security/throttle';
import {KeyCheckService} from './key-check.service';
import {readingFigures} from './figures';
import {ReadingsService} from './readings.service';
import * as endpoints from './readings.endpoints';

/** Endpoints of receipts' readings. */
@controller()
export class ReadingsController {
  constructor(
    @service(ReadingsService) private readonly readings: ReadingsService,
    @service(KeyCheckService) private readonly keyChecks: KeyCheckService,
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {}

  @endpoint(endpoints.readingOfNota)
  readingOfNota({params}: Input<typeof endpoints.readingOfNota>) {
    return this.readings.readingOfNota(params.idFoto);
  }

  @endpoint(endpoints.readAgain)
  readAgain({params}: Input<typeof endpoints.readAgain>) {
    return this.readings.readAgain(params.idFoto);
  }

  @endpoint(endpoints.figures)
  figures({query}: Input<typeof endpoints.figures>) {
    return readingFigures(this.db, query);
  }

  @endpoint(endpoints.check)
  async check({query}: Input<typeof endpoints.check>) {
    await this.throttle.lookup();
    return this.keyChecks.check(query.chave);
  }
}
