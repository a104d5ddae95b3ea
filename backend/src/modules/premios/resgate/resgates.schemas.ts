import {z} from 'zod';
import {
  CANCELLED,
  INVALID_DATE,
  DELETED,
  MONTHLY_LIMIT_MESSAGE,
  NO_DATE,
  NO_IDS,
  OBSERVACAO_RULE,
  RESGATE_DATES,
  RESGATE_STATUSES,
  STATUS_REQUIRED,
  TOO_MANY_IDS,
  readDay,
  readIds,
  tooLong,
  type ResgateStatus,
} from '@clube/domain';
import {idInBody, textOrNumber} from '../../../kernel/http/routing/shapes';
import {flag} from '../../../kernel/entities/wire';
import {filtro} from '../../../kernel/batch-jobs/of-list';
import {cartaoDoPintor} from '../../cartoes';

export const resgateBody = z
  .strictObject({
    codigoPremio: textOrNumber('Informe o prêmio').pipe(z.string().min(1, 'Informe o prêmio').max(60)),
    qtde: z
      .union(
        [
          z.int('Informe a quantidade'),
          z
            .string()
            .trim()
            .regex(/^\d{1,9}$/)
            .transform(Number),
        ],
        {
          error: 'Informe a quantidade',
        },
      )
      .pipe(z.int().min(1, 'A quantidade mínima é 1').max(1000, MONTHLY_LIMIT_MESSAGE)),
    obs: z
      .string()
      .max(500)
      .nullish()
      .transform(value => value ?? undefined),
    pontosVistos: z
      .int()
      .nullish()
      .transform(value => value ?? undefined)
      .describe('Quanto o pintor viu que o pedido custa: com outro preço ele é recusado'),
    opcao: z
      .union([z.string().max(120), z.number(), z.record(z.string(), z.union([z.string().max(120), z.number()]))])
      .nullish()
      .transform(value => value ?? undefined),
    enderecoEntrega: z
      .record(
        z.string(),
        z
          .union([z.string().max(200), z.number()])
          .nullable()
          .transform(value => String(value ?? '')),
      )
      .nullish()
      .transform(value => value ?? undefined),
  })
  .meta({id: 'ResgateNovo'});
export const redeemedAnswer = z
  .object({
    saldoNovo: z.int(),
    cartao: cartaoDoPintor.nullable(),
    resgate: z.object({id: z.int(), identificador: z.int(), pontosGastos: z.int(), previsaoEntrega: z.iso.date()}),
    mensagem: z.string(),
  })
  .meta({id: 'ResgateFeito'});
/** One of the statuses, as a number or text. */
const one = <S extends ResgateStatus>(theirs: readonly S[], invalido: string) =>
  z.union([z.literal(theirs), z.enum(theirs.map(String)).transform(Number).pipe(z.literal(theirs))], {
    error: ({input}) => (input === '' || !['number', 'string'].includes(typeof input) ? STATUS_REQUIRED : invalido),
  });
const status = one(RESGATE_STATUSES, 'Status inválido.');
const date = z
  .string(NO_DATE)
  .transform(
    (value, context) => readDay(value) ?? (context.addIssue({code: 'custom', message: INVALID_DATE}), z.NEVER),
  );
export const statusBody = z.strictObject({identificador: idInBody, status}).meta({id: 'ResgateStatus'});
export const cancelBody = z
  .strictObject({
    identificador: idInBody,
    status: one([CANCELLED, DELETED], 'Cancele com status 3 ou 4.').default(CANCELLED),
  })
  .meta({id: 'Cancelamento'});
export const cancelledAnswer = z
  .object({mensagem: z.string(), status: z.literal([CANCELLED, DELETED]), saldoNovo: z.int()})
  .meta({id: 'ResgateCancelado'});
const writtenId = z.union([z.string(), z.number()]);
/** An array, or a text with commas as people type it. */
export const chosenIds = z
  .union([z.string().max(6000, TOO_MANY_IDS), z.array(writtenId)], {error: NO_IDS})
  .transform((written, context) => {
    const result = readIds(written);
    if ('ids' in result) return result.ids;
    context.addIssue({code: 'custom', message: result.erro});
    return z.NEVER;
  });
export const bulkStatusBody = z.strictObject({status, ids: chosenIds}).meta({id: 'ResgatesStatus'});
export const emMassaFiltrada = z.strictObject({filtro, status}).meta({id: 'ResgatesStatusFiltrado'});
export const cancelamentoFiltrado = z.strictObject({filtro}).meta({id: 'ResgatesCancelamentoFiltrado'});
export const previaFiltrada = z.strictObject({filtro, cancelar: z.boolean().optional()}).meta({id: 'ResgatesPrevia'});
export const bulkAnswer = z.object({mensagem: z.string(), total: z.int()}).meta({id: 'ResgatesAlterados'});
export const dateBody = z
  .strictObject({
    identificador: idInBody,
    date,
    isDataEntrega: flag.optional(),
  })
  .meta({id: 'ResgateData'});
export const forecastBody = z.strictObject({identificador: idInBody, date}).meta({id: 'ResgatePrevisao'});
export const datasFiltradas = z
  .strictObject({filtro, campo: z.enum(RESGATE_DATES, {error: 'Informe qual das datas'}), date})
  .meta({id: 'ResgatesDataFiltrada'});
export const observationBody = z
  .strictObject({
    descricao: z.string('Informe a observação').trim().max(OBSERVACAO_RULE.max, tooLong(OBSERVACAO_RULE.max)),
  })
  .meta({id: 'ResgateObservacao'});
/** A change of an order; `pedido` is its creation. A status is its number as text, a day is ISO. */
const eventoDoResgate = z
  .object({
    ocorridoEm: z.string(),
    por: z.string().nullable(),
    campo: z.enum(['pedido', 'status', 'previsaoEntrega', 'dataEntrega', 'observacao']),
    de: z.string().nullable(),
    para: z.string().nullable(),
  })
  .meta({id: 'EventoDoResgate'});
export type EventoDoResgate = z.infer<typeof eventoDoResgate>;
export const timelineAnswer = z.object({eventos: z.array(eventoDoResgate)}).meta({id: 'LinhaDoTempoDoResgate'});
