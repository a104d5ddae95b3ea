import {z} from 'zod';
import {MOTIVOS_REPROVACAO, SEM_MOTIVO, TIPO_FISCAL_INVALIDO, TIPOS_FISCAIS} from '@clube/domain';
import {idNoCorpo} from '../../../kernel/http/shapes';
import * as wire from '../../../kernel/resources/wire';
import {calculo} from '../listas/pontuacoes.list';

const texto = z.union([z.string().max(200), z.number()]).nullish();
const item = z
  .strictObject({
    codigo: texto,
    qtde: texto,
    valorUnitario: texto,
    valorDesconto: texto,
    subTotal: texto,
    id: texto,
    nome: texto,
    valorPontos: texto,
    linha: wire
      .integer(0, 9999)
      .nullish()
      .transform(value => value ?? undefined),
  })
  .meta({id: 'ItemNovo'});
const venda = z
  .strictObject({
    cpf: texto,
    tipoFiscal: texto,
    identificador: texto,
    realizadoEm: texto,
    totalVenda: texto,
    totalDescontos: texto,
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
    cnpjLoja: texto,
    nomeLoja: texto,
    cidadeLoja: texto,
    estadoLoja: texto,
    chave: z
      .string()
      .max(60)
      .nullish()
      .transform(value => value ?? undefined),
    serie: wire
      .emptyToNull(wire.integer(0, 999_999_999))
      .optional()
      .transform(value => (value as number | null | undefined) ?? undefined),
    idFoto: idNoCorpo.nullish().transform(value => value ?? undefined),
  })
  .meta({id: 'VendaNova'});
export const pontuacao = z
  .strictObject({
    venda,
    enviarMensagem: wire.flag.nullish().transform(Boolean),
    confirmar: wire.flag.nullish().transform(Boolean),
  })
  .meta({id: 'PontuacaoNova'});
export const pontuado = z
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
export const daNota = z.strictObject({identificador: idNoCorpo}).meta({id: 'DaNota'});
export const reprovacao = z
  .strictObject({
    nomeArquivo: z.string('Informe a nota').min(1, 'Informe a nota').max(100),
    reprovadoMotivo: z.enum(MOTIVOS_REPROVACAO, {error: SEM_MOTIVO}),
    reprovadoPor: z.string().max(200).nullish(),
  })
  .meta({id: 'Reprovacao'});
export const vendasQuery = z.strictObject({
  identificador: z.string('Informe o número').trim().min(1, 'Informe o número').max(60),
  tipoFiscal: z
    .enum(['', ...TIPOS_FISCAIS], TIPO_FISCAL_INVALIDO)
    .optional()
    .transform(value => value || undefined),
  cnpj: z
    .string()
    .max(20)
    .optional()
    .transform(value => value || undefined),
});
const vendaViva = z
  .object({
    id: z.int(),
    idFoto: z.int(),
    identificador: z.string(),
    tipoFiscal: z.enum(TIPOS_FISCAIS),
    cnpjLoja: z.string(),
    chave: z.string().nullable(),
    serie: z.int().nullable(),
    nome: z.string(),
    totalPontos: z.int(),
    pontuadoEm: z.iso.datetime(),
  })
  .meta({id: 'VendaPontuada'});
export const vendasVivas = z.object({vendas: z.array(vendaViva)}).meta({id: 'VendasPontuadas'});
