import {z} from 'zod';
import {MAX_JOINT_NOTAS, TIPO_FISCAL_VALUES} from '@clube/domain';
import {idInBody} from '../../../kernel/http/routing/shapes';
import {FILE_KINDS} from '../lists/duplicate.sql';

const NONE = 'Escolha ao menos uma nota';
const TOO_MANY = `São no máximo ${MAX_JOINT_NOTAS} notas de cada vez`;

const nota = z
  .object({
    id: z.int(),
    nome: z.string(),
    cpf: z.string(),
    loja: z.string(),
    redeAntifraude: z.int().nullable(),
    dataEmissao: z.iso.date(),
    tipoFiscal: z.enum(TIPO_FISCAL_VALUES),
    numero: z.string(),
    total: z.number(),
    pontos: z.int(),
    codigoPromocional: z.string().nullable(),
    primeira: z.boolean(),
    excessos: z.array(z.string()),
    lidaEm: z.iso.datetime(),
    diretorioArquivo: z.string().nullable(),
    arquivoUrl: z.string().nullable(),
    tipo: z.enum(FILE_KINDS).nullable(),
  })
  .meta({id: 'NotaJunta'});
export type JointNota = z.infer<typeof nota>;
export const sheetAnswer = z.object({notas: z.array(nota)}).meta({id: 'NotasJuntas'});

const seen = z
  .strictObject({
    id: idInBody,
    total: z.number('Informe o total visto'),
    pontos: z.int('Informe os pontos vistos'),
    lidaEm: z.iso.datetime('Informe quando a nota foi lida'),
  })
  .meta({id: 'NotaVista'});
/** A receipt as the caller saw it; it is not scored if anything differs now. */
export type SeenNota = z.infer<typeof seen>;

const eachOnce = (ids: readonly number[]): boolean => new Set(ids).size === ids.length;

export const scoreBody = z
  .strictObject({
    notas: z
      .array(seen, NONE)
      .min(1, NONE)
      .max(MAX_JOINT_NOTAS, TOO_MANY)
      .refine(notas => eachOnce(notas.map(({id}) => id)), 'Uma nota veio duas vezes'),
  })
  .meta({id: 'NotasParaPontuar'});
export const undoBody = z
  .strictObject({
    ids: z
      .array(idInBody, NONE)
      .min(1, NONE)
      .max(MAX_JOINT_NOTAS, TOO_MANY)
      .refine(eachOnce, 'Uma nota veio duas vezes'),
  })
  .meta({id: 'NotasParaDesfazer'});

const result = z
  .object({
    id: z.int(),
    estado: z.enum(['pontuada', 'pendente', 'recusada']),
    pontos: z.int().nullable(),
    erro: z.string().nullable(),
    codigo: z.string().nullable(),
  })
  .meta({id: 'ResultadoDaNota'});
export type JointResult = z.infer<typeof result>;
export const jointScoredAnswer = z
  .object({mensagem: z.string(), resultados: z.array(result), desfazerAte: z.iso.datetime()})
  .meta({id: 'NotasPontuadas'});
export const undoneAnswer = z.object({mensagem: z.string(), resultados: z.array(result)}).meta({id: 'NotasDesfeitas'});
