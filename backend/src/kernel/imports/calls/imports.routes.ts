import {z} from 'zod';
import {CODIFICACOES, DECIMAIS, MODOS_IMPORTACAO, SEPARADORES} from '@clube/domain';
import {outSchema} from '../../entities/schemas';
import {idParam} from '../../http/routing/shapes';
import {route} from '../../http/routing/route';
import {listAnswer, queryOf} from '../../lists/list-docs';
import {NotFound} from '../../refusals/refusals';
import {TrabalhosDemais, TrabalhoTerminado} from '../../work/refusals';
import {importacoes, linhasDaImportacao} from './imports.list';
import {
  ArquivoIlegivel,
  ArquivoNaoAceito,
  ArquivoVazio,
  ColunasFaltando,
  ImportacaoComErros,
  ImportacaoNaoAberta,
  ImportacaoNaoConferida,
  MAX_FILE,
  NadaAGravar,
  REFUSED_ON_ARRIVAL,
  TipoDesconhecido,
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
    codificacao: z.enum(CODIFICACOES, CHOOSE).optional(),
    separador: z.enum(SEPARADORES, CHOOSE).optional(),
    decimal: z.enum(DECIMAIS, CHOOSE).optional(),
    planilha: z.string().max(200, 'Não existe planilha com este nome').optional(),
  })
  .meta({id: 'ImportacaoLeitura'});
const gravacao = z.strictObject({modo: z.enum(MODOS_IMPORTACAO, CHOOSE)}).meta({id: 'ImportacaoGravacao'});

/** The files of any call that imports. */
export const importFile = {fields: ['arquivo'], maxFiles: 1, bytes: MAX_FILE};
/** What a call may take that imports a file at once: a million lines on a busy machine. */
export const IMPORT_MS = 15 * 60_000;
/** What a call answers that imports a file at once. */
export const importTotal = z.object({total: z.int()}).meta({id: 'ImportacaoTotal'});

export const tipos = route('GET /api/importacoes/tipos', {
  summary: 'O que quem pergunta pode importar, com os campos de cada tipo',
  answer: z.array(tipo),
});

export const modelo = route('GET /api/importacoes/modelo/{tipo}', {
  summary: 'Um arquivo de modelo: os títulos das colunas e uma linha de exemplo',
  params: z.strictObject({tipo: z.string().max(40)}),
  query: z.strictObject({formato: z.enum(['csv', 'xlsx'], CHOOSE).default('csv')}),
  produces: 'text/csv',
  refuses: [TipoDesconhecido],
});

export const listar = route('GET /api/importacoes', {
  summary: 'As importações de quem pergunta; um Administrador vê as de todos',
  query: queryOf(importacoes),
  answer: listAnswer(importacoes, importacao),
});

export const enviar = route('POST /api/importacoes', {
  summary: 'Envia um arquivo CSV ou XLSX e mostra como ele será lido; nada é gravado ainda',
  body: z.strictObject({tipo: z.string({error: 'Escolha o que será importado'}).max(40)}).meta({id: 'ImportacaoNova'}),
  files: importFile,
  answer: importacao,
  status: 201,
  refuses: [...REFUSED_ON_ARRIVAL, TipoDesconhecido],
});

export const uma = route('GET /api/importacoes/{id}', {
  summary: 'Uma importação: como é lida, o que a conferência achou, o que foi gravado',
  params: idParam,
  answer: importacao,
  refuses: [NotFound],
});

export const ler = route('PUT /api/importacoes/{id}', {
  summary: 'Lê o arquivo de outro modo: o campo de cada coluna, codificação, separador, decimal, planilha',
  params: idParam,
  body: leitura,
  answer: importacao,
  refuses: [NotFound, ImportacaoNaoAberta, ArquivoIlegivel, ArquivoVazio, ArquivoNaoAceito],
});

export const conferir = route('POST /api/importacoes/{id}/conferir', {
  summary: 'Confere as linhas num trabalho: o que há de errado, o que é novo, o que muda',
  params: idParam,
  answer: importacao,
  refuses: [NotFound, ImportacaoNaoAberta, ColunasFaltando, TrabalhosDemais],
});

export const linhas = route('GET /api/importacoes/{id}/linhas', {
  summary: 'As linhas conferidas; o filtro situacao escolhe entre elas',
  params: idParam,
  query: queryOf(linhasDaImportacao),
  answer: listAnswer(linhasDaImportacao, linha),
  refuses: [NotFound],
});

export const erros = route('GET /api/importacoes/{id}/erros', {
  summary: 'As linhas com erro como vieram, com o motivo, para corrigir e enviar de novo',
  params: idParam,
  produces: 'text/csv',
  refuses: [NotFound, ImportacaoNaoAberta],
});

export const gravar = route('POST /api/importacoes/{id}/gravar', {
  summary: 'Grava as linhas num trabalho: todas, ou só as válidas, numa transação',
  params: idParam,
  body: gravacao,
  answer: importacao,
  refuses: [NotFound, ImportacaoNaoAberta, ImportacaoNaoConferida, ImportacaoComErros, NadaAGravar, TrabalhosDemais],
});

export const cancelar = route('POST /api/importacoes/{id}/cancelar', {
  summary: 'Desiste da importação; o que estava sendo gravado é desfeito',
  params: idParam,
  answer: importacao,
  refuses: [NotFound, ImportacaoNaoAberta, TrabalhoTerminado],
});
