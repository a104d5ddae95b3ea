import {z} from 'zod';
import {REJECTION_REASONS, NO_REASON, INVALID_TIPO_FISCAL, TIPO_FISCAL_VALUES} from '@clube/domain';
import {idInBody} from '../../../kernel/http/routing/shapes';
import * as wire from '../../../kernel/entities/wire';
import {calculo} from '../lists/pontuacoes.list';

const textOrAbsent = z.union([z.string().max(200), z.number()]).nullish();
const item = z
  .strictObject({
    codigo: textOrAbsent,
    qtde: textOrAbsent,
    valorUnitario: textOrAbsent,
    valorDesconto: textOrAbsent,
    subTotal: textOrAbsent,
    id: textOrAbsent,
    nome: textOrAbsent,
    valorPontos: textOrAbsent,
    linha: wire
      .integer(0, 9999)
      .nullish()
      .transform(value => value ?? undefined),
  })
  .meta({id: 'ItemNovo'});
const venda = z
  .strictObject({
    cpf: textOrAbsent,
    tipoFiscal: textOrAbsent,
    identificador: textOrAbsent,
    realizadoEm: textOrAbsent,
    totalVenda: textOrAbsent,
    totalDescontos: textOrAbsent,
    itens: z.array(item).max(500, 'São no máximo 500 itens').optional(),
    nomeArquivo: z
      .string()
      .max(100)
      .nullish()
      .transform(value => value ?? undefined),
    codigoPromocional: z
      .string()
      .max(60)
      .nullish()
      .transform(value => value ?? undefined),
    cnpjLoja: textOrAbsent,
    nomeLoja: textOrAbsent,
    cidadeLoja: textOrAbsent,
    estadoLoja: textOrAbsent,
    chave: z
      .string()
      .max(60)
      .nullish()
      .transform(value => value ?? undefined),
    serie: wire
      .emptyToNull(wire.integer(0, 999_999_999))
      .optional()
      .transform(value => (value as number | null | undefined) ?? undefined),
    idFoto: idInBody.nullish().transform(value => value ?? undefined),
  })
  .meta({id: 'VendaNova'});
export const pontuacao = z
  .strictObject({
    venda,
    enviarMensagem: wire.flag.nullish().transform(Boolean),
    confirmar: wire.flag.nullish().transform(Boolean),
  })
  .meta({id: 'PontuacaoNova'});
export const scoredAnswer = z
  .object({
    mensagem: z.string(),
    venda: z.object({
      id: z.int(),
      totalPontos: z.int(),
      pontosDobrados: z.literal([0, 1]),
      codigoCancelado: z.boolean(),
      calculo,
    }),
  })
  .meta({id: 'NotaPontuada'});
export const ofNotaBody = z.strictObject({identificador: idInBody}).meta({id: 'DaNota'});
export const returnBody = z
  .strictObject({identificador: idInBody, recente: z.boolean().optional()})
  .meta({id: 'NotaRetornada'});
export const rejectionBody = z
  .strictObject({
    nomeArquivo: z.string('Informe a nota').min(1, 'Informe a nota').max(100),
    reprovadoMotivo: z.enum(REJECTION_REASONS, {error: NO_REASON}),
    reprovadoPor: z.string().max(200).nullish(),
  })
  .meta({id: 'Reprovacao'});
export const vendasQuery = z.strictObject({
  identificador: z.string('Informe o número').trim().min(1, 'Informe o número').max(60),
  tipoFiscal: z
    .enum(['', ...TIPO_FISCAL_VALUES], INVALID_TIPO_FISCAL)
    .optional()
    .transform(value => value || undefined),
  cnpj: z
    .string()
    .max(20)
    .optional()
    .transform(value => value || undefined),
  /** What tells papers of one number apart: the access key, else the series. */
  chave: z.string().max(60).optional(),
  serie: z.coerce.number().int().min(0).max(999_999_999).optional(),
});
const activeVenda = z
  .object({
    id: z.int(),
    idFoto: z.int(),
    identificador: z.string(),
    tipoFiscal: z.enum(TIPO_FISCAL_VALUES),
    cnpjLoja: z.string(),
    chave: z.string().nullable(),
    serie: z.int().nullable(),
    nome: z.string(),
    totalPontos: z.int(),
    pontuadoEm: z.iso.datetime(),
  })
  .meta({id: 'VendaPontuada'});
export const activeVendas = z.object({vendas: z.array(activeVenda)}).meta({id: 'VendasPontuadas'});
