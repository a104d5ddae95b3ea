import {avisar} from '@clube/ui';
import {useQueryClient} from '@tanstack/react-query';
import {useNavigate} from 'react-router-dom';
import {enderecoNovaVenda, estadoNovaVenda} from '../entrada';
import type {useFila} from './useFila';

/** What happens once a receipt is decided: the next one in its place, or the list where there is none. */
export function useDecisao({proxima}: ReturnType<typeof useFila>) {
  const navegar = useNavigate();
  const queryClient = useQueryClient();
  const atualizarFila = (): void => void queryClient.invalidateQueries({queryKey: ['pendentes']});
  const abrirProxima = (): void => {
    if (!proxima) avisar.info('Era a última: a fila está em dia.');
    void navegar(proxima ? enderecoNovaVenda(proxima) : '/painel/processar/pontuacoes', {
      replace: true,
      ...(proxima && {state: {...estadoNovaVenda(proxima), seguida: true}}),
    });
    atualizarFila();
  };
  return {abrirProxima, atualizarFila};
}
