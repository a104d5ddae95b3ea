import type {Indicios, ItemLido} from '../documento/tipos';
import {campoDe, type Lido} from './campos';
import {candidatos, type Candidato} from './candidatos';
import {somar} from './somas';

const DE_FORA = new Set(['qrcode', 'xml']);

export interface ValoresLidos {
  total?: Lido<number>;
  descontos?: Lido<number>;
}

/** Total and discounts: what the labels say, held against the lines. */
export function escolherValores(leituras: readonly Indicios[], itens: readonly ItemLido[]): ValoresLidos {
  const totais = candidatos(leituras.flatMap(({total}) => total ?? []));
  const descontos = candidatos(leituras.flatMap(({descontos: lidos}) => lidos ?? []));
  const produtos = candidatos(leituras.flatMap(({totalProdutos}) => totalProdutos ?? []));
  const fecha = (total: number, desconto = 0) => somar(itens, {total, descontos: desconto}).fecha;
  // Among amounts that may be the total, the one that the lines make up is it.
  const melhor =
    totais.find(({valor, confianca}) => confianca >= 0.4 && fecha(valor, descontos[0]?.valor)) ?? totais[0];
  if (!melhor) return {};
  const porFora = melhor.fontes.some(fonte => DE_FORA.has(fonte));
  const somaFecha = fecha(melhor.valor, descontos[0]?.valor);
  const disputado = outroForte(totais, melhor) && !porFora;
  const certa =
    melhor.fontes.includes('xml') ||
    (melhor.fontes.includes('qrcode') && !divergeDoCodigo(totais, melhor)) ||
    (somaFecha && !disputado && melhor.confianca >= (melhor.fontes[0] === 'ocr' ? 0.6 : 0.85));
  return {
    total: campoDe(melhor, certa, disputado ? 'Há outro valor que pode ser o total' : motivoDaSoma(itens, somaFecha)),
    ...descontosDe(descontos, {total: melhor.valor, produtos, itens}),
  };
}

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
): ValoresLidos {
  const nasLinhas = itens.reduce((soma, {valorDesconto = 0}) => soma + valorDesconto, 0);
  const [melhor] = descontos;
  if (!melhor) return {};
  const fechaComProdutos = produtos.some(({valor}) => valor - melhor.valor === total);
  const fechaComLinhas = nasLinhas === melhor.valor && somar(itens, {total}).fecha;
  const fechaNoTotal = somar(itens, {total, descontos: melhor.valor}).descontoNoTotal;
  const certa = melhor.fontes.includes('xml') || fechaComProdutos || fechaComLinhas || fechaNoTotal;
  return {descontos: campoDe(melhor, certa)};
}
