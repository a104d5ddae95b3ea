import {client} from '@clube/api-client';
import {Botao, avisar} from '@clube/ui';
import {SEM_PREMIO_ESCOLHIDO} from '@clube/domain';
import {useListContext} from 'react-admin';
import {doServidor, useAcao} from '../components/useAcao';
import type {Premio} from './tipos';

/** Activates or deactivates the chosen prizes at once. */
export function EmMassa() {
  const {selectedIds, onUnselectItems} = useListContext<Premio>();
  const ativar = useAcao({sucesso: doServidor, falha: 'Erro ao ativar prêmios', muda: ['premios']});
  const inativar = useAcao({sucesso: doServidor, falha: 'Erro ao inativar prêmios', muda: ['premios']});
  const mudar = async (ativo: boolean): Promise<void> => {
    if (selectedIds.length === 0) return avisar.erro(SEM_PREMIO_ESCOLHIDO);
    const {executar} = ativo ? ativar : inativar;
    if (await executar(() => client.put('/api/premios/bulk-activate', {body: {ids: selectedIds, ativo}})))
      onUnselectItems();
  };
  return (
    <div style={{display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8}}>
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
      <span aria-live="polite" style={{color: 'var(--tinta-2)'}}>
        {selectedIds.length === 0
          ? 'Selecione os prêmios na tabela.'
          : selectedIds.length === 1
            ? '1 prêmio selecionado'
            : `${selectedIds.length} prêmios selecionados`}
      </span>
    </div>
  );
}
