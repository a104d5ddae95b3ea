import {numero, numeroCurto, reais} from '../../../base/formatos.ts';
import {mesComAno, mesPorExtenso} from '../meses.ts';
import type {PontoMensal, Relatorio} from '../tipos.ts';

export interface Serie {
  chave: 'totalVendas' | 'notasEnviadas' | 'novosParceiros';
  /** On its paint chip. */
  nome: string;
  /** As the heading of its column and in sentences. */
  titulo: string;
  cor: 'anil' | 'zarcao' | 'folha';
  inteiro: boolean;
  mostrar: (valor: number) => string;
  /** For the axis. */
  curto: (valor: number) => string;
}

/** What the chart can show; the sales first. */
export const SERIES: readonly [Serie, ...Serie[]] = [
  {
    chave: 'totalVendas',
    nome: 'Vendas',
    titulo: 'Vendas',
    cor: 'anil',
    inteiro: false,
    mostrar: reais,
    curto: valor => (valor === 0 ? 'R$ 0' : `R$ ${numeroCurto(valor)}`),
  },
  {
    chave: 'notasEnviadas',
    nome: 'Notas',
    titulo: 'Notas enviadas',
    cor: 'zarcao',
    inteiro: true,
    mostrar: numero,
    curto: numero,
  },
  {
    chave: 'novosParceiros',
    nome: 'Cadastros',
    titulo: 'Novos pintores',
    cor: 'folha',
    inteiro: true,
    mostrar: numero,
    curto: numero,
  },
];

export interface LinhaMensal {
  mes: string;
  totalVendas: number;
  notasEnviadas: number;
  novosParceiros: number;
}

/** The three series side by side, one row a month, in the order of the sales. */
export function linhasMensais(
  relatorio: Pick<Relatorio, 'totalVendas' | 'notasEnviadas' | 'novosParceiros'>,
): LinhaMensal[] {
  const por = (serie: PontoMensal[]): Map<string, number> => new Map(serie.map(({mes, total}) => [mes, total]));
  const notas = por(relatorio.notasEnviadas);
  const novos = por(relatorio.novosParceiros);
  return relatorio.totalVendas.map(({mes, total}) => ({
    mes,
    totalVendas: total,
    notasEnviadas: notas.get(mes) ?? 0,
    novosParceiros: novos.get(mes) ?? 0,
  }));
}

/** `dez/2025 a nov/2026`; empty without months. */
export function periodo(linhas: readonly LinhaMensal[]): string {
  const [primeira, ultima] = [linhas[0], linhas.at(-1)];
  return primeira && ultima ? `${mesComAno(primeira.mes)} a ${mesComAno(ultima.mes)}` : '';
}

/** The chart in a sentence, for those who do not see it. */
export function resumo(serie: Serie, linhas: readonly LinhaMensal[]): string {
  const maior = linhas.reduce<LinhaMensal | undefined>(
    (melhor, linha) => (melhor && melhor[serie.chave] >= linha[serie.chave] ? melhor : linha),
    undefined,
  );
  if (!maior || maior[serie.chave] === 0) return `${serie.titulo} por mês: nada no período.`;
  const soma = linhas.reduce((total, linha) => total + linha[serie.chave], 0);
  return (
    `${serie.titulo} por mês, de ${periodo(linhas)}: ${serie.mostrar(soma)} ao todo; ` +
    `o maior foi ${mesPorExtenso(maior.mes)}, com ${serie.mostrar(maior[serie.chave])}. Os valores estão na tabela.`
  );
}
