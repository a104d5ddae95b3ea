import {normalizarGtin} from '@clube/domain';
import {lerNumeros} from '../../numbers';
import {acharRotulos, rotulosDaLinha} from '../../labels/labels';
import type {Folha, Linha, Termo} from '../../types';
import {valorDe, type Leitor} from '../../labels/neighbours';
import {codigos} from '../item-head';
import {centavosDe} from '../sums';
import type {ItemCru} from '../types';

/** A row of labels that tell more of the item above it, as the tax authorities' pages open each item. */
export function eDetalhe(linha: Linha): boolean {
  const rotulos = rotulosDaLinha(linha).filter(({nome}) => nome.startsWith('detalhe'));
  return rotulos.some(({inicio}) => inicio === 0) || rotulos.length >= 2;
}

const palavra: Leitor<Termo> = ([termo]: readonly Termo[]) =>
  termo && /\d/.test(termo.texto) ? {valor: termo, tomados: 1} : undefined;

/** Completes an item by the labels in the rows under it. Nothing that was read in its own row is replaced. */
export function completar(item: ItemCru, folha: Folha, detalhes: readonly Linha[]): ItemCru {
  const sob: Folha = {...folha, linhas: [...detalhes]};
  const achar = (...nomes: Parameters<typeof acharRotulos>[1][]) => {
    const [rotulo] = acharRotulos(detalhes, ...nomes);
    const achado = rotulo && valorDe(sob, rotulo, palavra);
    return achado?.valor;
  };
  const [codigo, ean, unitario, desconto] = [
    achar('detalheCodigo'),
    achar('detalheEan'),
    achar('detalheUnitario'),
    achar('desconto'),
  ];
  const preco = unitario && lerNumeros(unitario.texto).find(({casas}) => casas >= 2);
  const abatido = desconto && lerNumeros(desconto.texto).find(({casas}) => casas === 2);
  const gtin = item.gtin ?? normalizarGtin(ean?.texto);
  return {
    ...(codigo ? codigos(codigo) : {}),
    ...item,
    ...(gtin && {gtin}),
    ...(!item.unitario && preco && {unitario: preco, valores: [...item.valores, unitario]}),
    ...(!item.desconto && abatido && abatido.valor > 0 && {desconto: centavosDe(abatido)}),
  };
}
