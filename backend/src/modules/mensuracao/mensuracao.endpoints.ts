import {z} from 'zod';
import {COTA_OBSERVACAO_REQUIRED, MOMENTOS, MONTHS_OF_HISTORICO, OBSERVACAO_RULE, tooLong} from '@clube/domain';
import {requiredInput} from '../../kernel/entities/schemas';
import {integer, year} from '../../kernel/entities/wire';
import {LONG_CALL_MS, defineEndpoint} from '../../kernel/http/routing/define-endpoint';
import {messageAnswer, textOrNumber} from '../../kernel/http/routing/shapes';
import {importFile, importedGroups} from '../../kernel/imports/calls/imports.endpoints';
import {REFUSED_SYNCHRONOUSLY} from '../../kernel/imports/refusals';
import {IdempotencyKeyReused} from '../../kernel/idempotency';
import {observacao} from '../antifraude';
import {reported} from './reported';

const rede = z.string().trim().max(120).optional();
const ano = year(2000).optional();
const mesesLimite = integer(1, 600).optional();
const {max} = OBSERVACAO_RULE;

export const mensuracaoQuery = z.strictObject({rede});
export const taxasQuery = reported(z.strictObject({rede, ano, mes: integer(1, 12).optional(), mesesLimite}));
export const vendidosQuery = reported(z.strictObject({revenda: z.string().trim().max(20).optional(), ano}));
export const historicoQuery = z.strictObject({rede, ano});
export const mesesQuery = z.strictObject({
  rede: z.string('Informe a rede').trim().min(1, 'Informe a rede').max(120),
  momento: z.enum(MOMENTOS).optional(),
  mesesLimite,
  ano,
});
export const linhasQuery = mesesQuery
  .omit({ano: true})
  .extend({
    codProduto: z.string().trim().min(1).max(60).optional(),
    mes: z
      .string()
      .regex(/^2\d{3}-(0[1-9]|1[0-2])$/, 'Informe o mês, como 2026-08')
      .optional(),
  })
  .refine(({codProduto, mes}) => codProduto !== undefined || mes !== undefined, {
    path: ['mes'],
    message: 'Informe o produto ou o mês',
  });

const mensuracao = z
  .object({
    idRede: z.int(),
    rede: z.string(),
    dataCadastro: z.iso.date(),
    mesesAtendidosAntes: z.int(),
    mesesAtendidosPos: z.int(),
    mediaMensal: z.number(),
    mediaMensalPos: z.number(),
    resultadoMensal: z.number(),
    mediaSemanal: z.number(),
    mediaSemanalPos: z.number(),
    resultadoSemanal: z.number(),
    totalVendidoPos: z.number(),
    observacao: z.string().nullable(),
    observacoes: z.array(observacao),
  })
  .meta({id: 'MensuracaoDaRede'});
const taxa = z
  .object({
    idRede: z.int(),
    rede: z.string(),
    codProduto: z.string(),
    produto: z.string().nullable(),
    valorUnitarioProduto: z.number(),
    mesRef: z.string(),
    qtdVendidaAntes: z.number(),
    mesesAtendidoAntes: z.int(),
    mediaMensal: z.number(),
    qtdVendida: z.number(),
    aumentoVendas: z.number(),
    aumentoVendasDinheiro: z.number(),
    taxaSucesso: z.number(),
  })
  .meta({id: 'TaxaDeSucesso'});
const historicoRow = z
  .object({
    idRede: z.int(),
    rede: z.string(),
    ...Object.fromEntries(MONTHS_OF_HISTORICO.map(month => [month, z.number().nullable()])),
    total: z.number(),
  })
  .meta({id: 'HistoricoDaRede'});
const momento = z.string();
const mesDaRede = z
  .object({idRede: z.int(), rede: z.string(), mes: z.string(), momento, linhas: z.int(), valor: z.number()})
  .meta({id: 'MesDaRede'});
const linhaDaRede = z
  .object({
    id: z.int(),
    idRede: z.int(),
    rede: z.string(),
    /** Who reported it; null if the network did. */
    revenda: z.string().nullable(),
    mes: z.string(),
    momento,
    codProduto: z.string(),
    produto: z.string(),
    quantidade: z.number(),
    valor: z.number(),
  })
  .meta({id: 'LinhaDoHistorico'});
