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
