import {z} from 'zod';
import {periodFault, type Period} from '@clube/domain';
import {fieldRefusal} from '../../kernel/refusals/refusals';

const count = z.int().min(0);
/** The figure that sorts the table, for the preceding period; null without a requested period. */
const antes = z.int().nullable();
const pintor = z
  .object({nome: z.string(), cpf: z.string(), acumulado: z.int(), saldo: z.int(), vendido: z.number(), antes})
  .meta({id: 'PintorQueMaisPontua'});
const revenda = z
  .object({nome: z.string(), cnpj: z.string(), acumulado: z.int(), vendido: z.number(), antes})
  .meta({id: 'RevendaQueMaisPontua'});
const referringRevenda = z
  .object({nome: z.string(), cnpj: z.string(), quantidade: z.int(), antes})
  .meta({id: 'RevendaQueMaisIndica'});
const produto = z
  .object({
    nome: z.string(),
    codigo: z.string(),
    acumulado: z.int(),
    quantidade: z.number(),
    vendido: z.number(),
    antes,
  })
  .meta({id: 'ProdutoMaisVendido'});

const figures = {
  parceirosCadastrados: count,
  revendasCadastradas: count,
  parceirosPontuados: count,
  revendasPontuadas: count,
  lojasPontuadas: count,
  qtdParceirosIndicados: count,
  qtdParceirosIndicadosValidados: count,
};
const earlier = z
  .object({dataInicial: z.iso.date(), dataFinal: z.iso.date(), ...figures})
  .meta({id: 'DashboardAnterior'});

/**
 * The figures of the panel's dashboard and its four tables of twenty rows; vendido is in BRL, acumulado and saldo in
 * points.
 */
export const dashboard = z
  .object({
    ...figures,
    topParceirosPontuados: z.array(pintor),
    topRevendasPontuadas: z.array(revenda),
    topRevendasQueIndicam: z.array(referringRevenda),
    topProdutosVendidos: z.array(produto),
    anterior: earlier.nullable().describe('Os mesmos números no período anterior; sem período, nulo'),
    anoAnterior: earlier
      .nullable()
      .describe('Os mesmos números nos mesmos dias do ano anterior; nulo sem período e se este é o anterior'),
  })
  .meta({id: 'Dashboard'});
export type Dashboard = z.infer<typeof dashboard>;
export type Figures = z.infer<z.ZodObject<typeof figures>>;

const day = z.iso.date('Data inválida').optional();

export const dashboardQuery = z.strictObject({
  dataInicial: day.describe('Primeiro dia do período; sem ele e o último, desde sempre'),
  dataFinal: day.describe('Último dia do período'),
});

/** The requested period, if any. */
export function requestedPeriod({dataInicial, dataFinal}: z.output<typeof dashboardQuery>): Period | undefined {
  if (dataInicial === undefined && dataFinal === undefined) return undefined;
  const period = {dataInicial: dataInicial ?? '', dataFinal: dataFinal ?? ''};
  const fault = periodFault(period);
  if (fault) throw fieldRefusal({[dataInicial ? 'dataFinal' : 'dataInicial']: fault});
  return period;
}
