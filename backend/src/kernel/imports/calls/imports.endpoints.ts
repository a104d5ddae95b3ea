import {z} from 'zod';
import {
  IMPORTACAO_CELL_MAX,
  IMPORTACAO_ENCODINGS,
  DECIMAL_SIGNS,
  IMPORTACAO_MODES,
  IMPORTACAO_SEPARATORS,
  tooLong,
} from '@clube/domain';
import {outSchema} from '../../entities/schemas';
import {jsonObject} from '../../entities/wire';
import {idParam} from '../../http/routing/shapes';
import {LONG_CALL_MS, defineEndpoint} from '../../http/routing/define-endpoint';
import {listAnswer, queryOf} from '../../lists/list-docs';
import {NotFound} from '../../refusals/refusals';
import {TooManyTrabalhos, TrabalhoFinished} from '../../batch-jobs/refusals';
import {importacoes, linhasDaImportacao} from './imports.list';
import {
  CheckExpired,
  UnreadableFile,
  FileNotAccepted,
  EmptyFile,
  ColumnsMissing,
  ImportacaoHasErrors,
  ImportacaoInUse,
  ImportacaoNotUndoable,
  ImportacaoNotOpen,
  ImportacaoNotChecked,
  LineNotCorrectable,
  MAX_FILE,
  NothingToWrite,
  REFUSED_ON_ARRIVAL,
  TooManyCorrections,
  UnknownImportKind,
} from '../refusals';

const importacao = outSchema(importacoes.fields).meta({id: 'Importacao'});
const linha = outSchema(linhasDaImportacao.fields).meta({id: 'ImportacaoLinha'});

const campo = z
  .object({
    campo: z.string(),
    titulo: z.string(),
    obrigatorio: z.boolean(),
    exemplo: z.string(),
    ajuda: z.string(),
  })
  .meta({id: 'ImportacaoCampo'});
const tipo = z.object({tipo: z.string(), titulo: z.string(), campos: z.array(campo)}).meta({id: 'ImportacaoTipo'});

const CHOOSE = {error: 'Escolha uma das opções'};
const leitura = z
  .strictObject({
    campos: z
      .array(z.string().max(60).nullable(), {error: 'Informe os campos na ordem das colunas'})
      .max(201, 'São colunas demais')
      .optional(),
    codificacao: z.enum(IMPORTACAO_ENCODINGS, CHOOSE).optional(),
    separador: z.enum(IMPORTACAO_SEPARATORS, CHOOSE).optional(),
    decimal: z.enum(DECIMAL_SIGNS, CHOOSE).optional(),
    planilha: z.string().max(200, 'Não existe planilha com este nome').optional(),
  })
  .meta({id: 'ImportacaoLeitura'});
const gravacao = z.strictObject({modo: z.enum(IMPORTACAO_MODES, CHOOSE)}).meta({id: 'ImportacaoGravacao'});

const correcao = z
  .strictObject({
    valores: z
      .record(z.string().max(60), z.string().max(IMPORTACAO_CELL_MAX, tooLong(IMPORTACAO_CELL_MAX)))
      .refine(valores => Object.keys(valores).length > 0, 'Informe o que corrigir'),
  })
  .meta({id: 'ImportacaoCorrecao'});

const desfazer = z
  .object({
    criadas: z.int(),
    mudadas: z.int(),
    impedidas: z.int(),
    primeiras: z.array(z.object({chave: z.string(), motivo: z.string()})),
  })
  .meta({id: 'ImportacaoDesfazer'});

/** File limits of endpoints that import a file. */
export const importFile = {fields: ['arquivo'], maxFiles: 1, bytes: MAX_FILE};
/** Response of a synchronous import. */
export const importTotal = z.object({total: z.int()}).meta({id: 'ImportacaoTotal'});
/** Response of a synchronous import in groups, of which some may be refused. */
export const importedGroups = z
  .object({total: z.int(), erros: z.int(), importacao: z.int()})
  .meta({id: 'ImportacaoEmGrupos'});

export const kinds = defineEndpoint('GET /api/importacoes/tipos', {
  summary: 'O que quem pergunta pode importar, com os campos de cada tipo',
  answer: z.array(tipo),
});

export const template = defineEndpoint('GET /api/importacoes/modelo/{tipo}', {
  summary: 'Um arquivo de modelo: os títulos das colunas e uma linha de exemplo',
  params: z.strictObject({tipo: z.string().max(40)}),
  query: z.strictObject({formato: z.enum(['csv', 'xlsx'], CHOOSE).default('csv')}),
  produces: 'text/csv',
  refuses: [UnknownImportKind],
});

export const list = defineEndpoint('GET /api/importacoes', {
  summary: 'As importações de quem pergunta; um Administrador vê as de todos',
  query: queryOf(importacoes),
  answer: listAnswer(importacoes, importacao),
});

