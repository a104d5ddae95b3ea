import {lerCentavos} from '../numbers';
import type {Termo} from '../types';
import type {Leitor} from './neighbours';

export interface Quantia {
  /** Integer cents. */
  centavos: number;
  reparado: boolean;
}

/** An amount with two decimals, also where blanks tore it: `1.234, 56`, `- 5,00`. */
export const quantia: Leitor<Quantia> = (termos: readonly Termo[]) => {
  for (const tomados of [1, 2]) {
    const juntos = termos.slice(0, tomados);
    if (juntos.length < tomados) break;
    const texto = juntos.map(termo => termo.texto).join('');
    if (tomados === 2 && !/^[-–]$/.test(juntos[0]?.texto ?? '') && !/[,.]$/.test(juntos[0]?.texto ?? '')) break;
    const lido = lerCentavos(texto, true);
    if (lido) return {valor: {centavos: lido.centavos, reparado: lido.reparado}, tomados};
  }
  return undefined;
};

/** A count, such as how many lines a receipt has. */
export const contagem: Leitor<number> = ([termo]: readonly Termo[]) => {
  const texto = termo?.texto.replace(/^[^\w]+|[^\w]+$/g, '') ?? '';
  return /^\d{1,3}$/.test(texto) && Number(texto) > 0 ? {valor: Number(texto), tomados: 1} : undefined;
};
