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

/**
 * What is wrong with a new password, in words for the person who chose it; undefined when it is acceptable: long enough
 * for its kind of account, at most 200 characters, and none of those that are guessed first.
 */
export function validarSenha(tipo: TipoSessao, senha: string): string | undefined {
  const minima = SENHA_MINIMA[tipo];
  if (senha.length < minima) return `A senha deve ter pelo menos ${minima} caracteres`;
  if (senha.length > SENHA_MAXIMA) return `A senha deve ter no máximo ${SENHA_MAXIMA} caracteres`;
  if (SENHAS_COMUNS.has(senha.toLowerCase()) || sequencia(senha))
    return 'Essa senha é muito comum, escolha outra mais difícil de adivinhar';
  return undefined;
}
