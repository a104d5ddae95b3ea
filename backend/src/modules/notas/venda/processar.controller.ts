import {inject, service} from '@loopback/core';
import {Kernel} from '../../../kernel/keys';
import type {Input} from '../../../kernel/http/route';
import {controller, verb} from '../../../kernel/http/verb';
import type {Database} from '../../../kernel/persistence/database';
import {DesfazerService} from './desfazer.service';
import {vendasDe} from './duplicidade';
import {PontuarService} from './pontuar.service';
import {ReprovarService} from './reprovar.service';
import * as routes from './processar.routes';

/** What staff do with receipts. */
@controller()
export class ProcessarController {
  constructor(
    @service(PontuarService) private readonly pontuacoes: PontuarService,
    @service(DesfazerService) private readonly desfeitas: DesfazerService,
    @service(ReprovarService) private readonly reprovacoes: ReprovarService,
    @inject(Kernel.DB) private readonly db: Database,
  ) {}

  @verb(routes.pontuar)
  pontuar({body}: Input<typeof routes.pontuar>) {
    const {itens, cidadeLoja, ...rest} = body.venda;
    return this.pontuacoes.pontuar({...rest, itens, cidadeLoja: cidadeLoja ? String(cidadeLoja) : undefined}, body);
  }

  @verb(routes.reprovar)
  async reprovar({body}: Input<typeof routes.reprovar>) {
    await this.reprovacoes.reprovar(body.nomeArquivo, body.reprovadoMotivo);
    return {mensagem: `Nota reprovada: ${body.reprovadoMotivo}`};
  }

  @verb(routes.encerrar)
  async encerrar({body}: Input<typeof routes.encerrar>) {
    await this.reprovacoes.encerrar(body.identificador);
    return {mensagem: 'Pontuação encerrada com sucesso'};
  }

  @verb(routes.cancelar)
  cancelar({body}: Input<typeof routes.cancelar>) {
    return this.desfeitas.cancelar(body.identificador);
  }

  @verb(routes.retornar)
  retornar({body}: Input<typeof routes.retornar>) {
    return this.desfeitas.retornarPendente(body.identificador);
  }

  @verb(routes.vendas)
  async vendas({query}: Input<typeof routes.vendas>) {
    const vendas = await vendasDe(this.db, query);
    return {vendas: vendas.map(venda => ({...venda, pontuadoEm: venda.pontuadoEm.toISOString()}))};
  }
}
