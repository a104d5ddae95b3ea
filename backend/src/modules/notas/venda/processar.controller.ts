import {inject, service} from '@loopback/core';
import {Kernel} from '../../../kernel/keys';
import {mensagem} from '../../../kernel/http/shapes';
import {controller, verb, type Entrada} from '../../../kernel/http/verb';
import type {Database} from '../../../kernel/persistence/database';
import {ChaveReutilizada} from '../../../kernel/idempotency';
import {CodigoInvalido, CodigoJaUsado, LimiteDeCodigos} from '../../pontos';
import {DesfazerService} from './desfazer.service';
import {vendasDe} from './duplicidade';
import {PontuarService} from './pontuar.service';
import * as recusas from '../recusas';
import {daNota, pontuacao, pontuado, reprovacao, vendasVivas, vendasQuery} from './processar.esquemas';
import {ReprovarService} from './reprovar.service';

/** What staff do with receipts. */
@controller()
export class ProcessarController {
  constructor(
    @service(PontuarService) private readonly pontuacoes: PontuarService,
    @service(DesfazerService) private readonly desfeitas: DesfazerService,
    @service(ReprovarService) private readonly reprovacoes: ReprovarService,
    @inject(Kernel.DB) private readonly db: Database,
  ) {}

  @verb('POST /api/pontuacoes/pontuar', {
    summary: 'Pontua uma nota pendente',
    body: pontuacao,
    answer: pontuado,
    idempotent: true,
    refuses: [
      recusas.NotaNaoEncontrada,
      recusas.VendaJaProcessada,
      recusas.EmAnalise,
      recusas.SegundaConferencia,
      recusas.ProdutoNaoEncontrado,
      recusas.CpfInvalido,
      CodigoInvalido,
      CodigoJaUsado,
      LimiteDeCodigos,
      ChaveReutilizada,
    ],
  })
  pontuar({body}: Entrada<undefined, undefined, typeof pontuacao>) {
    const {itens, cidadeLoja, ...rest} = body.venda;
    return this.pontuacoes.pontuar({...rest, itens, cidadeLoja: cidadeLoja ? String(cidadeLoja) : undefined}, body);
  }

  @verb('POST /api/pontuacoes/reprovar', {
    summary: 'Reprova uma nota pendente, com um dos cinco motivos',
    body: reprovacao,
    answer: mensagem,
    refuses: [recusas.NotaNaoEncontrada, recusas.EstadoNaoPermite, recusas.EmAnalise],
  })
  async reprovar({body}: Entrada<undefined, undefined, typeof reprovacao>) {
    await this.reprovacoes.reprovar(body.nomeArquivo, body.reprovadoMotivo);
    return {mensagem: `Nota reprovada: ${body.reprovadoMotivo}`};
  }

  @verb('POST /api/pontuacoes/encerrar', {
    summary: 'Encerra uma nota pendente como não pontuável',
    body: daNota,
    answer: mensagem,
    refuses: [recusas.NotaNaoEncontrada, recusas.EstadoNaoPermite, recusas.EmAnalise],
  })
  async encerrar({body}: Entrada<undefined, undefined, typeof daNota>) {
    await this.reprovacoes.encerrar(body.identificador);
    return {mensagem: 'Pontuação encerrada com sucesso'};
  }

  @verb('POST /api/pontuacoes/cancelar', {
    summary: 'Cancela uma pontuação: os pontos voltam, gastos viram débito',
    body: daNota,
    answer: mensagem,
    idempotent: true,
    refuses: [recusas.NotaNaoEncontrada, recusas.EstadoNaoPermite, recusas.ForaDoPrazoDeRevisao, ChaveReutilizada],
  })
  cancelar({body}: Entrada<undefined, undefined, typeof daNota>) {
    return this.desfeitas.cancelar(body.identificador);
  }

  @verb('POST /api/pontuacoes/retornar-pendente', {
    summary: 'Devolve uma nota pontuada ou encerrada para as pendentes',
    body: daNota,
    answer: mensagem,
    idempotent: true,
    refuses: [recusas.NotaNaoEncontrada, recusas.EstadoNaoPermite, recusas.ForaDoPrazoDeRevisao, ChaveReutilizada],
  })
  retornar({body}: Entrada<undefined, undefined, typeof daNota>) {
    return this.desfeitas.retornarPendente(body.identificador);
  }

  @verb('GET /api/vendas', {
    summary: 'Vendas já pontuadas com este número',
    query: vendasQuery,
    answer: vendasVivas,
  })
  async vendas({query}: Entrada<undefined, typeof vendasQuery>) {
    return {vendas: await vendasDe(this.db, query)};
  }
}
