const PEQUENAS = new Set(['de', 'da', 'do', 'das', 'dos', 'e']);

/**
 * `JOÃO DA SILVA` → `João da Silva`: how names stand on the dashboards. What was typed with both kinds of letters stays:
 * `Tintas Beija-Flor - Campinas/SP` knows its own capitals.
 */
export function emTitulo(nome: string): string {
  const limpo = nome.trim().replace(/\s+/g, ' ');
  const misturado = limpo !== limpo.toLocaleUpperCase('pt-BR') && limpo !== limpo.toLocaleLowerCase('pt-BR');
  if (misturado) return limpo;
  return limpo
    .toLocaleLowerCase('pt-BR')
    .split(/\s+/)
    .map((palavra, i) => (i > 0 && PEQUENAS.has(palavra) ? palavra : capitalizar(palavra)))
    .join(' ');
}

const capitalizar = (palavra: string): string => palavra.charAt(0).toLocaleUpperCase('pt-BR') + palavra.slice(1);

export function primeiroNome(nome: string): string {
  return emTitulo(nome.trim().split(/\s+/)[0] ?? '');
}

const MINUTO = 60_000;

/** `há 5 min`, `há 2 h`, `há 3 dias`: how long ago, as it is said beside a receipt that waits. */
export function haQuanto(instante: Date, agora: Date): string {
  const minutos = Math.max(0, Math.floor((agora.getTime() - instante.getTime()) / MINUTO));
  if (minutos < 1) return 'agora';
  if (minutos < 60) return `há ${minutos} min`;
  const horas = Math.floor(minutos / 60);
  if (horas < 24) return `há ${horas} h`;
  const dias = Math.floor(horas / 24);
  return dias === 1 ? 'há 1 dia' : `há ${dias} dias`;
}
