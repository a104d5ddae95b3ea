import {z} from 'zod';
import {RESGATE_STATUSES} from '@clube/domain';
import type {ReportList} from './revenda.query';

const count = z.int().min(0);
const monthTotal = z
  .object({
    mes: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .describe('AAAA-MM'),
    total: z.number(),
  })
  .meta({id: 'TotalDoMes'});
const series = z.array(monthTotal);
const date = z.iso.date().nullable();

const pintor = z
  .object({
    id: z.int(),
    nome: z.string(),
    celular: z.string(),
    cidade: z.string(),
    uf: z.string(),
    temCursos: z.boolean().describe('Concluiu um curso'),
    temResgate: z.boolean().describe('Fez um resgate que não foi cancelado'),
    programa: z.enum(['Clube do Pintor', 'Ache Seu Pintor']),
    estaAtivo: z.boolean(),
    diasSemAcesso: z.int().nullable(),
    qtdeVendas: count,
    totalVendas: z.number().describe('Comprado nestas lojas nos meses das séries'),
    mediaNf: z.number(),
    cpf: z.string().describe('Só os três primeiros e os dois últimos dígitos'),
    totalVendido: z.number().describe('Comprado nestas lojas no período; sem ele, desde sempre'),
  })
  .meta({id: 'PintorDaRevenda'});
const withCursos = z
  .object({
    id: z.int().describe('Do pintor'),
    nome: z.string(),
    qtdeCursos: count,
    cursos: z.array(z.object({nomeCurso: z.string(), dataConclusao: date})),
  })
  .meta({id: 'PintorComCursos'});
const resgate = z
  .object({
    id: z.int(),
    nome: z.string(),
    premio: z.string(),
    qtde: z.int().min(1),
    obs: z.string().nullable(),
    pontosGastos: z.int(),
    status: z.literal([...RESGATE_STATUSES]),
    resgatadoEm: z.iso.datetime(),
    previsaoEntrega: date,
    dataEntrega: date,
  })
  .meta({id: 'ResgateDaRevenda'});
const produto = z
  .object({produto: z.string(), qtde: z.number(), totalVendido: z.number()})
  .meta({id: 'ProdutoDaRevenda'});
const premio = z.object({premio: z.string(), quantidade: z.int()}).meta({id: 'PremioResgatado'});

const loja = z.object({cnpj: z.string(), nome: z.string()}).meta({id: 'LojaDaRevenda'});

/** The columns by which each table can be sorted. */
export const SORTABLE: Readonly<Record<ReportList, readonly string[]>> = {
  usuariosTotais: Object.keys(pintor.shape),
  topProdutos: Object.keys(produto.shape),
  usuariosCursos: ['nome', 'qtdeCursos'],
  premiosResgatados: Object.keys(premio.shape),
  resgates: Object.keys(resgate.shape),
};

const metadata = z.object({total: count}).meta({id: 'TotalDaTabela'});

/** The figures and charts of a reseller's report, without the long tables. Amounts are BRL. */
export const numerosRevenda = z
  .object({
    parceirosCadastrados: count,
    parceirosPontuados: count,
    valorMedioNf: z.number(),
    valorTotalNf: z.number(),
    qtdeNotas: count.describe('As notas de que são valorMedioNf e valorTotalNf'),
    topProdutos: z.array(produto),
    novosParceiros: series,
    notasEnviadas: series,
    totalVendas: series,
    pintoresCadastrados: count,
    pintoresAcheSeuPintor: count,
    pintoresComCurso: count,
    pintoresComResgate: count,
    pintoresAtivos: count,
    pintoresInativos: count,
    lojas: z.array(loja).describe('As da raiz do CNPJ, que a loja pedida pode ser'),
  })
  .meta({id: 'NumerosDaRevenda'});

/** A reseller's report on its shops and the painters who buy there or prefer them. */
export const dashboardRevenda = numerosRevenda
  .extend({
    usuariosTotais: z.array(pintor),
    usuariosCursos: z.array(withCursos),
    premiosResgatados: z.array(premio),
    resgates: z.array(resgate),
    metadata,
  })
  .meta({id: 'DashboardRevenda'});

export const pintoresRevenda = z.object({usuariosTotais: z.array(pintor), metadata});
export const cursosRevenda = z.object({usuariosCursos: z.array(withCursos), metadata});
export const premiosRevenda = z.object({premiosResgatados: z.array(premio), metadata});
export const resgatesRevenda = z.object({resgates: z.array(resgate), metadata});

export type NumerosRevenda = z.infer<typeof numerosRevenda>;
export type DashboardRevenda = z.infer<typeof dashboardRevenda>;
