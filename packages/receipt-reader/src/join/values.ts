import type {Indicios, ItemLido} from '../document/types';
import {campoDe, type Lido} from './fields';
import {candidatos, type Candidato} from './candidates';
import {somar, type Soma} from './sums';

const DE_FORA = new Set(['qrcode', 'xml']);

export interface ValoresLidos {
  total?: Lido<number>;
  descontos?: Lido<number>;
  /** The lines against both. */
  soma: Soma;
}

/** Total and discounts: what the labels say, held against the lines. */
export function escolherValores(leituras: readonly Indicios[], itens: readonly ItemLido[]): ValoresLidos {
  const totais = candidatos(leituras.flatMap(({total}) => total ?? []));
  const descontos = candidatos(leituras.flatMap(({descontos: lidos}) => lidos ?? []));
  const produtos = candidatos(leituras.flatMap(({totalProdutos}) => totalProdutos ?? []));
  const [desconto] = descontos;
  const soma = (total: number) =>
    somar(itens, {total, descontos: desconto?.valor, produtos: valoresDosProdutos(produtos)});
  // A total that is more than the goods is believed only when nothing else is what they make up.
  const exata = ({valor, confianca}: Candidato<number>) =>
    confianca >= 0.4 && soma(valor).fecha && !soma(valor).acrescimos;
  // Among amounts that may be the total, the one that the lines make up is it.
  const melhor = totais.find(exata) ?? totais[0];
  if (!melhor) return {soma: somar(itens, {})};
  const porFora = melhor.fontes.some(fonte => DE_FORA.has(fonte));
  const daMelhor = soma(melhor.valor);
  const {fecha: somaFecha, acrescimos} = daMelhor;
  const disputado = outroForte(totais, melhor) && !porFora;
  const certa =
    melhor.fontes.includes('xml') ||
    (melhor.fontes.includes('qrcode') && !divergeDoCodigo(totais, melhor)) ||
    (somaFecha && !disputado && melhor.confianca >= minimoDoTotal(melhor, acrescimos));
  return {
    total: campoDe(melhor, certa, disputado ? 'Há outro valor que pode ser o total' : motivoDaSoma(itens, somaFecha)),
    ...descontosDe(descontos, {total: melhor.valor, produtos, itens}),
    soma: daMelhor,
  };
}

/** The lines prove a total that they make up; one with freight or taxes on top must be read well by itself. */
function minimoDoTotal({fontes}: Candidato<number>, acrescimos: number): number {
  if (acrescimos > 0) return fontes[0] === 'texto' ? 0.9 : 1;
  return fontes[0] === 'ocr' ? 0.6 : 0.85;
}

/** Amounts that were read well enough as the total of the goods to check lines with. */
const valoresDosProdutos = (produtos: readonly Candidato<number>[]): number[] =>
  produtos.filter(({confianca}) => confianca >= 0.7).map(({valor}) => valor);

function outroForte(totais: readonly Candidato<number>[], melhor: Candidato<number>): boolean {
  return totais.some(
    ({valor, confianca}) => valor !== melhor.valor && confianca >= 0.9 && confianca >= melhor.confianca,
  );
}

function divergeDoCodigo(totais: readonly Candidato<number>[], melhor: Candidato<number>): boolean {
  return totais.some(({valor, fontes}) => valor !== melhor.valor && fontes.includes('qrcode'));
}

function motivoDaSoma(itens: readonly ItemLido[], fecha: boolean): string | undefined {
  if (fecha) return undefined;
  return itens.length > 0 ? 'A soma dos itens não fecha com o total' : undefined;
}

function descontosDe(
  descontos: readonly Candidato<number>[],
  {total, produtos, itens}: {total: number; produtos: readonly Candidato<number>[]; itens: readonly ItemLido[]},
): Pick<ValoresLidos, 'descontos'> {
  const nasLinhas = itens.reduce((soma, {valorDesconto = 0}) => soma + valorDesconto, 0);
  const [melhor] = descontos;
  if (!melhor) return {};
  const fechaComProdutos = produtos.some(({valor}) => valor - melhor.valor === total);
  const fechaComLinhas = nasLinhas === melhor.valor && somar(itens, {total}).fecha;
  const fechaNoTotal = somar(itens, {total, descontos: melhor.valor}).descontoNoTotal;
  const certa = melhor.fontes.includes('xml') || fechaComProdutos || fechaComLinhas || fechaNoTotal;
  return {descontos: campoDe(melhor, certa)};
}
