import {SMART, type Permissao} from '../acesso/sessions.js';
import type {ReasonRule} from '../forms/reason.js';

/** Length limits of a staff note about a painter. */
export const ANOTACAO_RULE: ReasonRule = {min: 1, max: 1000, tooShort: 'Escreva a anotação.'};

/** Milliseconds for which authors may delete their own notes. */
const OWN_FOR = 24 * 60 * 60 * 1000;

/** Whether the staff user may delete the note: their own within a day; a Smart, any note. */
export const mayDeleteAnotacao = (
  {usuarioId, criadoEm}: {usuarioId: number; criadoEm: Date},
  {id, permissao}: {id: number; permissao: Permissao},
  now: Date,
): boolean => permissao === SMART || (usuarioId === id && now.getTime() - criadoEm.getTime() <= OWN_FOR);
