/** So many certain receipts are looked at, and scored, together. */
export const MAX_JOINT_NOTAS = 30;

/** What was scored may be undone by who scored it for so long, while nothing of it was spent. */
export const JOINT_UNDO_MINUTES = 5;

/** Until when a sale that was scored at this moment can be undone. */
export const jointUndoUntil = (scoredAt: Date): Date => new Date(scoredAt.getTime() + JOINT_UNDO_MINUTES * 60_000);
