import {service} from '@loopback/core';
import type {Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import * as endpoints from './joint.endpoints';
import {JointScoringService} from './joint-scoring.service';
import {SheetService} from './sheet.service';

/** Lists, scores and undoes receipts with certain readings together. */
@controller()
export class JointController {
  constructor(
    @service(SheetService) private readonly sheets: SheetService,
    @service(JointScoringService) private readonly joint: JointScoringService,
  ) {}

  @endpoint(endpoints.sheet)
  async sheet() {
    return {notas: await this.sheets.list()};
  }

  @endpoint(endpoints.score)
  score({body}: Input<typeof endpoints.score>) {
    return this.joint.score(body.notas);
  }

  @endpoint(endpoints.undo)
  undo({body}: Input<typeof endpoints.undo>) {
    return this.joint.undo(body.ids);
  }
}
