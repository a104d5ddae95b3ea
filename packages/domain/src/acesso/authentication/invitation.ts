import type {SessionKind} from '../sessions.js';

/** Who is invited by a link instead of being given a password. */
export type InvitedKind = Exclude<SessionKind, 'loja'>;

/** How long the link of an invitation is good, in days. */
export const INVITATION_DAYS = 7;

export const CHOSEN_PASSWORD_MISSING = 'Informe a senha';
