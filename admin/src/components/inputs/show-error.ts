import {notify} from '@clube/ui';

/** What the server refused, as a toast: react-admin by itself says it only at the fields that it is about. */
export function showError(error: unknown): void {
  notify.error(error instanceof Error ? error.message : 'Não foi possível falar com o servidor');
}
