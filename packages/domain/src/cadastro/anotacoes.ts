import {SMART, type Permissao} from '../acesso/sessions.js';
import type {ReasonRule} from '../forms/reason.js';

/** What staff note about a painter. */
export const ANOTACAO_RULE: ReasonRule = {min: 1, max: 1000, tooShort: 'Escreva a anotação.'};

/** Milliseconds for which who wrote a note may take it back. */
const OWN_FOR = 24 * 60 * 60 * 1000;

/** Whether this member of staff may delete the note: one's own within a day, any for the Smart. */
export const mayDeleteAnotacao = (
  {usuarioId, criadoEm}: {usuarioId: number; criadoEm: Date},
  {id, permissao}: {id: number; permissao: Permissao},
  now: Date,
): boolean => permissao === SMART || (usuarioId === id && now.getTime() - criadoEm.getTime() <= OWN_FOR);
