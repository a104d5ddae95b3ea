import {service} from '@loopback/core';
import {z} from 'zod';
import {pdfAnswer} from '../../../../kernel/documents/answer';
import {defineEndpoint, type Input} from '../../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../../kernel/http/routing/endpoint';
import {NoLabels, NothingToSeparate} from '../refusals';
import {chosenIds} from '../resgates.schemas';
import {SeparationService} from './separation.service';

const query = z.strictObject({ids: chosenIds.describe('Números dos resgates, com vírgulas')});

const list = defineEndpoint('GET /api/resgates/separacao', {
  summary: 'A lista de separação dos resgates escolhidos, em PDF',
  query,
  produces: 'application/pdf',
  refuses: [NothingToSeparate],
});
const labels = defineEndpoint('GET /api/resgates/etiquetas', {
  summary: 'As etiquetas de entrega dos resgates escolhidos, em PDF: A4 com 14 de 99,1 × 38,1 mm',
  query,
  produces: 'application/pdf',
  refuses: [NoLabels],
});

@controller()
export class SeparationController {
  constructor(@service(SeparationService) private readonly separation: SeparationService) {}

  @endpoint(list)
  async list({query: {ids}}: Input<typeof list>) {
    return pdfAnswer(await this.separation.list(ids), 'separacao.pdf');
  }

  @endpoint(labels)
  async labels({query: {ids}}: Input<typeof labels>) {
    return pdfAnswer(await this.separation.labels(ids), 'etiquetas.pdf');
  }
}
