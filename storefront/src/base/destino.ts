import {CAMINHOS} from './caminhos.ts';

const CHAVE = 'clube.destino';

let partindo = false;

/** Whoever leaves on purpose wants to go nowhere: until the page is loaded anew the guards remember nothing. */
export function naoLembrarDestino(): void {
  partindo = true;
  sessionStorage.removeItem(CHAVE);
}

/** Remembers where a visitor wanted to go, for after the login. */
export function lembrarDestino(caminho: string): void {
  if (partindo) return;
  sessionStorage.setItem(CHAVE, caminho);
}

/** Where to go after the login, once: the place that was wanted, else home. */
export function destinoAposEntrar(): string {
  const caminho = sessionStorage.getItem(CHAVE);
  sessionStorage.removeItem(CHAVE);
  return caminho?.startsWith('/') && !caminho.startsWith('//') ? caminho : CAMINHOS.home;
}
