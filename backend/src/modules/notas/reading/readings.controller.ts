import {inject, service} from '@loopback/core';
import {Kernel} from '../../../kernel/keys';
import type {Input} from '../../../kernel/http/routing/route';
import {controller, verb} from '../../../kernel/http/routing/verb';
import type {Database} from '../../../kernel/persistence/database';
import type {Throttle} from '../../../kernel/security/throttle';
import {KeyCheckService} from './key-check.service';
import {readingFigures} from './figures';
import {ReadingsService} from './readings.service';
import * as routes from './readings.routes';

/** Receipts as the system read them. */
@controller()
export class ReadingsController {
  constructor(
    @service(ReadingsService) private readonly readings: ReadingsService,
    @service(KeyCheckService) private readonly keyChecks: KeyCheckService,
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {}

  @verb(routes.readingOfNota)
  readingOfNota({params}: Input<typeof routes.readingOfNota>) {
    return this.readings.readingOfNota(params.idFoto);
  }

  @verb(routes.readAgain)
  readAgain({params}: Input<typeof routes.readAgain>) {
    return this.readings.readAgain(params.idFoto);
  }

  @verb(routes.figures)
  figures({query}: Input<typeof routes.figures>) {
    return readingFigures(this.db, query);
  }

  @verb(routes.check)
  async check({query}: Input<typeof routes.check>) {
    await this.throttle.lookup();
    return this.keyChecks.check(query.chave);
  }
}
