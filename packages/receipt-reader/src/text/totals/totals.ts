import {dobradoDe} from '../lines/lines';
import {acharRotulos} from '../labels/labels';
import type {Folha, Termo} from '../types';
import {contagem, quantia} from '../labels/values';
import {valorDe, type Leitor} from '../labels/neighbours';
import type {NomeRotulo} from '../labels/vocabulary';

export interface Lida {
  valor: number;
  termos: Termo[];
  firmeza: number;
  reparado: boolean;
  nome: NomeRotulo;
}

export interface Totais {
  /** What was to be paid, by whichever label says so. */
  total: Lida[];
  produtos: Lida[];
  descontos: Lida[];
  /** Freight, insurance, taxes on top. */
  acrescimos: Lida[];
  quantidade: Lida[];
  /** Amounts of the payments. */
  pagos: Lida[];
}

const centavos: Leitor<{valor: number; reparado: boolean}> = termos => {
  const lida = quantia(termos);
  return lida && {valor: {valor: lida.valor.centavos, reparado: lida.valor.reparado}, tomados: lida.tomados};
};
const inteiro: Leitor<{valor: number; reparado: boolean}> = termos => {
  const lida = contagem(termos);
  return lida && {valor: {valor: lida.valor, reparado: false}, tomados: lida.tomados};
};

function ler(folha: Folha, ler: typeof centavos, peso: number, ...nomes: NomeRotulo[]): Lida[] {
  return acharRotulos(folha.linhas, ...nomes).flatMap(rotulo => {
    const achado = valorDe(folha, rotulo, ler);
    if (!achado) return [];
    const {valor, reparado} = achado.valor;
    // Beside `Valor original` it is the invoice's, not the sale's.
    const daFatura = rotulo.nome === 'desconto' && /\bORIGINAL\b/.test(dobradoDe(rotulo.linha.termos)) ? 0.75 : 1;
    const firmeza = peso * daFatura * achado.firmeza * (rotulo.erros > 0 ? 0.95 : 1);
    return [{valor, reparado, termos: achado.termos, firmeza, nome: rotulo.nome}];
  });
}

/** Every amount that a label of the totals names. Column headings over item rows are not among them: see `fora`. */
export function lerTotais(folhas: readonly Folha[], fora: ReadonlySet<Termo>): Totais {
  const todas = (leitor: typeof centavos, peso: number, ...nomes: NomeRotulo[]) =>
    folhas
      .flatMap(folha => ler(folha, leitor, peso, ...nomes))
      .filter(({termos}) => !termos.some(termo => fora.has(termo)))
      .sort((a, b) => b.firmeza - a.firmeza);
  return {
    total: [...todas(centavos, 1, 'totalNota', 'aPagar'), ...todas(centavos, 0.9, 'total', 'liquido')].filter(
      ({valor}) => valor > 0,
    ),
    produtos: todas(centavos, 1, 'produtos').filter(({valor}) => valor > 0),
    descontos: todas(centavos, 1, 'desconto', 'ajustesItem').map(lida => ({...lida, valor: Math.abs(lida.valor)})),
    acrescimos: todas(centavos, 1, 'acrescimo'),
    pagos: todas(centavos, 0.85, 'pagamento'),
    quantidade: todas(inteiro, 1, 'quantidadeItens'),
  };
}
