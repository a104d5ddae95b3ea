import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {
  COTA_OBSERVACAO_REQUIRED,
  INVALID_LIBERACAO,
  LIBERACAO_REQUIRED,
  LIBERACAO_SAVED,
  OBSERVACAO_RULE,
  tooLong,
} from '@clube/domain';
import {Kernel} from '../../kernel/keys';
import {outSchema, requiredInput} from '../../kernel/entities/schemas';
import {defineEndpoint, type Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {idParam, messageAnswer, textOrNumber} from '../../kernel/http/routing/shapes';
import {listAnswer, queryOf} from '../../kernel/lists/list-docs';
import type {Lists} from '../../kernel/lists/lists';
import {IdempotencyKeyReused, idempotent} from '../../kernel/idempotency';
import type {Database} from '../../kernel/persistence/database';
import {NotFound} from '../../kernel/refusals/refusals';
import {antifraude} from './antifraude.list';
import {CotasService} from './cotas.service';
import {LiberacoesService} from './liberacoes.service';

const {max} = OBSERVACAO_RULE;
const ofCota = {
  rede: textOrNumber('Informe a rede').pipe(z.string().min(1, 'Informe a rede').max(120)),
  codProduto: textOrNumber('Informe o produto').pipe(z.string().min(1, 'Informe o produto').max(60)),
};
/** Negative to take releases back; `liberacaoError` limits the amount. */
const quantidade = z.union(
  [
    z.number(),
    z
      .string()
      .trim()
      .regex(/^-?\d{1,12}(\.\d{1,9})?$/, INVALID_LIBERACAO)
      .transform(Number),
  ],
  {
    error: INVALID_LIBERACAO,
  },
);
/** A network with more of a product scored than it sold. */
export const redeAntifraude = z.object({id: z.int(), nome: z.string()}).meta({id: 'RedeAntifraude'});

const list = defineEndpoint('GET /api/antifraude', {
  summary: 'O que cada rede vendeu, pontuou e teve liberado de cada produto; primeiro o que mais passa da cota',
  description:
    'qtdAf = liberado + qtdVendida − qtdPontuada; saldoPontos = qtdAf × pontosUnitario. rede é o nome ou o número da rede.',
  query: queryOf(antifraude),
  answer: listAnswer(antifraude, outSchema(antifraude.fields).meta({id: 'CotaDaRede'})),
});
const waiting = defineEndpoint('GET /api/antifraude/{id}/esperando', {
  summary: 'As notas pendentes de uma rede em que se leu o produto de uma cota, da mais antiga: cem no máximo',
  params: idParam,
  answer: z.object({
    notas: z.array(
      z
        .object({id: z.int(), nome: z.string(), criadoEm: z.iso.datetime(), qtde: z.number()})
        .meta({id: 'NotaEsperandoCota'}),
    ),
  }),
  refuses: [NotFound],
});
const note = defineEndpoint('POST /api/antifraude/observacao', {
  summary: 'Anota uma observação sobre a cota de um produto numa rede',
  body: z
    .strictObject({
      ...ofCota,
      observacao: requiredInput(
        z.string().trim().min(1, COTA_OBSERVACAO_REQUIRED).max(max, tooLong(max)),
        COTA_OBSERVACAO_REQUIRED,
      ),
    })
    .meta({id: 'ObservacaoDaCotaNova'}),
  answer: messageAnswer,
  refuses: [IdempotencyKeyReused],
  idempotent: true,
});
const release = defineEndpoint('POST /api/antifraude/liberacao', {
  summary: 'Libera uma quantidade de um produto para uma rede, além do que ela vendeu',
  description: 'Uma quantidade negativa retira o que foi liberado antes. Responde as redes que passam da cota agora.',
  body: z
    .strictObject({...ofCota, quantidade: requiredInput(quantidade, LIBERACAO_REQUIRED)})
    .meta({id: 'LiberacaoDaCotaNova'}),
  answer: z.object({mensagem: z.string(), redesAntifraude: z.array(redeAntifraude)}).meta({id: 'CotaLiberada'}),
  refuses: [IdempotencyKeyReused],
  idempotent: true,
});

@controller()
export class AntifraudeController {
  constructor(
    @service(CotasService) private readonly cotas: CotasService,
    @service(LiberacoesService) private readonly liberacoes: LiberacoesService,
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.LISTS) private readonly lists: Lists,
  ) {}

  @endpoint(list)
  list({query}: Input<typeof list>) {
    return this.lists.answer(antifraude, query);
  }

  @endpoint(waiting)
  async waiting({params: {id}}: Input<typeof waiting>) {
    return {notas: await this.cotas.waiting(id)};
  }

  @endpoint(note)
  note({body}: Input<typeof note>) {
    const {observacao, ...of} = body;
    return idempotent(this.db, 'POST /api/antifraude/observacao', body, async () => {
      await this.liberacoes.note(of, observacao);
      return {mensagem: 'Observação salva com sucesso'};
    });
  }

  @endpoint(release)
  release({body}: Input<typeof release>) {
    const {quantidade, ...of} = body;
    return idempotent(this.db, 'POST /api/antifraude/liberacao', body, async () => {
      await this.liberacoes.release(of, quantidade);
      return {mensagem: LIBERACAO_SAVED, redesAntifraude: await this.cotas.flagged()};
    });
  }
}
