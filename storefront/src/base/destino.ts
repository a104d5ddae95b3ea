import {CAMINHOS} from './caminhos';

const CHAVE = 'clube.destino';

/** Remembers where a visitor wanted to go, for after the login. */
export function lembrarDestino(caminho: string): void {
  sessionStorage.setItem(CHAVE, caminho);
}

/** Where to go after the login, once: the place that was wanted, else home. */
export function destinoAposEntrar(): string {
  const caminho = sessionStorage.getItem(CHAVE);
  sessionStorage.removeItem(CHAVE);
  return caminho?.startsWith('/') && !caminho.startsWith('//') ? caminho : CAMINHOS.home;
}
