import {z} from 'zod';
import {RESGATE_STATUSES} from '@clube/domain';
import type {REPORT_LISTS} from './revenda.query';

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

/** What each table can be sorted by. */
export const SORTABLE: Readonly<Record<(typeof REPORT_LISTS)[number], readonly string[]>> = {
  usuariosTotais: Object.keys(pintor.shape),
  topProdutos: Object.keys(produto.shape),
  usuariosCursos: ['nome', 'qtdeCursos'],
  premiosResgatados: Object.keys(premio.shape),
  resgates: Object.keys(resgate.shape),
};

/** What a reseller sees of its shops and of the painters who buy there or prefer them. Amounts are BRL. */
export const dashboardRevenda = z
  .object({
    parceirosCadastrados: count,
    parceirosPontuados: count,
    valorMedioNf: z.number(),
    valorTotalNf: z.number(),
    usuariosTotais: z.array(pintor),
    topProdutos: z.array(produto),
    novosParceiros: series,
    notasEnviadas: series,
    totalVendas: series,
    usuariosCursos: z.array(withCursos),
    premiosResgatados: z.array(premio),
    resgates: z.array(resgate),
    pintoresCadastrados: count,
    pintoresAcheSeuPintor: count,
    pintoresComCurso: count,
    pintoresComResgate: count,
    pintoresAtivos: count,
    pintoresInativos: count,
    lojas: z.array(loja).describe('As da raiz do CNPJ, que a loja pedida pode ser'),
    metadata: z.object({total: count}).meta({id: 'TotalDaTabela'}),
  })
  .meta({id: 'DashboardRevenda'});
export type DashboardRevenda = z.infer<typeof dashboardRevenda>;
export type PintorDaRevenda = DashboardRevenda['usuariosTotais'][number];
