import {PESQUISA_PRODUTOS, addDays, type PesquisaProduto} from '@clube/domain';
import type {Catalogue} from '../../catalogue';
import type {Random} from '../../random';
import type {Staff} from '../registrations/staff';
import {runAs, type Services} from '../services';
import {instant} from '../time';

/** Number of surveyed resellers, and days between two surveys. */
const VISITS = 8;
const DAYS_BETWEEN = 17;

/** Products of other manufacturers with their shop prices in BRL. */
const OTHER_PRODUTOS: readonly (readonly [marca: string, produto: string, valorUnitario: number])[] = [
  ['Tintas Aurora', 'Acrílica Fosca Standard Branco 18 L', 289.9],
  ['Tintas Aurora', 'Esmalte Sintético Brilhante Branco 3,6 L', 119.5],
  ['Cores do Vale', 'Látex PVA Econômico Branco 18 L', 164.9],
  ['Cores do Vale', 'Massa Corrida PVA 25 kg', 58.9],
  ['Nortecor', 'Acrílica Acetinada Premium Branco 18 L', 469],
  ['Nortecor', 'Selador Acrílico Pigmentado 18 L', 139.9],
  ['Mirante', 'Textura Rústica 23 kg', 92.5],
  ['Mirante', 'Verniz Marítimo Brilhante 3,6 L', 148.9],
];

/** Creates staff's market surveys of the last months. */
export async function surveyResellers(
  {pesquisas}: Pick<Services, 'pesquisas'>,
  {revendas, produtos}: Catalogue,
  {staff, random, today}: {staff: Staff; random: Random; today: string},
): Promise<void> {
  const visited = random.sample(
    revendas.filter(({ativo}) => ativo),
    VISITS,
  );
  for (const [i, revenda] of visited.entries()) {
    const ours: PesquisaProduto[] = random.sample(produtos, PESQUISA_PRODUTOS).map(({nome, valorUnitario}) => ({
      marca: 'Sherwin-Williams',
      produto: nome,
      qtde: random.int(12, 90),
      valorUnitario: valorUnitario / 100,
    }));
    const others = random.sample(OTHER_PRODUTOS, PESQUISA_PRODUTOS).map(([marca, produto, valorUnitario]) => ({
      marca,
      produto,
      qtde: random.int(20, 140),
      valorUnitario,
    }));
    const survey = {
      cnpjRevenda: revenda.cnpj,
      faturamento: random.int(60, 420) * 1000,
      qtdeVendedores: random.int(2, 14),
      tamanhoLoja: random.int(8, 60) * 10,
      fonte: random.pick(['Sistema', 'Equipe'] as const),
      produtosMaisVendidos: ours,
      produtosMaisVendidosConcorrentes: others,
    };
    const when = instant(addDays(today, -(VISITS - i) * DAYS_BETWEEN), 640);
    await runAs(when, staff.smart, () => pesquisas.create(survey), '/painel/cadastrar/pesquisa-mercado');
  }
}
