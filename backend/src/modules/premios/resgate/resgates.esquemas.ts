import {z} from 'zod';
import {CANCELADO, EXCLUIDO, FRASE_LIMITE_MENSAL, cortar, lerDia, statusResgateValido} from '@clube/domain';
import {id, idNoCorpo, textoOuNumero} from '../../../kernel/http/shapes';
import {flag} from '../../../kernel/resources/wire';
import {filtro} from '../../../kernel/work/of-list';

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
const status = z
  .union([z.int(), z.string().regex(/^\d$/).transform(Number)], {error: 'Status é obrigatório.'})
  .refine(statusResgateValido, 'Status inválido.')
  .transform(value => value);
const data = z
  .string('Informe a data')
  .transform(
    (value, context) => lerDia(value) ?? (context.addIssue({code: 'custom', message: 'Data inválida'}), z.NEVER),
  );
export const mudancaStatus = z.strictObject({identificador: idNoCorpo, status}).meta({id: 'ResgateStatus'});
export const cancelamento = z
  .strictObject({
    identificador: idNoCorpo,
    status: status
      .refine(value => value === CANCELADO || value === EXCLUIDO, 'Cancele com status 3 ou 4.')
      .default(CANCELADO),
  })
  .meta({id: 'Cancelamento'});
export const cancelado = z
  .object({mensagem: z.string(), status: z.int(), saldoNovo: z.int()})
  .meta({id: 'ResgateCancelado'});
const idEscrito = z.union([z.string(), z.number()], {error: 'Id inválido encontrado'});
export const emMassa = z
  .strictObject({
    status,
    // As a list, or as people type it into the dialog: with commas.
    ids: z
      .union([z.string().max(6000).transform(splitIds), z.array(idEscrito)], {error: 'Informe pelo menos um id.'})
      .pipe(z.array(idEscrito).min(1, 'Informe pelo menos um id.').max(500, 'São no máximo 500 ids por vez.'))
      .transform(readIds),
  })
  .meta({id: 'ResgatesStatus'});
export const emMassaFiltrada = z.strictObject({filtro, status}).meta({id: 'ResgatesStatusFiltrado'});
export const cancelamentoFiltrado = z.strictObject({filtro}).meta({id: 'ResgatesCancelamentoFiltrado'});
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

function splitIds(text: string): string[] {
  return text.split(',').filter(part => part.trim() !== '');
}

function readIds(list: (string | number)[], context: z.RefinementCtx): number[] {
  return list.map(value => {
    const read = id.safeParse(String(value).trim());
    if (read.success && read.data > 0) return read.data;
    context.addIssue({code: 'custom', message: `Id inválido encontrado: ${cortar(String(value), 40)}`});
    return 0;
  });
}
