import {toast} from 'sonner';
import {trazerParaFrente} from './frente';

/** Messages stay ten seconds: long enough to be read on a building site. */
const DURACAO_MS = 10_000;

type Tom = 'error' | 'success' | 'info';

function mostrar(tom: Tom, mensagem: string, detalhe?: string, duracao = DURACAO_MS): void {
  trazerParaFrente();
  // The text is the identity: the same message twice is one toast, not a pile.
  toast[tom](mensagem, {id: mensagem, duration: duracao, description: detalhe});
}

/** Messages at the bottom centre of the screen, also above an open dialog. */
export const avisar = {
  erro: (mensagem: string, detalhe?: string): void => mostrar('error', mensagem, detalhe),
  /** `duracao` in milliseconds, where the next piece of work is already on the screen. */
  sucesso: (mensagem: string, detalhe?: string, duracao?: number): void =>
    mostrar('success', mensagem, detalhe, duracao),
  info: (mensagem: string, detalhe?: string): void => mostrar('info', mensagem, detalhe),
};
