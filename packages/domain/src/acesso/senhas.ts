import {PALAVRAS_DO_CLUBE} from './palavras-do-clube.js';
import {SENHAS_COMUNS} from './senhas-comuns.js';
import type {TipoSessao} from './sessoes.js';

/** The fewest characters of a password: painters 8, staff and reporting users 12. */
export const SENHA_MINIMA: Readonly<Record<TipoSessao, number>> = {loja: 8, painel: 12, relatorio: 12};

/** The most characters of a password, so that hashing one never takes long. */
export const SENHA_MAXIMA = 200;

/** One character, or a row of neighbours (abcdefgh, 87654321), however long. */
function sequencia(senha: string): boolean {
  const passos = new Set(Array.from(senha.slice(1), (c, i) => c.charCodeAt(0) - senha.charCodeAt(i)));
  const [passo = 0] = passos;
  return passos.size === 1 && Math.abs(passo) <= 1;
}

/** Nothing but words of the club once digits and signs are left out: "Pintor@2026", "clube-do-pintor1". */
function soDoClube(senha: string): boolean {
  const letras = senha
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  // Where a word may begin: going on from there step by step, no text takes longer than its length.
  const alcanca = new Set([0]);
  for (let i = 0; i < letras.length; i++)
    if (alcanca.has(i))
      for (const palavra of PALAVRAS_DO_CLUBE) if (letras.startsWith(palavra, i)) alcanca.add(i + palavra.length);
  return letras.length > 3 && alcanca.has(letras.length);
}

export const SENHA_COMUM = 'Essa senha é muito comum, escolha outra mais difícil de adivinhar';

/**
 * What is wrong with a new password, in words for the person who chose it; undefined when it is acceptable: long enough
 * for its kind of account, at most 200 characters, and none of those that are guessed first. The server knows more of
 * those than a screen could carry, and looks there too.
 */
export function validarSenha(tipo: TipoSessao, senha: string): string | undefined {
  const minima = SENHA_MINIMA[tipo];
  if (senha.length < minima) return `A senha deve ter pelo menos ${minima} caracteres`;
  if (senha.length > SENHA_MAXIMA) return `A senha deve ter no máximo ${SENHA_MAXIMA} caracteres`;
  if (SENHAS_COMUNS.has(senha.toLowerCase()) || sequencia(senha) || soDoClube(senha)) return SENHA_COMUM;
  return undefined;
}
