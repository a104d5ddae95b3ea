import {lerNumeros, type Numero} from '../numbers';
import {centavosDe, encaixe, produto} from './sums';

/** Digits that OCR takes for one another. */
const PARES = ['08', '06', '17', '14', '38', '39', '56', '58', '49', '69', '27', '35', '68', '89', '36', '12'];
const confundem = (a: string, b: string): boolean => PARES.includes(a < b ? a + b : b + a);

/** The same figure but for one digit that looks like another. */
function umaConfusao(lido: string, certo: string): boolean {
  if (lido.length !== certo.length) return false;
  const trocas = [...lido].flatMap((digito, i) => (digito === certo[i] ? [] : [i]));
  const [onde] = trocas;
  return trocas.length === 1 && onde !== undefined && confundem(lido[onde] ?? '', certo[onde] ?? '');
}

const escrito = (valor: number, casas: number): string => valor.toFixed(casas);

export interface Figuras {
  qtde: Numero;
  unitario: Numero;
  total: Numero;
}

/**
 * Where quantity × price misses the total by one digit that looks like another, the figures with that digit put right.
 * Undefined where none, or more than one, of the three could be the wrong one.
 */
export function repararFiguras({qtde, unitario, total}: Figuras): Figuras | undefined {
  const tentar = (numero: Numero, exato: number): Numero | undefined => {
    const texto = escrito(exato, numero.casas);
    const [certo] = lerNumeros(texto.replace('.', ','));
    return certo && umaConfusao(escrito(numero.valor, numero.casas), texto)
      ? {...certo, casas: numero.casas, reparado: true}
      : undefined;
  };
  const caminhos: (Figuras | undefined)[] = [];
  const novoTotal = tentar(total, Math.round(produto(qtde, unitario)) / 100);
  caminhos.push(novoTotal && {qtde, unitario, total: novoTotal});
  const novoUnitario = tentar(unitario, total.valor / qtde.valor);
  caminhos.push(novoUnitario && {qtde, unitario: novoUnitario, total});
  const novaQtde = tentar(qtde, total.valor / unitario.valor);
  caminhos.push(novaQtde && {qtde: novaQtde, unitario, total});
  const servem = caminhos.filter(
    figuras => figuras !== undefined && encaixe(figuras.qtde, figuras.unitario, centavosDe(figuras.total)) === 'exato',
  );
  return servem.length === 1 ? servem[0] : undefined;
}
