import {z} from 'zod';
import {STATUS_RESGATE} from '@clube/domain';

const quanto = z.int().min(0);
const serie = z.array(z.object({mes: z.string().describe('AAAA-MM'), total: z.number()}));
const data = z.iso.date().nullable();

/** What a reseller sees of its shops and of the painters who buy there or prefer them. Amounts are BRL. */
export const dashboardRevenda = z.object({
  parceirosCadastrados: quanto,
  parceirosPontuados: quanto,
  valorMedioNf: z.number(),
  valorTotalNf: z.number(),
  usuariosTotais: z.array(
    z.object({
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
    }),
  ),
  topProdutos: z.array(z.object({produto: z.string(), qtde: z.number(), totalVendido: z.number()})),
  novosParceiros: serie,
  notasEnviadas: serie,
  totalVendas: serie,
  usuariosCursos: z.array(
    z.object({
      nome: z.string(),
      qtdeCursos: quanto,
      cursos: z.array(z.object({nomeCurso: z.string(), dataConclusao: data})),
    }),
  ),
  premiosResgatados: z.array(z.object({premio: z.string(), quantidade: z.int()})),
  resgates: z.array(
    z.object({
      id: z.int(),
      nome: z.string(),
      premio: z.string(),
      obs: z.string().nullable(),
      pontosGastos: z.int(),
      status: z.literal([...STATUS_RESGATE]),
      resgatadoEm: z.iso.datetime(),
      previsaoEntrega: data,
      dataEntrega: data,
    }),
  ),
  pintoresCadastrados: quanto,
  pintoresAcheSeuPintor: quanto,
  pintoresComCurso: quanto,
  pintoresComResgate: quanto,
  pintoresAtivos: quanto,
  pintoresInativos: quanto,
});
export type DashboardRevenda = z.infer<typeof dashboardRevenda>;
export type PintorDaRevenda = DashboardRevenda['usuariosTotais'][number];
