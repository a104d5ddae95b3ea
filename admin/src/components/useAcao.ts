import {ApiErro, mensagemDe} from '@clube/api-client';
import {avisar} from '@clube/ui';
import {useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';

interface Opcoes {
  /** Said when it worked. */
  sucesso?: string | ((resposta: {mensagem?: string}) => string);
  /** Said when it failed and the server did not say why; where it could not say anything, what happened stands below. */
  falha?: string;
  /** The lists that show something else now. */
  muda?: readonly string[];
}

/** What the server answered: it says it in the product's words already. */
export const doServidor = ({mensagem = ''}: {mensagem?: string}): string => mensagem;

/**
 * A button's call: busy while it runs, its outcome said as a toast, the lists that it changes read again. Answers
 * whether it worked.
 */
export function useAcao({sucesso, falha, muda = []}: Opcoes = {}) {
  const queryClient = useQueryClient();
  const [ocupado, setOcupado] = useState(false);
  const executar = async (chamada: () => Promise<unknown>): Promise<boolean> => {
    if (ocupado) return false;
    setOcupado(true);
    try {
      const resposta = ((await chamada()) ?? {}) as {mensagem?: string};
      if (sucesso) avisar.sucesso(typeof sucesso === 'string' ? sucesso : sucesso(resposta));
      await Promise.all(muda.map(recurso => queryClient.invalidateQueries({queryKey: [recurso]})));
      return true;
    } catch (motivo) {
      const recusa = motivo instanceof ApiErro && motivo.corpo.erro !== undefined && motivo.status < 500;
      if (recusa || !falha) avisar.erro(mensagemDe(motivo));
      else avisar.erro(falha, motivo instanceof ApiErro ? mensagemDe(motivo) : undefined);
      return false;
    } finally {
      setOcupado(false);
    }
  };
  return {ocupado, executar};
}
