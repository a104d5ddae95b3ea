import type {Matriz} from './tipos';

/** The map that undoes another. Throws when there is none. */
export function inverter([a, b, c, d, e, f, g, h, i]: Matriz): Matriz {
  const [A, B, C] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const determinante = a * A + b * B + c * C;
  if (determinante === 0) throw new RangeError('the map cannot be undone');
  const adjunta = [A, c * h - b * i, b * f - c * e, B, a * i - c * g, c * d - a * f, C, b * g - a * h, a * e - b * d];
  return adjunta.map(celula => celula / determinante) as unknown as Matriz;
}
