import type {Pendente} from '../../tipos';

type NaFila = Pick<Pendente, 'id' | 'analisePor' | 'segundaConferencia'>;

/**
 * The receipt to go on with: the one after this in the queue, else the first, passing over those that others are at
 * and those that wait for somebody else's look.
 */
export function proximaDaFila<N extends NaFila>(
  cabeca: readonly N[],
  atual: number | undefined,
  eu: string,
): N | undefined {
  const aqui = cabeca.findIndex(({id}) => id === atual);
  const livre = ({id, analisePor, segundaConferencia}: NaFila): boolean =>
    id !== atual && (!analisePor || analisePor === eu) && segundaConferencia !== eu;
  return cabeca.slice(aqui + 1).find(livre) ?? cabeca.find(livre);
}
