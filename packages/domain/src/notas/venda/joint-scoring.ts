/** Maximum number of certain receipts that are reviewed and scored together. */
export const MAX_JOINT_NOTAS = 30;

/** Minutes within which the staff user who scored may undo it, as long as no points of it are spent. */
export const JOINT_UNDO_MINUTES = 5;

/** The time until which a sale scored at `scoredAt` can be undone. */
export const jointUndoUntil = (scoredAt: Date): Date => new Date(scoredAt.getTime() + JOINT_UNDO_MINUTES * 60_000);
