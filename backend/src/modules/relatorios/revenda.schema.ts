import {z} from 'zod';
import {RESGATE_STATUSES} from '@clube/domain';

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
    temCursos: z.boolean(),
    programa: z.enum(['Clube do Pintor', 'Ache Seu Pintor']),
    estaAtivo: z.boolean(),
    diasSemAcesso: z.int().nullable(),
    qtdeVendas: count,
    totalVendas: z.number().describe('Comprado nestas lojas nos últimos 12 meses'),
    mediaNf: z.number(),
    cpf: z.string().describe('Só os três primeiros e os dois últimos dígitos'),
    totalVendido: z.number().describe('Comprado nestas lojas desde sempre'),
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
  })
  .meta({id: 'DashboardRevenda'});
export type DashboardRevenda = z.infer<typeof dashboardRevenda>;
export type PintorDaRevenda = DashboardRevenda['usuariosTotais'][number];
