import {z} from 'zod';
import {
  CAMPOS_LEITURA,
  ESTADOS_LEITURA,
  FONTES_LEITURA,
  TIPOS_AVISO_LEITURA,
  TIPOS_FISCAIS,
  type CampoLeitura,
} from '@clube/domain';
import {idParam} from '../../../kernel/http/shapes';
import {TIPOS_DO_ARQUIVO, duplicata} from '../duplicata.sql';

const ponto = z.tuple([z.number(), z.number()]).readonly();
const cantos = z.tuple([ponto, ponto, ponto, ponto]).readonly();
const lugar = z.object({arquivo: z.int(), pagina: z.int(), cantos}).meta({id: 'Lugar'});
const confianca = z.number().min(0).max(1);

const campo = z
  .object({
    confianca,
    certa: z.boolean(),
    fonte: z.enum(FONTES_LEITURA),
    motivo: z.string().optional(),
    lugar: lugar.optional(),
  })
  .meta({id: 'CampoLido'});
const campos = z.object(
  Object.fromEntries(CAMPOS_LEITURA.map(nome => [nome, campo.optional()])) as Record<
    CampoLeitura,
    z.ZodOptional<typeof campo>
  >,
);
const aviso = z
  .object({
    tipo: z.enum(TIPOS_AVISO_LEITURA),
    gravidade: z.enum(['erro', 'atencao', 'informacao']),
    texto: z.string(),
    campos: z.array(z.string()).optional(),
    partes: z.array(z.array(lugar)).optional(),
  })
  .meta({id: 'AvisoLeitura'});
const sugestao = z
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
    lugar: lugar.optional(),
    produto: sugestao.extend({via: z.enum(['revenda', 'codigo', 'gtin', 'descricao']), certa: z.boolean()}).nullable(),
    sugestoes: z.array(sugestao),
  })
  .meta({id: 'ItemLido'});
const arquivo = z
  .object({
    diretorioArquivo: z.string(),
    arquivoUrl: z.string(),
    tipo: z.enum(TIPOS_DO_ARQUIVO),
    recorte: z.object({paginas: z.array(z.int()).optional(), cantos: cantos.optional()}).nullable(),
  })
  .meta({id: 'ArquivoDaNota'});

/** Who works on a pending receipt, and until when unless it is renewed. */
export const analise = z
  .object({por: z.string().nullable(), ate: z.iso.datetime().nullable(), minha: z.boolean()})
  .meta({id: 'Analise'});

/** The whole reading of a receipt, as the new-sale form opens with it. */
export const leitura = z
  .object({
    estado: z.enum(ESTADOS_LEITURA),
    chave: z.string().nullable(),
    tipoFiscal: z.enum(TIPOS_FISCAIS).nullable(),
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
    avisos: z.array(aviso),
    arquivos: z.array(arquivo),
    analise,
    possivelDuplicata: duplicata.nullable(),
    segundaConferencia: z
      .object({por: z.string(), em: z.iso.datetime(), minha: z.boolean(), excessos: z.array(z.string())})
      .nullable(),
  })
  .meta({id: 'LeituraDaNota'});
export type LeituraDaNota = z.infer<typeof leitura>;
export type ArquivoDaNota = z.infer<typeof arquivo>;

export const idFotoParam = z.strictObject({idFoto: idParam.shape.id});
export const relida = z.object({estado: z.literal('em_leitura')}).meta({id: 'NotaRelida'});
