import {countOf} from '../values/counts.js';

/** Maximum number of photos in a painter's gallery (document 1, section 5). */
export const MAX_GALERIA = 10;

/** Message for choosing more photos than a gallery may have. */
export const TOO_MANY_IMAGES = `Você pode selecionar apenas ${MAX_GALERIA} imagens`;

/** The error if `chosen` photos do not fit into a gallery that already has `kept`; undefined if they do. */
export function galeriaRefusal({stored, chosen}: {stored: number; chosen: number}): string | undefined {
  const free = MAX_GALERIA - stored;
  if (chosen <= free) return undefined;
  if (stored === 0 || chosen > MAX_GALERIA) return TOO_MANY_IMAGES;
  if (free <= 0) return `Sua galeria já tem ${MAX_GALERIA} imagens. Remova uma antes.`;
  return `Sua galeria já tem ${countOf(stored, 'imagem', 'imagens')}: você pode adicionar até ${free}.`;
}

/** A photo of a gallery; `antesDe`: the id of the "after" photo to which it is the "before" photo. */
export interface Pairable {
  id: number;
  antesDe: number | null;
}

export const INVALID_PAIR = 'Escolha duas fotos que ainda não formam par';

/** Whether two photos can be a before/after pair: neither is in a pair with a third one. */
export const canPair = (before: Pairable, after: Pairable, gallery: readonly Pairable[]): boolean =>
  before.id !== after.id &&
  after.antesDe === null &&
  (before.antesDe === null || before.antesDe === after.id) &&
  gallery.every(({id, antesDe}) => antesDe !== before.id && (antesDe !== after.id || id === before.id));
