import {useSyncExternalStore} from 'react';
import type {Modo} from '../tokens/tokens';

export type PreferenciaTema = 'sistema' | Modo;

const CHAVE = 'clube.tema';
const ouvintes = new Set<() => void>();
const sistemaEscuro = window.matchMedia('(prefers-color-scheme: dark)');
sistemaEscuro.addEventListener('change', avisarOuvintes);

function avisarOuvintes(): void {
  for (const ouvinte of ouvintes) ouvinte();
}

/** What the person chose; `sistema` until a choice was made. The document's attribute is the one state. */
export function lerPreferenciaTema(): PreferenciaTema {
  const {tema} = document.documentElement.dataset;
  return tema === 'claro' || tema === 'escuro' ? tema : 'sistema';
}

/** The theme in force now. */
export function modoAtual(): Modo {
  const preferencia = lerPreferenciaTema();
  if (preferencia !== 'sistema') return preferencia;
  return sistemaEscuro.matches ? 'escuro' : 'claro';
}

/** Applies a choice at once and keeps it for the next visit, where storage is allowed. */
export function definirTema(preferencia: PreferenciaTema): void {
  if (preferencia === 'sistema') delete document.documentElement.dataset.tema;
  else document.documentElement.dataset.tema = preferencia;
  try {
    if (preferencia === 'sistema') localStorage.removeItem(CHAVE);
    else localStorage.setItem(CHAVE, preferencia);
  } catch {
    // A forbidden storage only means that the choice lasts until the tab closes.
  }
  avisarOuvintes();
}

function assinar(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

/** The theme as a screen needs it: the choice, the mode in force, and the way to change it. */
export function useTema(): {preferencia: PreferenciaTema; modo: Modo; definirTema: typeof definirTema} {
  const preferencia = useSyncExternalStore(assinar, lerPreferenciaTema);
  const modo = useSyncExternalStore(assinar, modoAtual);
  return {preferencia, modo, definirTema};
}
