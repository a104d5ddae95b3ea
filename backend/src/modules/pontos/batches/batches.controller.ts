import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {
  CODIGO_BATCH,
  CODIGO_EFFECT,
  CODIGO_OPERATIONS,
  CODIGO_RULES,
  MAX_CODIGO_PONTOS,
  civilDateOf,
  countOf,
  isCodigoExpired,
} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import {SecondPersonRequired} from '../../../kernel/approvals/refusals';
import {pdfAnswer} from '../../../kernel/documents/answer';
import {IdempotencyKeyReused, idempotent} from '../../../kernel/idempotency';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {NotFound} from '../../../kernel/refusals/refusals';
import {idParam, messageAnswer} from '../../../kernel/http/routing/shapes';
import {civilDate, emptyToNull, flag, integer, money} from '../../../kernel/entities/wire';
import {requiredInput} from '../../../kernel/entities/schemas';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {CardsService} from './cards/cards.service';
import {BatchesService} from './batches.service';

const {min, max, maxPrefix} = CODIGO_BATCH;

const batch = z
  .strictObject({
    qtd: requiredInput(integer(min, max), CODIGO_RULES.noQuantity),
    prefixo: z
      .string()
      .trim()
      .toUpperCase()
      .max(maxPrefix, `O prefixo tem até ${maxPrefix} letras`)
      .regex(/^[0-9A-Z]*$/, 'Use só letras e números no prefixo')
      .optional(),
    operacao: requiredInput(z.enum(CODIGO_OPERATIONS, {error: CODIGO_RULES.noOperation}), CODIGO_RULES.noOperation),
    valor: requiredInput(
      money
        .refine(value => value > 0, CODIGO_RULES.noValue)
        .refine(value => value <= MAX_CODIGO_PONTOS, 'O valor é grande demais'),
      CODIGO_RULES.noValue,
    ),
    expiraEm: emptyToNull(
      civilDate.refine(day => !isCodigoExpired(day, civilDateOf(currentContext().now)), CODIGO_RULES.expired),
    ).optional(),
    apenasVenda: flag.optional(),
    treinamento: flag.optional(),
  })
  .superRefine((body, context) => {
    for (const {field, holds, message} of CODIGO_EFFECT)
      if (!holds(body)) context.addIssue({code: 'custom', path: [field], message});
  })
  .meta({id: 'LoteDeCodigosNovo'});

const created = z.object({mensagem: z.string(), lote: z.int()}).meta({id: 'CodigosCriados'});

const create = defineEndpoint('POST /api/codigo-promocional', {
  summary: 'Cria um lote de códigos promocionais',
  description: 'Um código soma pontos (ADICIONAR) ou multiplica os de uma nota (MULTIPLICAR); cada um serve uma vez.',
  body: batch,
  answer: created,
  status: 201,
  refuses: [SecondPersonRequired, IdempotencyKeyReused],
  idempotent: true,
});

const update = defineEndpoint('PUT /api/codigo-promocional/lotes/{id}', {
  summary: 'Recolhe os códigos livres de um lote, ou os põe em vigor de novo',
  description: 'Um código que o pintor já tinha enviado com uma nota continua valendo nela.',
  params: idParam,
  body: z
    .strictObject({recolhido: requiredInput(flag, 'Informe se o lote é recolhido')})
    .meta({id: 'LoteDeCodigosMudanca'}),
  answer: messageAnswer,
  refuses: [NotFound],
});

const cards = defineEndpoint('GET /api/codigo-promocional/lotes/{id}/cartoes', {
  summary: 'Os códigos livres de um lote em PDF, como cartões com QR Code para recortar',
  params: idParam,
  produces: 'application/pdf',
  refuses: [NotFound],
});

@controller()
export class BatchesController {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @service(BatchesService) private readonly batches: BatchesService,
    @service(CardsService) private readonly cardsOf: CardsService,
  ) {}

  @endpoint(cards)
  async cards({params: {id}}: Input<typeof cards>) {
    return pdfAnswer(await this.cardsOf.make(id), `codigos-lote-${id}.pdf`);
  }

  @endpoint(update)
  async update({params: {id}, body: {recolhido}}: Input<typeof update>) {
    await this.batches.setWithdrawn(id, recolhido);
    return {mensagem: recolhido ? 'Lote recolhido' : 'Lote em vigor de novo'};
  }

  @endpoint(create)
  create({body}: Input<typeof create>) {
    const {prefixo = '', apenasVenda = false, treinamento = false} = body;
    const expiraEm = (body.expiraEm as string | null | undefined) ?? null;
    const mensagem =
      body.qtd === 1
        ? 'Código promocional cadastrado com sucesso'
        : `${countOf(body.qtd, 'código promocional cadastrado', 'códigos promocionais cadastrados')} com sucesso`;
    const make = async () => {
      const lote = await this.batches.create({...body, prefixo, apenasVenda, treinamento, expiraEm});
      return {mensagem, lote};
    };
    return idempotent(this.db, 'POST /api/codigo-promocional', body, make, 201);
  }
}
