import {service} from '@loopback/core';
import {z} from 'zod';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {flag} from '../../../kernel/entities/wire';
import {analysis, idFotoParam} from '../reading/schemas';
import * as refusals from '../refusals';
import {AnalysisService} from './analysis.service';

const takeBody = z.strictObject({assumir: flag.optional()}).meta({id: 'AnaliseTomada'});

const take = defineEndpoint('POST /api/nota/{idFoto}/analise', {
  summary: 'Toma uma nota pendente para análise, ou renova',
  description: 'Vale 90 segundos e se renova com a mesma chamada. `assumir` a toma de outra pessoa.',
  params: idFotoParam,
  body: takeBody,
  answer: analysis,
  refuses: [refusals.NotaNotFound, refusals.StateForbids, refusals.UnderAnalysis],
});

const giveBack = defineEndpoint('DELETE /api/nota/{idFoto}/analise', {
  summary: 'Devolve a nota que se estava analisando',
  params: idFotoParam,
  answer: analysis,
  refuses: [refusals.NotaNotFound],
});

/** The lease of a staff user who works on a pending receipt. */
@controller()
export class AnalysisController {
  constructor(@service(AnalysisService) private readonly analysis: AnalysisService) {}

  @endpoint(take)
  take({params, body}: Input<typeof take>) {
    return this.analysis.take(params.idFoto, body.assumir ?? false);
  }

  @endpoint(giveBack)
  giveBack({params}: Input<typeof giveBack>) {
    return this.analysis.giveBack(params.idFoto);
  }
}
