import {z} from 'zod';
import {STATUS_RESGATE} from '@clube/domain';

const quanto = z.int().min(0);
const doMes = z
  .object({
    mes: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .describe('AAAA-MM'),
    total: z.number(),
  })
  .meta({id: 'TotalDoMes'});
const serie = z.array(doMes);
const data = z.iso.date().nullable();

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
    qtdeVendas: quanto,
    totalVendas: z.number().describe('Comprado nestas lojas nos últimos 12 meses'),
    mediaNf: z.number(),
    cpf: z.string().describe('Só os três primeiros e os dois últimos dígitos'),
    totalVendido: z.number().describe('Comprado nestas lojas desde sempre'),
  })
  .meta({id: 'PintorDaRevenda'});
const comCursos = z
  .object({
    nome: z.string(),
    qtdeCursos: quanto,
    cursos: z.array(z.object({nomeCurso: z.string(), dataConclusao: data})),
  })
  .meta({id: 'PintorComCursos'});
const resgate = z
  .object({
    id: z.int(),
    nome: z.string(),
    premio: z.string(),
    obs: z.string().nullable(),
    pontosGastos: z.int(),
    status: z.literal([...STATUS_RESGATE]),
    resgatadoEm: z.iso.datetime(),
    previsaoEntrega: data,
    dataEntrega: data,
  })
  .meta({id: 'ResgateDaRevenda'});
const produto = z
  .object({produto: z.string(), qtde: z.number(), totalVendido: z.number()})
  .meta({id: 'ProdutoDaRevenda'});
const premio = z.object({premio: z.string(), quantidade: z.int()}).meta({id: 'PremioResgatado'});

/** What a reseller sees of its shops and of the painters who buy there or prefer them. Amounts are BRL. */
export const dashboardRevenda = z
  .object({
    parceirosCadastrados: quanto,
    parceirosPontuados: quanto,
    valorMedioNf: z.number(),
    valorTotalNf: z.number(),
    usuariosTotais: z.array(pintor),
    topProdutos: z.array(produto),
    novosParceiros: serie,
    notasEnviadas: serie,
    totalVendas: serie,
    usuariosCursos: z.array(comCursos),
    premiosResgatados: z.array(premio),
    resgates: z.array(resgate),
    pintoresCadastrados: quanto,
    pintoresAcheSeuPintor: quanto,
    pintoresComCurso: quanto,
    pintoresComResgate: quanto,
    pintoresAtivos: quanto,
    pintoresInativos: quanto,
  })
  .meta({id: 'DashboardRevenda'});
export type DashboardRevenda = z.infer<typeof dashboardRevenda>;
export type PintorDaRevenda = DashboardRevenda['usuariosTotais'][number];
