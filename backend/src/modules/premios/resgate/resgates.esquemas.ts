import {z} from 'zod';
import {CANCELADO, EXCLUIDO, lerData, statusResgateValido} from '@clube/domain';
import {id, idNoCorpo} from '../../../kernel/http/shapes';

export const pedido = z.strictObject({
  codigoPremio: z.string('Informe o prêmio').trim().min(1, 'Informe o prêmio').max(60),
  qtde: z
    .int('Informe a quantidade')
    .min(1, 'A quantidade mínima é 1')
    .max(1000, 'São no máximo 5 unidades de cada prêmio por mês.'),
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
        .string()
        .max(200)
        .nullable()
        .transform(value => value ?? ''),
    )
    .nullish()
    .transform(value => value ?? undefined),
});
export const resgatado = z.object({
  saldoNovo: z.int(),
  cartao: z.null(),
  resgate: z.object({id: z.int(), identificador: z.int(), pontosGastos: z.int(), previsaoEntrega: z.iso.date()}),
  mensagem: z.string(),
});
const status = z
  .union([z.int(), z.string().regex(/^\d$/).transform(Number)], {error: 'Status é obrigatório.'})
  .refine(statusResgateValido, 'Status inválido.')
  .transform(value => value);
const data = z
  .string('Informe a data')
  .transform(
    (value, context) =>
      lerData(value.slice(0, 10)) ?? (context.addIssue({code: 'custom', message: 'Data inválida'}), z.NEVER),
  );
export const mudancaStatus = z.strictObject({identificador: idNoCorpo, status});
export const cancelamento = z.strictObject({
  identificador: idNoCorpo,
  status: status
    .refine(value => value === CANCELADO || value === EXCLUIDO, 'Cancele com status 3 ou 4.')
    .default(CANCELADO),
});
export const emMassa = z.strictObject({
  status,
  ids: z
    .array(z.unknown(), 'Informe pelo menos um id.')
    .min(1, 'Informe pelo menos um id.')
    .max(500)
    .transform(readIds),
});
export const mudancaData = z.strictObject({
  identificador: idNoCorpo,
  date: data,
  isDataEntrega: z.boolean().optional(),
});
export const previsao = z.strictObject({identificador: idNoCorpo, date: data});
export const observacao = z.strictObject({
  descricao: z.string('Informe a observação').trim().max(1000, 'Use no máximo 1.000 caracteres'),
});

function readIds(list: unknown[], context: z.RefinementCtx): number[] {
  return list.map(value => {
    const read = id.safeParse(String(value));
    if (read.success && read.data > 0) return read.data;
    context.addIssue({code: 'custom', message: `Id inválido encontrado: ${String(value).slice(0, 40)}`});
    return 0;
  });
}
