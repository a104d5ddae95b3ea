import {z} from 'zod';
import {
  READING_FIELDS,
  READING_STATES,
  READING_SOURCES,
  READING_WARNING_KINDS,
  TIPO_FISCAL_VALUES,
  type ReadingFieldName,
} from '@clube/domain';
import {idParam} from '../../../kernel/http/routing/shapes';
import {FILE_KINDS, duplicate} from '../lists/duplicate.sql';

const point = z.tuple([z.number(), z.number()]).readonly();
const corners = z.tuple([point, point, point, point]).readonly();
const place = z.object({arquivo: z.int(), pagina: z.int(), cantos: corners}).meta({id: 'Lugar'});
const confianca = z.number().min(0).max(1);

const field = z
  .object({
    confianca,
    certa: z.boolean(),
    fonte: z.enum(READING_SOURCES),
    motivo: z.string().optional(),
    lugar: place.optional(),
  })
  .meta({id: 'CampoLido'});
const campos = z.object(
  Object.fromEntries(READING_FIELDS.map(nome => [nome, field.optional()])) as Record<
    ReadingFieldName,
    z.ZodOptional<typeof field>
  >,
);
const warning = z
  .object({
    tipo: z.enum(READING_WARNING_KINDS),
    gravidade: z.enum(['erro', 'atencao', 'informacao']),
    texto: z.string(),
    campos: z.array(z.string()).optional(),
    partes: z.array(z.array(place)).optional(),
  })
  .meta({id: 'AvisoLeitura'});
const suggestion = z
  .object({codigo: z.string(), nome: z.string(), valorPontos: z.int(), confianca})
  .meta({id: 'ProdutoSugerido'});
const item = z
  .object({
    codigo: z.string().nullable(),
    nome: z.string().nullable(),
    qtde: z.number().nullable(),
    valorUnitario: z.number().nullable(),
    valorDesconto: z.number().nullable(),
    subTotal: z.number().nullable(),
    confianca,
    certa: z.boolean(),
    motivo: z.string().optional(),
    lugar: place.optional(),
    produto: suggestion
      .extend({via: z.enum(['revenda', 'codigo', 'gtin', 'descricao']), certa: z.boolean()})
      .nullable(),
    sugestoes: z.array(suggestion),
  })
  .meta({id: 'ItemLido'});
const file = z
  .object({
    diretorioArquivo: z.string(),
    arquivoUrl: z.string(),
    tipo: z.enum(FILE_KINDS),
    recorte: z.object({paginas: z.array(z.int()).optional(), cantos: corners.optional()}).nullable(),
  })
  .meta({id: 'ArquivoDaNota'});

/** The person who works on a pending receipt, and the end of the lease. */
export const analysis = z
  .object({por: z.string().nullable(), ate: z.iso.datetime().nullable(), minha: z.boolean()})
  .meta({id: 'Analise'});

/** The complete reading of a receipt, with which the new-sale form is filled. */
export const reading = z
  .object({
    estado: z.enum(READING_STATES),
    chave: z.string().nullable(),
    tipoFiscal: z.enum(TIPO_FISCAL_VALUES).nullable(),
    modelo: z.string().nullable(),
    serie: z.int().nullable(),
    numero: z.string().nullable(),
    uf: z.string().nullable(),
    cidade: z.string().nullable(),
    cpfCnpj: z.string().nullable(),
    loja: z.string().nullable(),
    dataEmissao: z.iso.date().nullable(),
    total: z.number().nullable(),
    descontos: z.number().nullable(),
    confianca: confianca.nullable(),
    certa: z.boolean(),
    atrasada: z.boolean(),
    itens: z.array(item),
    campos,
    avisos: z.array(warning),
    arquivos: z.array(file),
    analise: analysis,
    possivelDuplicata: duplicate.nullable(),
    segundaConferencia: z
      .object({por: z.string(), em: z.iso.datetime(), minha: z.boolean(), excessos: z.array(z.string())})
      .nullable(),
  })
  .meta({id: 'LeituraDaNota'});
export type NotaReading = z.infer<typeof reading>;
export type AnsweredFile = z.infer<typeof file>;

export const idFotoParam = z.strictObject({idFoto: idParam.shape.id});
export const readAgainAnswer = z.object({estado: z.literal('em_leitura')}).meta({id: 'NotaRelida'});
