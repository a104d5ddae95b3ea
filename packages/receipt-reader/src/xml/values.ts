import {lerData} from '@clube/domain';
import type {Indicio} from '../document/types';
import type {No} from './node';

const DECIMAL = /^\d{1,15}(\.\d{1,10})?$/;

/** A plain decimal as fiscal XML writes it: a dot, no sign, at most ten decimals. */
export function lerDecimal(texto: string | undefined): number | undefined {
  return texto !== undefined && DECIMAL.test(texto) ? Number(texto) : undefined;
}

/** Integer cents of an amount with up to ten decimals, halves up; undefined when it is none. */
function lerCentavos(texto: string | undefined): number | undefined {
  if (texto === undefined || !DECIMAL.test(texto)) return undefined;
  const [inteiros = '', fracao = ''] = texto.split('.');
  const centavos =
    Number(inteiros) * 100 + Number(fracao.slice(0, 2).padEnd(2, '0')) + (Number(fracao[2] ?? 0) >= 5 ? 1 : 0);
  return Number.isSafeInteger(centavos) ? centavos : undefined;
}

/** The civil day as the issuer wrote it: an hour and a zone behind it do not move it. */
export function lerDia(texto: string | undefined): string | undefined {
  return texto === undefined ? undefined : lerData(/^\d{4}-\d{2}-\d{2}T/.test(texto) ? texto.slice(0, 10) : texto);
}

export const indicio = <T>(valor: T, confianca = 1): Indicio<T> => ({valor, fonte: 'xml', confianca});

/** One reading where there is a value, none where there is none. */
export const indicios = <T>(...valores: (T | undefined)[]): Indicio<T>[] | undefined => {
  const presentes = valores.filter(valor => valor !== undefined);
  return presentes.length > 0 ? presentes.map(valor => indicio(valor)) : undefined;
};

export const centavos = (no: No, ...caminho: string[]): number | undefined => lerCentavos(no.texto(...caminho));
