import {service} from '@loopback/core';
import {z} from 'zod';
import {SecondPersonRequired} from '../../../kernel/approvals/refusals';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {id, messageAnswer} from '../../../kernel/http/routing/shapes';
import {NotaNotFound, NothingToCorrect, ReviewPeriodOver, StateForbids} from '../refusals';
import {CorrectionsService} from './corrections.service';

const correction = z
  .object({
    idVenda: z.int(),
    parceiro: z.string(),
    cpf: z.string(),
    identificador: z.string(),
    pontuadoEm: z.iso.datetime(),
    pontuacaoAtual: z.int(),
    pontuacaoNova: z.int(),
    /** The difference; negative where points are taken back. */
    aPontuar: z.int(),
  })
  .meta({id: 'VendaACorrigir'});

const list = defineEndpoint('GET /api/pontuacoes/correcoes', {
  summary: 'Vendas pontuadas cujos pontos, pelos produtos e fatores de hoje, seriam outros: as mil mais novas',
  answer: z.object({vendasCorrigir: z.array(correction)}),
});
const correct = defineEndpoint('POST /api/pontuacoes/corrigir/{idVenda}', {
  summary: 'Lança a diferença de uma venda, uma vez',
  description: 'pontuacaoNova é o que se viu na lista: se agora for outra, nada é lançado.',
  params: z.strictObject({idVenda: id}),
  body: z
    .strictObject({pontuacaoNova: z.int().min(0).optional()})
    .optional()
    .meta({id: 'Correcao'}),
  answer: messageAnswer,
  refuses: [NotaNotFound, NothingToCorrect, ReviewPeriodOver, StateForbids, SecondPersonRequired],
});

@controller()
export class CorrectionsController {
  constructor(@service(CorrectionsService) private readonly corrections: CorrectionsService) {}

  @endpoint(list)
  async list() {
    return {vendasCorrigir: await this.corrections.list()};
  }

  @endpoint(correct)
  async correct({params: {idVenda}, body}: Input<typeof correct>) {
    return {mensagem: await this.corrections.correct(idVenda, body?.pontuacaoNova)};
  }
}
