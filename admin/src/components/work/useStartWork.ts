import {useAcao} from '../useAcao';
import {WORKS} from './useOpenWorks';

/** A button's call that begins a long work: says what the server answered, and has the mark above look at once. */
export const useStartWork = () => useAcao({sucesso: ({mensagem}) => mensagem ?? 'Trabalho iniciado', muda: [WORKS]});
