import {service} from '@loopback/core';
import {z} from 'zod';
import {route, type Input} from '../../../kernel/http/route';
import {controller, verb} from '../../../kernel/http/verb';
import {flag} from '../../../kernel/resources/wire';
import {analise, idFotoParam} from '../leitura/esquemas';
import * as recusas from '../recusas';
import {AnaliseService} from './analise.service';

const tomada = z.strictObject({assumir: flag.optional()}).meta({id: 'AnaliseTomada'});

const tomar = route('POST /api/nota/{idFoto}/analise', {
  summary: 'Toma uma nota pendente para análise, ou renova',
  description: 'Vale 90 segundos e se renova com a mesma chamada. `assumir` a toma de outra pessoa.',
  params: idFotoParam,
  body: tomada,
  answer: analise,
  refuses: [recusas.NotaNaoEncontrada, recusas.EstadoNaoPermite, recusas.EmAnalise],
});

const devolver = route('DELETE /api/nota/{idFoto}/analise', {
  summary: 'Devolve a nota que se estava analisando',
  params: idFotoParam,
  answer: analise,
  refuses: [recusas.NotaNaoEncontrada],
});

/** Who works on a pending receipt. */
@controller()
export class AnaliseController {
  constructor(@service(AnaliseService) private readonly analises: AnaliseService) {}

  @verb(tomar)
  tomar({params, body}: Input<typeof tomar>) {
    return this.analises.tomar(params.idFoto, body.assumir ?? false);
  }

  @verb(devolver)
  devolver({params}: Input<typeof devolver>) {
    return this.analises.devolver(params.idFoto);
  }
}
