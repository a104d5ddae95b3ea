import {client} from '@clube/api-client';
import {Button, notify} from '@clube/ui';
import {NO_PREMIO_CHOSEN} from '@clube/domain';
import {useState} from 'react';
import {useListContext} from 'react-admin';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import type {AllMatchingProps} from '../components/grid/footer/SelectionBar';
import {fromServer, useAction} from '../components/useAction';
import {useStartBatchJob} from '../components/batch-jobs/useStartBatchJob';
import type {Premio} from './types';

/** Activates or deactivates the selected prizes. */
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
    <>
      <Button variant="secondary" small busy={activate.busy && 'Ativando…'} onClick={() => void change(true)}>
        Ativar
      </Button>
      <Button variant="secondary" small busy={deactivate.busy && 'Inativando…'} onClick={() => void change(false)}>
        Inativar
      </Button>
    </>
  );
}

/** Activates or deactivates all matching prizes, as a batch job. */
export function ActivateAllMatching({filters, many, onDone}: AllMatchingProps) {
  const [requested, setRequested] = useState<boolean>();
  const {busy, run} = useStartBatchJob();
  const begin = async (ativo: boolean): Promise<void> => {
    const body = {filtro: filters, ativo};
    if (await run(() => client.post('/api/premios/bulk-activate/filtro', {body}))) onDone();
    else setRequested(undefined);
  };
  return (
    <>
      <Button variant="secondary" small onClick={() => setRequested(true)}>
        Ativar
      </Button>
      <Button variant="secondary" small onClick={() => setRequested(false)}>
        Inativar
      </Button>
      {requested !== undefined && (
        <ConfirmDialog
          title={requested ? 'Ativar prêmios' : 'Inativar prêmios'}
          confirmLabel={requested ? 'Ativar todos' : 'Inativar todos'}
          busy={busy}
          onConfirm={() => void begin(requested)}
          onClose={() => setRequested(undefined)}
        >
          {requested ? 'Ativa' : 'Inativa'} os {many} prêmios que correspondem à busca e aos filtros de agora. É um
          trabalho longo: você pode acompanhá-lo e cancelá-lo em Trabalhos.
        </ConfirmDialog>
      )}
    </>
  );
}
