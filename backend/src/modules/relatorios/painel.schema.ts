import {z} from 'zod';

const count = z.int().min(0);
const pintor = z
  .object({nome: z.string(), cpf: z.string(), acumulado: z.int(), saldo: z.int(), vendido: z.number()})
  .meta({id: 'PintorQueMaisPontua'});
const revenda = z
  .object({nome: z.string(), cnpj: z.string(), acumulado: z.int(), vendido: z.number()})
  .meta({id: 'RevendaQueMaisPontua'});
const referringRevenda = z
  .object({nome: z.string(), cnpj: z.string(), quantidade: z.int()})
  .meta({id: 'RevendaQueMaisIndica'});
const produto = z
  .object({
    nome: z.string(),
    codigo: z.string(),
    acumulado: z.int(),
    quantidade: z.number(),
    vendido: z.number(),
  })
  .meta({id: 'ProdutoMaisVendido'});

/** The figures and the four tables of twenty that the panel opens with; vendido is in BRL, acumulado and saldo in points. */
export const dashboard = z
  .object({
    parceirosCadastrados: count,
    revendasCadastradas: count,
    parceirosPontuados: count,
    revendasPontuadas: count,
    lojasPontuadas: count,
    qtdParceirosIndicados: count,
    qtdParceirosIndicadosValidados: count,
    topParceirosPontuados: z.array(pintor),
    topRevendasPontuadas: z.array(revenda),
    topRevendasQueIndicam: z.array(referringRevenda),
    topProdutosVendidos: z.array(produto),
  })
  .meta({id: 'Dashboard'});
export type Dashboard = z.infer<typeof dashboard>;
