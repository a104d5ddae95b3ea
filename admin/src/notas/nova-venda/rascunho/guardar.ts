import {PREFIXO_RASCUNHO, chavesDosRascunhos} from '../../../providers/rascunhos';
import {lerRascunho} from './rascunho';

const chave = (id: number): string => PREFIXO_RASCUNHO + id;

export function guardarRascunho(id: number, texto: string): void {
  try {
    localStorage.setItem(chave(id), texto);
  } catch {
    // Without room the form still works; only a reload would cost what was typed.
  }
}

/** This person's draft of a receipt. What is outdated or somebody else's is swept on the way. */
export function buscarRascunho(id: number, de: string, agora: number) {
  for (const nome of chavesDosRascunhos())
    if (!lerRascunho(localStorage.getItem(nome), de, agora)) localStorage.removeItem(nome);
  return lerRascunho(localStorage.getItem(chave(id)), de, agora);
}

export const apagarRascunho = (id: number): void => localStorage.removeItem(chave(id));
