import type {Formulario} from '../form/values.ts';
import type {NotaLida} from '../reading/types';
import type {VendaEmEdicao} from '../venda';
import {PREFIXO_RASCUNHO, chavesDosRascunhos} from '../../../providers/rascunhos.ts';

/** What a person has done to a receipt and has not scored yet, so that a reload or a lost session costs nothing. */
interface Rascunho {
  /** Whose work it is: the CPF of the session, digits. */
  de: string;
  /** When it was last changed, milliseconds since 1970. */
  em: number;
  /** The touched fields alone: all others come from the reading. */
  venda: Partial<VendaEmEdicao>;
  /** The read lines that the items and the lines left out refer to. */
  linhas: NotaLida['itens'];
}

/** Work of a day: what is older is no longer what anybody has in mind. */
const VALE_MS = 12 * 3_600_000;

/** The work as text; undefined while nothing was touched. */
export function escreverRascunho({venda, tocados, lida, linhas}: Formulario, de: string, em: number) {
  if (tocados.size === 0) return undefined;
  const tocada = Object.fromEntries([...tocados].map(campo => [campo, venda[campo]]));
  const rascunho: Rascunho = {de, em, venda: tocada, linhas: lida?.itens ?? linhas ?? []};
  return JSON.stringify(rascunho);
}

/** The work that this text holds, if it is this person's and of today. */
export function lerRascunho(texto: string | null, de: string, agora: number): Rascunho | undefined {
  try {
    const rascunho = JSON.parse(texto ?? 'null') as Rascunho | null;
    const vale = rascunho?.de === de && agora - rascunho.em < VALE_MS && Array.isArray(rascunho.linhas);
    return vale ? rascunho : undefined;
  } catch {
    // Cut off or not ours: there is nothing to go on with.
    return undefined;
  }
}

/** The form as it is first drawn: what is known of the receipt, and over it what the person had done. */
export function comRascunho(inicial: VendaEmEdicao, rascunho: Rascunho | undefined): Formulario {
  if (!rascunho) return {venda: inicial, tocados: new Set()};
  const {venda, linhas} = rascunho;
  // Decisions about lines belong together: an item without its line would stand beside it.
  const tocados = new Set(Object.keys(venda) as (keyof VendaEmEdicao)[]);
  return {venda: {...inicial, ...venda}, tocados, linhas};
}

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
