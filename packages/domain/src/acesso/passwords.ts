import {COMMON_PASSWORDS} from './common-passwords.js';
import type {SessionKind} from './sessions.js';

/**
 * Words that an attacker who knows the programme tries first. A password of only these words is refused, even with digits or
 * punctuation between or after them. Without accents, in lower case.
 */
const CLUBE_WORDS: readonly string[] =
  `clube pintor pintora pintores pintura pinturas tinta tintas pintar club premio premios ponto pontos nota notas resgate
  revenda revendas revendedor loja lojas rede redes painel relatorio relatorios smart auditor auditora administrador
  administradora admin administracao usuario senha acesso fidelidade programa brasil fiscal de do da dos das e o a meu
  minha sou`.split(/\s+/);

/** Minimum length of a password: painters 8, staff and reporting users 12. */
export const MIN_PASSWORD_LENGTH: Readonly<Record<SessionKind, number>> = {loja: 8, painel: 12, relatorio: 12};

/** Maximum length of a password, so that hashing never takes long. */
export const MAX_PASSWORD_LENGTH = 200;

/** One repeated character, or a sequence (abcdefgh, 87654321), of any length. */
function isSequence(password: string): boolean {
  const steps = new Set(Array.from(password.slice(1), (c, i) => c.charCodeAt(0) - password.charCodeAt(i)));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}

/** Whether only such words remain without digits and punctuation: "Pintor@2026", "clube-do-pintor1". */
function isClubeOnly(password: string): boolean {
  const letters = password
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  // Positions where a word may begin; visiting each once keeps the time linear.
  const reachable = new Set([0]);
  for (let i = 0; i < letters.length; i++)
    if (reachable.has(i))
      for (const word of CLUBE_WORDS) if (letters.startsWith(word, i)) reachable.add(i + word.length);
  return letters.length > 3 && reachable.has(letters.length);
}

export const COMMON_PASSWORD_MESSAGE = 'Essa senha é muito comum, escolha outra mais difícil de adivinhar';

/**
 * The error message for a new password; undefined when it is valid: long enough for its kind of account, at
 * most 200 characters, and none of the most common ones. The server also checks a longer list of those, which is too large
 * for screens to load.
 */
export function validatePassword(kind: SessionKind, password: string): string | undefined {
  const minimum = MIN_PASSWORD_LENGTH[kind];
  if (password.length < minimum) return `A senha deve ter pelo menos ${minimum} caracteres`;
  if (password.length > MAX_PASSWORD_LENGTH) return `A senha deve ter no máximo ${MAX_PASSWORD_LENGTH} caracteres`;
  if (COMMON_PASSWORDS.has(password.toLowerCase()) || isSequence(password) || isClubeOnly(password))
    return COMMON_PASSWORD_MESSAGE;
  return undefined;
}
