import {inject, service} from '@loopback/core';
import {Kernel} from '../../../kernel/keys';
import {controller, verb, type Entrada} from '../../../kernel/http/verb';
import type {Database} from '../../../kernel/persistence/database';
import type {Throttle} from '../../../kernel/security/throttle';
import {ConferirService, chaveQuery, conferida} from './conferir.service';
import {idFotoParam, leitura, relida} from './esquemas';
import {figuras, figurasDaLeitura, periodo} from './figuras';
import {LeituraService} from './leitura.service';
import * as recusas from '../recusas';

/** Receipts as the system read them. */
@controller()
export class LeituraController {
  constructor(
    @service(LeituraService) private readonly leituras: LeituraService,
    @service(ConferirService) private readonly conferencias: ConferirService,
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {}

  @verb('GET /api/nota/{idFoto}', {
    summary: 'O que foi lido da nota, com os produtos reconhecidos',
    params: idFotoParam,
    answer: leitura,
    refuses: [recusas.NotaNaoEncontrada],
  })
  daNota({params}: Entrada<typeof idFotoParam>) {
    return this.leituras.daNota(params.idFoto);
  }

  @verb('POST /api/nota/{idFoto}/reler', {
    summary: 'Lê de novo uma nota pendente',
    params: idFotoParam,
    answer: relida,
    refuses: [recusas.NotaNaoEncontrada, recusas.EstadoNaoPermite, recusas.EmAnalise],
  })
  reler({params}: Entrada<typeof idFotoParam>) {
    return this.leituras.reler(params.idFoto);
  }

  @verb('GET /api/notas/leituras', {
    summary: 'Quantas notas foram lidas em um período, como e em quanto tempo',
    query: periodo,
    answer: figuras,
  })
  figuras({query}: Entrada<undefined, typeof periodo>) {
    return figurasDaLeitura(this.db, query);
  }

  @verb('GET /api/notas/conferir', {
    summary: 'Diz de que loja é uma chave de acesso e se a nota já foi enviada',
    query: chaveQuery,
    answer: conferida,
  })
  async conferir({query}: Entrada<undefined, typeof chaveQuery>) {
    await this.throttle.lookup();
    return this.conferencias.conferir(query.chave);
  }
}
