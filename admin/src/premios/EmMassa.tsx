import {client} from '@clube/api-client';
import {Botao, avisar} from '@clube/ui';
import {useListContext} from 'react-admin';
import {useAcao} from '../components/useAcao';
import type {Premio} from './tipos';

/** Activates or deactivates the chosen prizes at once. */
export function EmMassa() {
  const {selectedIds, onUnselectItems} = useListContext<Premio>();
  const dizer = ({mensagem}: {mensagem?: string}): string => mensagem ?? 'Status atualizado com sucesso';
  const ativar = useAcao({sucesso: dizer, falha: 'Erro ao ativar prêmios', muda: ['premios']});
  const inativar = useAcao({sucesso: dizer, falha: 'Erro ao inativar prêmios', muda: ['premios']});
  const mudar = async (ativo: boolean): Promise<void> => {
    if (selectedIds.length === 0) return avisar.erro('Selecione pelo menos um prêmio');
    const {executar} = ativo ? ativar : inativar;
    if (await executar(() => client.put('/api/premios/bulk-activate', {body: {ids: selectedIds, ativo}})))
      onUnselectItems();
  };
  return (
    <>
      <Botao variante="secundario" pequeno ocupado={ativar.ocupado && 'Ativando…'} onClick={() => void mudar(true)}>
        Ativar
      </Botao>
      <Botao
        variante="secundario"
        pequeno
        ocupado={inativar.ocupado && 'Inativando…'}
        onClick={() => void mudar(false)}
      >
        Inativar
      </Botao>
    </>
  );
}
