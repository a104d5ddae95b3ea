import {service} from '@loopback/core';
import {z} from 'zod';
import {controller, verb, type Entrada} from '../../../kernel/http/verb';
import {flag} from '../../../kernel/resources/wire';
import {analise, idFotoParam} from '../leitura/esquemas';
import * as recusas from '../recusas';
import {AnaliseService} from './analise.service';

const tomada = z.strictObject({assumir: flag.optional()}).meta({id: 'AnaliseTomada'});

/** Who works on a pending receipt. */
@controller()
export class AnaliseController {
  constructor(@service(AnaliseService) private readonly analises: AnaliseService) {}

  @verb('POST /api/nota/{idFoto}/analise', {
    summary: 'Toma uma nota pendente para análise, ou renova',
    description: 'Vale 90 segundos e se renova com a mesma chamada. `assumir` a toma de outra pessoa.',
    params: idFotoParam,
    body: tomada,
    answer: analise,
    refuses: [recusas.NotaNaoEncontrada, recusas.EstadoNaoPermite, recusas.EmAnalise],
  })
  tomar({params, body}: Entrada<typeof idFotoParam, undefined, typeof tomada>) {
    return this.analises.tomar(params.idFoto, body.assumir ?? false);
  }

  @verb('DELETE /api/nota/{idFoto}/analise', {
    summary: 'Devolve a nota que se estava analisando',
    params: idFotoParam,
    answer: analise,
    refuses: [recusas.NotaNaoEncontrada],
  })
  devolver({params}: Entrada<typeof idFotoParam>) {
    return this.analises.devolver(params.idFoto);
  }
}
