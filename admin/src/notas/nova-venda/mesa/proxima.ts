import type {Pendente} from '../../tipos';

type NaFila = Pick<Pendente, 'id' | 'analisePor'>;

/**
 * The receipt to go on with: the one after this in the queue, else the first, passing over those that others are at.
 */
export function proximaDaFila<N extends NaFila>(
  cabeca: readonly N[],
  atual: number | undefined,
  eu: string,
): N | undefined {
  const aqui = cabeca.findIndex(({id}) => id === atual);
  const livre = ({id, analisePor}: NaFila): boolean => id !== atual && (!analisePor || analisePor === eu);
  return cabeca.slice(aqui + 1).find(livre) ?? cabeca.find(livre);
}
