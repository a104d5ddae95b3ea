import {countOf} from '../values/counts.js';

/** Photos of own work that a painter shows, at most (document 1, section 5). */
export const MAX_GALERIA = 10;

/** Of more photos at once than a gallery holds. */
export const TOO_MANY_IMAGES = `Você pode selecionar apenas ${MAX_GALERIA} imagens`;

/** Why photos that were chosen do not go into a gallery that holds `kept` already; undefined where they do. */
export function galeriaRefusal({kept, chosen}: {kept: number; chosen: number}): string | undefined {
  const free = MAX_GALERIA - kept;
  if (chosen <= free) return undefined;
  if (kept === 0 || chosen > MAX_GALERIA) return TOO_MANY_IMAGES;
  if (free <= 0) return `Sua galeria já tem ${MAX_GALERIA} imagens. Remova uma antes.`;
  return `Sua galeria já tem ${countOf(kept, 'imagem', 'imagens')}: você pode adicionar até ${free}.`;
}

/** A photo as it stands in a gallery; `antesDe` is the one that it shows the time before of. */
export interface Pairable {
  id: number;
  antesDe: number | null;
}

export const INVALID_PAIR = 'Escolha duas fotos que ainda não formam par';

/** Whether of two photos of a gallery one may be the time before of the other: neither is in a pair with a third. */
export const canPair = (before: Pairable, after: Pairable, gallery: readonly Pairable[]): boolean =>
  before.id !== after.id &&
  after.antesDe === null &&
  (before.antesDe === null || before.antesDe === after.id) &&
  gallery.every(({id, antesDe}) => antesDe !== before.id && (antesDe !== after.id || id === before.id));
