/** Formats "outubro de 2026", in São Paulo time. */
export const MONTH = new Intl.DateTimeFormat('pt-BR', {month: 'long', year: 'numeric', timeZone: 'America/Sao_Paulo'});
