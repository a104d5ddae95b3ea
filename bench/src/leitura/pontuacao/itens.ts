import type {ItemDoDocumento} from '@clube/receipt-reader';
import type {ItemVerdade} from '../gerador/desenho';
import {despir, semelhanca} from './semelhanca';

const NOME_IGUAL = 0.85;

/** What is wrong with a read line; empty when it is right. */
export function defeitos(lido: ItemDoDocumento, item: ItemVerdade): string[] {
  const preco = lido.valorUnitario !== undefined && Math.abs(lido.valorUnitario - item.valorUnitario) < 0.000_05;
  const faltas: [string, boolean][] = [
    ['qtde', lido.qtde !== undefined && Math.abs(lido.qtde - item.qtde) < 0.000_5],
    ['valorUnitario', preco],
    ['subTotal', lido.subTotal === item.subTotal],
    ['valorDesconto', (lido.valorDesconto ?? 0) === item.valorDesconto],
    ['codigo', item.codigo === undefined || despir(lido.codigo ?? '') === despir(item.codigo)],
    ['nome', semelhanca(lido.nome ?? '', item.nome) >= NOME_IGUAL],
  ];
  return faltas.filter(([, certo]) => !certo).map(([campo]) => campo);
}

export interface Pareado {
  lido?: ItemDoDocumento;
  item?: ItemVerdade;
  defeitos: string[];
}

/** Puts read lines beside those of the receipt, in order, so that as much as possible agrees. */
export function parear(lidos: readonly ItemDoDocumento[], itens: readonly ItemVerdade[]): Pareado[] {
  const faltas = lidos.map(lido => itens.map(item => defeitos(lido, item)));
  const ponto = (i: number, j: number) => 6 - (faltas[i]?.[j]?.length ?? 6);
  const [n, m] = [lidos.length, itens.length];
  const melhor = Array.from({length: n + 1}, () => new Array<number>(m + 1).fill(0));
  for (let i = n - 1; i >= 0; i--)
    for (let j = m - 1; j >= 0; j--)
      melhor[i]![j] = Math.max(melhor[i + 1]![j]!, melhor[i]![j + 1]!, melhor[i + 1]![j + 1]! + ponto(i, j));
  const pares: Pareado[] = [];
  let [i, j] = [0, 0];
  while (i < n || j < m) {
    const [lido, item] = [lidos[i], itens[j]];
    const juntos = i < n && j < m && ponto(i, j) > 0 && melhor[i]![j] === melhor[i + 1]![j + 1]! + ponto(i, j);
    if (juntos && lido && item) {
      pares.push({lido, item, defeitos: faltas[i]?.[j] ?? []});
      i++;
      j++;
    } else if (lido && (j >= m || melhor[i]![j] === melhor[i + 1]![j])) {
      pares.push({lido, defeitos: ['a mais']});
      i++;
    } else if (item) {
      pares.push({item, defeitos: ['faltou']});
      j++;
    }
  }
  return pares;
}
