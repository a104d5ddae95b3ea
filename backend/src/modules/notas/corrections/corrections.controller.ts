import {service} from '@loopback/core';
import {z} from 'zod';
import {MAX_CORRECTIONS, TOO_MANY_CORRECTIONS} from '@clube/domain';
import {SecondPersonRequired} from '../../../kernel/approvals/refusals';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {id, idInBody, messageAnswer} from '../../../kernel/http/routing/shapes';
import {comecado} from '../../../kernel/batch-jobs/batch-jobs.endpoints';
import {REFUSED_AT_START} from '../../../kernel/batch-jobs/refusals';
import {IdempotencyKeyReused} from '../../../kernel/idempotency';
import {NotaNotFound, NothingToCorrect, ReviewPeriodOver, StateForbids} from '../refusals';
import {BulkCorrectionsService} from './bulk-corrections.service';
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
    /** The difference in points; negative if points are taken back. */
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

const NONE = 'Escolha ao menos uma venda';
const correctChosen = defineEndpoint('POST /api/pontuacoes/corrigir', {
  summary: 'Lança as diferenças das vendas escolhidas, num trabalho longo, cada uma como a de uma venda só',
  description: 'O que não cabe, ou pede uma segunda pessoa, é o resultado da linha; as outras seguem.',
  body: z
    .strictObject({
      vendas: z
        .array(z.strictObject({idVenda: idInBody, pontuacaoNova: z.int('Informe a pontuação vista').min(0)}), NONE)
        .min(1, NONE)
        .max(MAX_CORRECTIONS, TOO_MANY_CORRECTIONS)
        .refine(
          vendas => new Set(vendas.map(({idVenda}) => idVenda)).size === vendas.length,
          'Uma venda veio duas vezes',
        ),
    })
    .meta({id: 'VendasParaCorrigir'}),
  answer: comecado,
  idempotent: true,
  refuses: [...REFUSED_AT_START, IdempotencyKeyReused],
});

@controller()
export class CorrectionsController {
  constructor(
    @service(CorrectionsService) private readonly corrections: CorrectionsService,
    @service(BulkCorrectionsService) private readonly bulk: BulkCorrectionsService,
  ) {}

  @endpoint(list)
  async list() {
    return {vendasCorrigir: await this.corrections.list()};
  }

  @endpoint(correct)
  async correct({params: {idVenda}, body}: Input<typeof correct>) {
    return {mensagem: await this.corrections.correct(idVenda, body?.pontuacaoNova)};
  }

  @endpoint(correctChosen)
  correctChosen({body}: Input<typeof correctChosen>) {
    return this.bulk.correct(body.vendas);
  }
}
