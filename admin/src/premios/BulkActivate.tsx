import {client} from '@clube/api-client';
import {Button, notify} from '@clube/ui';
import {NO_PREMIO_CHOSEN} from '@clube/domain';
import {useListContext} from 'react-admin';
import {fromServer, useAction} from '../components/useAction';
import type {Premio} from './types';

/** Activates or deactivates the chosen prizes at once. */
export function BulkActivate() {
  const {selectedIds, onUnselectItems} = useListContext<Premio>();
  const activate = useAction({success: fromServer, failure: 'Erro ao ativar prêmios', changes: ['premios']});
  const deactivate = useAction({success: fromServer, failure: 'Erro ao inativar prêmios', changes: ['premios']});
  const change = async (ativo: boolean): Promise<void> => {
    if (selectedIds.length === 0) return notify.error(NO_PREMIO_CHOSEN);
    const {run} = ativo ? activate : deactivate;
    if (await run(() => client.put('/api/premios/bulk-activate', {body: {ids: selectedIds, ativo}}))) onUnselectItems();
  };
  return (
    <div style={{display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8}}>
      <Button variant="secundario" small busy={activate.busy && 'Ativando…'} onClick={() => void change(true)}>
        Ativar
      </Button>
      <Button variant="secundario" small busy={deactivate.busy && 'Inativando…'} onClick={() => void change(false)}>
        Inativar
      </Button>
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
