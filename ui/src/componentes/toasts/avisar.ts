import {toast} from 'sonner';
import {trazerParaFrente} from './frente';

/** Messages stay ten seconds: long enough to be read on a building site. */
const DURACAO_MS = 10_000;

function mostrar(tom: 'error' | 'success' | 'info', mensagem: string, detalhe?: string): void {
  trazerParaFrente();
  // The text is the identity: the same message twice is one toast, not a pile.
  toast[tom](mensagem, {id: mensagem, duration: DURACAO_MS, description: detalhe});
}

/** Messages at the bottom centre of the screen, also above an open dialog. */
export const avisar = {
  erro: (mensagem: string, detalhe?: string): void => mostrar('error', mensagem, detalhe),
  sucesso: (mensagem: string, detalhe?: string): void => mostrar('success', mensagem, detalhe),
  info: (mensagem: string, detalhe?: string): void => mostrar('info', mensagem, detalhe),
};
