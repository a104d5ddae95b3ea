import {avisar} from '@clube/ui';

/** What the server refused, as a toast: react-admin by itself says it only at the fields that it is about. */
export function dizerErro(erro: unknown): void {
  avisar.erro(erro instanceof Error ? erro.message : 'Não foi possível falar com o servidor');
}
