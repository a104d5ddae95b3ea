import type {Announcements, ScreenReaderInstructions, UniqueIdentifier} from '@dnd-kit/core';

export const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Para mover, pressione espaço ou Enter, escolha o lugar com as setas para cima e para baixo e pressione espaço ou Enter de novo. Esc cancela.',
};

/** A position in words; `place` counts from 1. */
export const placeInWords = (place: number, count: number): string => `posição ${place} de ${count}`;

/** The screen reader announcements while a row is moved; `placeOf` counts from 1. */
export function announcementsOf(
  nameOf: (id: UniqueIdentifier) => string,
  placeOf: (id: UniqueIdentifier) => number,
  count: number,
): Announcements {
  const at = (id: UniqueIdentifier) => placeInWords(placeOf(id), count);
  return {
    onDragStart: ({active}) => `${nameOf(active.id)} foi pego, ${at(active.id)}.`,
    onDragOver: ({active, over}) =>
      over ? `${nameOf(active.id)}: ${at(over.id)}.` : `${nameOf(active.id)} está fora da lista.`,
    onDragEnd: ({active, over}) =>
      over ? `${nameOf(active.id)} foi solto, ${at(over.id)}.` : `${nameOf(active.id)} ficou onde estava.`,
    onDragCancel: ({active}) => `Movimento cancelado. ${nameOf(active.id)} ficou onde estava, ${at(active.id)}.`,
  };
}
