import type {SessionKind} from '../sessions.js';

/** Kinds of users who get an invitation link instead of a password. */
export type InvitedKind = Exclude<SessionKind, 'loja'>;

/** Days for which an invitation link is valid. */
export const INVITATION_DAYS = 7;

export const CHOSEN_PASSWORD_MISSING = 'Informe a senha';
