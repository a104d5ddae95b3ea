import {z} from 'zod';

const quanto = z.int().min(0);
const pintor = z
  .object({nome: z.string(), cpf: z.string(), acumulado: z.int(), saldo: z.int(), vendido: z.number()})
  .meta({id: 'PintorQueMaisPontua'});
const revenda = z
  .object({nome: z.string(), cnpj: z.string(), acumulado: z.int(), vendido: z.number()})
  .meta({id: 'RevendaQueMaisPontua'});
const quemIndica = z
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
    parceirosCadastrados: quanto,
    revendasCadastradas: quanto,
    parceirosPontuados: quanto,
    revendasPontuadas: quanto,
    lojasPontuadas: quanto,
    qtdParceirosIndicados: quanto,
    qtdParceirosIndicadosValidados: quanto,
    topParceirosPontuados: z.array(pintor),
    topRevendasPontuadas: z.array(revenda),
    topRevendasQueIndicam: z.array(quemIndica),
    topProdutosVendidos: z.array(produto),
  })
  .meta({id: 'Dashboard'});
export type Dashboard = z.infer<typeof dashboard>;
