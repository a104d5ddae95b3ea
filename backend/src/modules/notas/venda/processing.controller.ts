import {inject, service} from '@loopback/core';
import {Kernel} from '../../../kernel/keys';
import type {Input} from '../../../kernel/http/routing/route';
import {controller, verb} from '../../../kernel/http/routing/verb';
import type {Database} from '../../../kernel/persistence/database';
import {NotaUndoService} from './undo.service';
import {vendasNumbered} from './duplicates';
import {NotaScoringService} from './scoring.service';
import {NotaRejectionService} from './rejection.service';
import * as routes from './processing.routes';

/** What staff do with receipts. */
@controller()
export class ProcessingController {
  constructor(
    @service(NotaScoringService) private readonly scoring: NotaScoringService,
    @service(NotaUndoService) private readonly undoing: NotaUndoService,
    @service(NotaRejectionService) private readonly rejections: NotaRejectionService,
    @inject(Kernel.DB) private readonly db: Database,
  ) {}

  @verb(routes.score)
  score({body}: Input<typeof routes.score>) {
    const {itens, cidadeLoja, ...rest} = body.venda;
    return this.scoring.score({...rest, itens, cidadeLoja: cidadeLoja ? String(cidadeLoja) : undefined}, body);
  }

  @verb(routes.reject)
  async reject({body}: Input<typeof routes.reject>) {
    await this.rejections.reject(body.nomeArquivo, body.reprovadoMotivo);
    return {mensagem: `Nota reprovada: ${body.reprovadoMotivo}`};
  }

  @verb(routes.close)
  async close({body}: Input<typeof routes.close>) {
    await this.rejections.close(body.identificador);
    return {mensagem: 'Pontuação encerrada com sucesso'};
  }

  @verb(routes.cancel)
  cancel({body}: Input<typeof routes.cancel>) {
    return this.undoing.cancel(body.identificador);
  }

  @verb(routes.returnToPending)
  returnToPending({body}: Input<typeof routes.returnToPending>) {
    return this.undoing.returnToPending(body.identificador);
  }

  @verb(routes.vendas)
  async vendas({query}: Input<typeof routes.vendas>) {
    const vendas = await vendasNumbered(this.db, query);
    return {vendas: vendas.map(venda => ({...venda, pontuadoEm: venda.pontuadoEm.toISOString()}))};
  }
}
