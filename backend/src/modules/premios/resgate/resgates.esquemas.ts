import {z} from 'zod';
import {
  CANCELADO,
  DATA_INVALIDA,
  EXCLUIDO,
  FRASE_LIMITE_MENSAL,
  SEM_DATA,
  SEM_IDS,
  STATUS_RESGATE,
  STATUS_OBRIGATORIO,
  lerDia,
  lerIds,
  type StatusResgate,
} from '@clube/domain';
import {idNoCorpo, textoOuNumero} from '../../../kernel/http/shapes';
import {flag} from '../../../kernel/resources/wire';

export const pedido = z
  .strictObject({
    codigoPremio: textoOuNumero('Informe o prêmio').pipe(z.string().min(1, 'Informe o prêmio').max(60)),
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
      .pipe(z.int().min(1, 'A quantidade mínima é 1').max(1000, FRASE_LIMITE_MENSAL)),
    obs: z
      .string()
      .max(500)
      .nullish()
      .transform(value => value ?? undefined),
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
export const resgatado = z
  .object({
    saldoNovo: z.int(),
    cartao: z.null(),
    resgate: z.object({id: z.int(), identificador: z.int(), pontosGastos: z.int(), previsaoEntrega: z.iso.date()}),
    mensagem: z.string(),
  })
  .meta({id: 'ResgateFeito'});
/** One of the statuses, as the number that it is or as text. */
const um = <S extends StatusResgate>(deles: readonly S[], invalido: string) =>
  z.union([z.literal(deles), z.enum(deles.map(String)).transform(Number).pipe(z.literal(deles))], {
    error: ({input}) => (input === '' || !['number', 'string'].includes(typeof input) ? STATUS_OBRIGATORIO : invalido),
  });
const status = um(STATUS_RESGATE, 'Status inválido.');
const data = z
  .string(SEM_DATA)
  .transform(
    (value, context) => lerDia(value) ?? (context.addIssue({code: 'custom', message: DATA_INVALIDA}), z.NEVER),
  );
export const mudancaStatus = z.strictObject({identificador: idNoCorpo, status}).meta({id: 'ResgateStatus'});
export const cancelamento = z
  .strictObject({
    identificador: idNoCorpo,
    status: um([CANCELADO, EXCLUIDO], 'Cancele com status 3 ou 4.').default(CANCELADO),
  })
  .meta({id: 'Cancelamento'});
export const cancelado = z
  .object({mensagem: z.string(), status: z.literal([CANCELADO, EXCLUIDO]), saldoNovo: z.int()})
  .meta({id: 'ResgateCancelado'});
const idEscrito = z.union([z.string(), z.number()]);
export const emMassa = z
  .strictObject({
    status,
    // As a list, or as people type it into the dialog: with commas.
    ids: z.union([z.string().max(6000), z.array(idEscrito)], {error: SEM_IDS}).transform((escritos, context) => {
      const lidos = lerIds(escritos);
      if ('ids' in lidos) return lidos.ids;
      context.addIssue({code: 'custom', message: lidos.erro});
      return z.NEVER;
    }),
  })
  .meta({id: 'ResgatesStatus'});
export const alteradosEmMassa = z.object({mensagem: z.string(), total: z.int()}).meta({id: 'ResgatesAlterados'});
export const mudancaData = z
  .strictObject({
    identificador: idNoCorpo,
    date: data,
    isDataEntrega: flag.optional(),
  })
  .meta({id: 'ResgateData'});
export const previsao = z.strictObject({identificador: idNoCorpo, date: data}).meta({id: 'ResgatePrevisao'});
export const observacao = z
  .strictObject({
    descricao: z.string('Informe a observação').trim().max(1000, 'Use no máximo 1.000 caracteres'),
  })
  .meta({id: 'ResgateObservacao'});