const vendido = z
  .object({
    revenda: z.string(),
    /** Null for the sum of all resellers. */
    cnpj: z.string().nullable(),
    idProduto: z.int(),
    mes: z.string(),
    codProduto: z.string(),
    produto: z.string(),
    quantidade: z.number(),
    valorUnitarioMedio: z.number(),
    valorTotal: z.number(),
    totalPontuado: z.number(),
  })
  .meta({id: 'ProdutoVendido'});

export const read = defineEndpoint('GET /api/mensuracao', {
  summary: 'O que cada rede vendia por mês e por semana antes de entrar, e desde então; primeiro quem mais ganhou',
  description: 'O mês em que a rede entrou conta como depois. rede é o nome ou o número da rede. Valores em reais.',
  query: mensuracaoQuery,
  answer: z.object({mensuracao: z.array(mensuracao)}),
});
export const note = defineEndpoint('POST /api/mensuracao/observacao', {
  summary: 'Anota uma observação sobre a mensuração de uma rede',
  body: z
    .strictObject({
      rede: textOrNumber('Informe a rede').pipe(z.string().min(1, 'Informe a rede').max(120)),
      obs: requiredInput(
        z.string().trim().min(1, COTA_OBSERVACAO_REQUIRED).max(max, tooLong(max)),
        COTA_OBSERVACAO_REQUIRED,
      ),
    })
    .meta({id: 'ObservacaoDaRedeNova'}),
  answer: messageAnswer,
  refuses: [IdempotencyKeyReused],
  idempotent: true,
});
export const taxas = defineEndpoint('GET /api/taxa_sucesso', {
  summary: 'A taxa de sucesso de cada rede, produto e mês: uma parte do que vende a mais que antes de entrar',
  description:
    'Sem ano é o de hoje, sem mês o ano inteiro. mesesLimite compara só com os últimos tantos meses antes da entrada. Valores em reais.',
  query: taxasQuery,
  answer: z.object({taxaSucesso: z.array(taxa)}),
});
export const historico = defineEndpoint('GET /api/historico', {
  summary: 'O que cada rede disse que vendeu, mês a mês de um ano, em reais',
  query: historicoQuery,
  answer: z.object({historico: z.array(historicoRow)}),
});
export const months = defineEndpoint('GET /api/historico/meses', {
  summary: 'Os meses em que uma rede informou vendas: as linhas da mensuração, em reais',
  description:
    'momento: antes ou depois de a rede entrar; mesesLimite: de antes, só os últimos tantos meses. rede é o nome ou o número da rede.',
  query: mesesQuery,
  answer: z.object({meses: z.array(mesDaRede)}),
});
export const lines = defineEndpoint('GET /api/historico/linhas', {
  summary: 'O que se informou das vendas de uma rede, de um produto ou num mês: as linhas da taxa de sucesso, em reais',
  description: 'mes é 2026-08; com momento, as linhas do mês e as do momento.',
  query: linhasQuery,
  answer: z.object({linhas: z.array(linhaDaRede)}),
});
export const firstDate = defineEndpoint('GET /api/historico/primeiraData', {
  summary: 'O primeiro mês de que há histórico; null enquanto não há nenhum',
  answer: z.object({primeiraData: z.iso.date().nullable()}),
});
export const sold = defineEndpoint('GET /api/produtos_vendidos', {
  summary: 'O que foi pontuado numa revenda, por produto e mês de um ano',
  description:
    'revenda é o CNPJ ou o número da revenda; sem ela são todas juntas. Conta o mês da venda. Valores em reais.',
  query: vendidosQuery,
  answer: z.object({produtosVendidos: z.array(vendido)}),
});
export const upload = defineEndpoint('POST /api/upload/historico', {
  summary: 'Importa de um arquivo CSV ou XLSX o que as redes venderam em cada mês',
  description:
    'Com um erro na conferência nada é gravado. total: linhas processadas. Um mês enviado de novo substitui o que disse de um produto.',
  files: importFile,
  answer: importedGroups,
  timeoutMs: LONG_CALL_MS,
  refuses: REFUSED_SYNCHRONOUSLY,
});
