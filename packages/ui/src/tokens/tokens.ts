import folha from './tokens.css?raw';

export type Modo = 'claro' | 'escuro';

const LINHA = /--([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g;

function lerCores(): Record<Modo, ReadonlyMap<string, string>> {
  const claro = new Map<string, string>();
  const escuro = new Map<string, string>();
  for (const [, nome, naLuz, noEscuro] of folha.matchAll(LINHA)) {
    claro.set(nome ?? '', naLuz ?? '');
    escuro.set(nome ?? '', noEscuro ?? '');
  }
  return {claro, escuro};
}

const CORES = lerCores();

/**
 * The hexadecimal value of a colour token, for libraries that compute with colours and cannot take `var(--x)`
 * (the component theme, canvases). Everything else uses the variable.
 * @throws Error when no token has that name.
 */
export function cor(nome: string, modo: Modo): string {
  const valor = CORES[modo].get(nome);
  if (!valor) throw new Error(`unknown colour token: ${nome}`);
  return valor;
}
