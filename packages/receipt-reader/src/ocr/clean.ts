import {fatia} from '../document/geometry';
import type {Palavra} from '../document/types';

/** What specks of dirt and the feet of the line above are read as, by themselves or stuck to a word. */
const SUJEIRA = `.:;'"’‘“”\`´·•…!*_`;
const SO_SUJEIRA = new RegExp(`^[${SUJEIRA}]+$`);
const NA_FRENTE = new RegExp(`^[${SUJEIRA}]+(?=[\\p{L}\\p{N}])`, 'u');
const ATRAS = new RegExp(`(?<=[\\p{L}\\p{N}%)])[${SUJEIRA}]+$`, 'u');

/** The rule of a table or a speck, read as part of the amount before it: `468,7200j`. */
const FILETE = /(?<=\d,\d{2,4})[\]\[|}{jJ!.:]+$/;

function pedaco(palavra: Palavra, inicio: number, fim: number): Palavra {
  const {texto, caixa} = palavra;
  return {...palavra, texto: texto.slice(inicio, fim), caixa: fatia(caixa, inicio, fim, texto.length)};
}

/** A full stop or colon may be meant, and one alone is. */
const umPonto = (final: string): string => (/^[.:]/.test(final) ? final.charAt(0) : '');

/**
 * A word without dirt. Pieces on both sides of an underscore are words of their own (`x_400,98`): no receipt prints one
 * within a word.
 */
export function semSujeira(palavra: Palavra): Palavra[] {
  return [...palavra.texto.matchAll(/[^_]+/g)].flatMap(({0: parte, index}) => {
    if (SO_SUJEIRA.test(parte)) return [];
    const frente = NA_FRENTE.exec(parte)?.[0].length ?? 0;
    const limpa = parte.slice(frente).replace(ATRAS, umPonto).replace(FILETE, '');
    return [pedaco(palavra, index + frente, index + frente + limpa.length)];
  });
}
