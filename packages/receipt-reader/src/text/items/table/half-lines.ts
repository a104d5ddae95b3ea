import {alturaDe, linhaDe, meioY} from '../../lines/lines';
import {centavosDe, encaixe} from '../sums';
import {numerosDe, type LinhaDeTabela, type Mapa} from './column-map';

/** Quantity and price without a total, or a total without them. */
function metade(linha: LinhaDeTabela, mapa: Mapa): 'esquerda' | 'total' | undefined {
  const [qtde, unitario, total] = [mapa.qtde, mapa.unitario, mapa.total].map(indice => numerosDe(linha, indice).length);
  if (qtde && unitario && !total) return 'esquerda';
  return total && !qtde && !unitario ? 'total' : undefined;
}

function combinam(esquerda: LinhaDeTabela, direita: LinhaDeTabela, mapa: Mapa): boolean {
  const desvio = Math.abs(meioY(esquerda.linha.caixa) - meioY(direita.linha.caixa));
  if (desvio > Math.max(alturaDe(esquerda.linha.caixa), alturaDe(direita.linha.caixa))) return false;
  return numerosDe(direita, mapa.total).some(total =>
    numerosDe(esquerda, mapa.qtde).some(qtde =>
      numerosDe(esquerda, mapa.unitario).some(
        unitario => encaixe(qtde, unitario, centavosDe(total)) !== 'nao' && total.casas === 2,
      ),
    ),
  );
}

/**
 * Rows made whole where some cells hold two lines (sold in one unit, taxed in another) and the others one beside their
 * middle: the upper quantity and price are those of the sale.
 */
export function reunirMetades(linhas: readonly LinhaDeTabela[], mapa: Mapa): LinhaDeTabela[] {
  const feitas: LinhaDeTabela[] = [];
  for (const linha of linhas) {
    const acima = feitas.at(-1);
    const juntam =
      acima && metade(acima, mapa) === 'esquerda' && metade(linha, mapa) === 'total' && combinam(acima, linha, mapa);
    if (!juntam) {
      feitas.push(linha);
      continue;
    }
    feitas[feitas.length - 1] = {
      linha: linhaDe([...acima.linha.termos, ...linha.linha.termos].sort((a, b) => a.caixa.x0 - b.caixa.x0)),
      celulas: linha.celulas.map((celula, j) => [...(acima.celulas[j] ?? []), ...celula]),
      sobras: [...acima.sobras, ...linha.sobras],
    };
  }
  return feitas;
}
