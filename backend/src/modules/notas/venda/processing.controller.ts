import {inject, service} from '@loopback/core';
import {Kernel} from '../../../kernel/keys';
import type {Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import type {Database} from '../../../kernel/persistence/database';
import {NotaUndoService} from './undo.service';
import {vendasNumbered} from './duplicates';
import {NotaScoringService} from './scoring.service';
import {NotaRejectionService} from './rejection.service';
import * as endpoints from './processing.endpoints';

/** Staff actions on receipts. */
@controller()
export class ProcessingController {
  constructor(
    @service(NotaScoringService) private readonly scoring: NotaScoringService,
    @service(NotaUndoService) private readonly undoing: NotaUndoService,
    @service(NotaRejectionService) private readonly rejections: NotaRejectionService,
    @inject(Kernel.DB) private readonly db: Database,
  ) {}

  @endpoint(endpoints.score)
  score({body}: Input<typeof endpoints.score>) {
    const {itens, cidadeLoja, ...rest} = body.venda;
    // At the desk one answer confirms whatever the form has shown.
    const options = {...body, confirmarCota: body.confirmar};
    return this.scoring.score({...rest, itens, cidadeLoja: cidadeLoja ? String(cidadeLoja) : undefined}, options);
  }

  @endpoint(endpoints.reject)
  async reject({body}: Input<typeof endpoints.reject>) {
    await this.rejections.reject(body.nomeArquivo, body.reprovadoMotivo);
    return {mensagem: `Nota reprovada: ${body.reprovadoMotivo}`};
  }

  @endpoint(endpoints.close)
  async close({body}: Input<typeof endpoints.close>) {
    await this.rejections.close(body.identificador);
    return {mensagem: 'Pontuação encerrada com sucesso'};
  }

  @endpoint(endpoints.cancel)
  cancel({body}: Input<typeof endpoints.cancel>) {
    return this.undoing.cancel(body.identificador);
  }

  @endpoint(endpoints.returnToPending)
  returnToPending({body}: Input<typeof endpoints.returnToPending>) {
    return this.undoing.returnToPending(body.identificador, {fresh: body.recente ?? false});
  }

  @endpoint(endpoints.vendas)
  async vendas({query}: Input<typeof endpoints.vendas>) {
    const vendas = await vendasNumbered(this.db, query);
    return {vendas: vendas.map(venda => ({...venda, pontuadoEm: venda.pontuadoEm.toISOString()}))};
  }
}
