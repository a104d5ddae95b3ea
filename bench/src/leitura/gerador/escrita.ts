import type {Aleatorio} from '@clube/seeds/desenho';

const formatos = new Map<string, Intl.NumberFormat>();

/** A number the Brazilian way with so many decimals; `agrupar` sets the dots between thousands. */
export function escreverNumero(valor: number, casas: number, agrupar = true): string {
  const nome = `${casas}${agrupar}`;
  let formato = formatos.get(nome);
  if (!formato) {
    formato = new Intl.NumberFormat('pt-BR', {
      minimumFractionDigits: casas,
      maximumFractionDigits: casas,
      useGrouping: agrupar,
    });
    formatos.set(nome, formato);
  }
  return formato.format(valor);
}

/** How one system writes its figures. */
export interface Escrita {
  /** Cents as `1.234,56`, or without the dot. */
  dinheiro(centavos: number): string;
  /** Ten-thousandths of a real, with two decimals when that loses nothing and this system allows it. */
  preco(decimos: number): string;
  quantidade(qtde: number): string;
}

/** Draws a way of writing figures; `fracoes` makes sure that nothing of the receipt is cut. */
export function criarEscrita(random: Aleatorio, fracoes = false): Escrita {
  const agrupar = random.chance(0.8);
  const casasPreco = random.pick([2, 2, 4, 3, 4]);
  const casasQtde = random.pick([0, 0, 2, 3, 4, 4]);
  return {
    dinheiro: centavos => escreverNumero(centavos / 100, 2, agrupar),
    preco: decimos => escreverNumero(decimos / 10_000, fracoes ? 4 : casasPreco, agrupar),
    quantidade: qtde => escreverNumero(qtde, Number.isInteger(qtde) ? casasQtde : Math.max(3, casasQtde), agrupar),
  };
}
