/** What a switch says where it says no more. */
export const YES_NO_LABELS = {1: 'Sim', 0: 'Não', true: 'Sim', false: 'Não'} as const;

/** A flag that says whether something is in force. */
export const ACTIVE_LABELS = {1: 'Ativo', 0: 'Inativo', true: 'Ativo', false: 'Inativo'} as const;

/** The same of a noun that is feminine: a network, a reseller. */
export const ACTIVE_FEMININE_LABELS = {1: 'Ativa', 0: 'Inativa', true: 'Ativa', false: 'Inativa'} as const;