export const send = defineEndpoint('POST /api/importacoes', {
  summary: 'Envia um arquivo CSV ou XLSX e mostra como ele será lido; nada é gravado ainda',
  description: 'parametros: o que o tipo pede além do arquivo, como objeto JSON (produtos da revenda: cnpjRevenda).',
  body: z
    .strictObject({
      tipo: z.string({error: 'Escolha o que será importado'}).max(40),
      parametros: jsonObject('Os parâmetros devem ser um objeto').optional(),
    })
    .meta({id: 'ImportacaoNova'}),
  files: importFile,
  answer: importacao,
  status: 201,
  refuses: [...REFUSED_ON_ARRIVAL, UnknownImportKind],
});

export const get = defineEndpoint('GET /api/importacoes/{id}', {
  summary: 'Uma importação: como é lida, o que a conferência achou, o que foi gravado',
  params: idParam,
  answer: importacao,
  refuses: [NotFound],
});

export const read = defineEndpoint('PUT /api/importacoes/{id}', {
  summary: 'Lê o arquivo de outro modo: o campo de cada coluna, codificação, separador, decimal, planilha',
  params: idParam,
  body: leitura,
  answer: importacao,
  refuses: [NotFound, ImportacaoNotOpen, UnreadableFile, EmptyFile, FileNotAccepted],
});

export const check = defineEndpoint('POST /api/importacoes/{id}/conferir', {
  summary: 'Confere as linhas num trabalho: o que há de errado, o que é novo, o que muda',
  params: idParam,
  answer: importacao,
  refuses: [NotFound, ImportacaoNotOpen, ColumnsMissing, TooManyTrabalhos],
});

export const lines = defineEndpoint('GET /api/importacoes/{id}/linhas', {
  summary: 'As linhas conferidas; o filtro situacao escolhe entre elas',
  params: idParam,
  query: queryOf(linhasDaImportacao),
  answer: listAnswer(linhasDaImportacao, linha),
  refuses: [NotFound],
});

export const correct = defineEndpoint('PUT /api/importacoes/{id}/linhas/{linha}', {
  summary: 'Corrige células de uma linha conferida e a confere de novo, com as que têm a mesma chave',
  params: z.strictObject({id: idParam.shape.id, linha: idParam.shape.id}),
  body: correcao,
  answer: z.object({importacao, linha}).meta({id: 'ImportacaoCorrigida'}),
  refuses: [NotFound, ImportacaoNotOpen, ImportacaoNotChecked, LineNotCorrectable, TooManyCorrections, CheckExpired],
});

export const summary = defineEndpoint('GET /api/importacoes/{id}/resumo', {
  summary: 'O que as linhas certas somam, antes de gravar; vazio nos tipos que não contam nada',
  params: idParam,
  answer: z.array(z.object({titulo: z.string(), valor: z.number()}).meta({id: 'ImportacaoResumo'})),
  refuses: [NotFound],
});

export const errors = defineEndpoint('GET /api/importacoes/{id}/erros', {
  summary: 'As linhas com erro como vieram, com o motivo, para corrigir e enviar de novo',
  params: idParam,
  produces: 'text/csv',
  refuses: [NotFound, ImportacaoNotOpen],
});

export const write = defineEndpoint('POST /api/importacoes/{id}/gravar', {
  summary: 'Grava as linhas num trabalho: todas, ou só as válidas, numa transação',
  params: idParam,
  body: gravacao,
  answer: importacao,
  refuses: [NotFound, ImportacaoNotOpen, ImportacaoNotChecked, ImportacaoHasErrors, NothingToWrite, TooManyTrabalhos],
});

export const undoPreview = defineEndpoint('GET /api/importacoes/{id}/desfazer', {
  summary: 'O que desfazer a importação faria, e o que a impede: linhas mudadas ou usadas depois',
  params: idParam,
  answer: desfazer,
  timeoutMs: LONG_CALL_MS,
  refuses: [NotFound, ImportacaoNotUndoable],
});

export const undo = defineEndpoint('POST /api/importacoes/{id}/desfazer', {
  summary: 'Desfaz num trabalho uma importação gravada, por 7 dias: tudo, ou nada se algo foi mudado ou usado depois',
  params: idParam,
  answer: importacao,
  timeoutMs: LONG_CALL_MS,
  refuses: [NotFound, ImportacaoNotUndoable, ImportacaoInUse, TooManyTrabalhos],
});

export const cancel = defineEndpoint('POST /api/importacoes/{id}/cancelar', {
  summary: 'Desiste da importação; o que estava sendo gravado é desfeito',
  params: idParam,
  answer: importacao,
  refuses: [NotFound, ImportacaoNotOpen, TrabalhoFinished],
});
