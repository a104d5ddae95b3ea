/** Default labels of a switch. */
export const YES_NO_LABELS = {1: 'Sim', 0: 'Não', true: 'Sim', false: 'Não'} as const;

/** Labels of an active/inactive flag. */
export const ACTIVE_LABELS = {1: 'Ativo', 0: 'Inativo', true: 'Ativo', false: 'Inativo'} as const;

/** The same for feminine nouns (rede, revenda). */
export const ACTIVE_FEMININE_LABELS = {1: 'Ativa', 0: 'Inativa', true: 'Ativa', false: 'Inativa'} as const;
