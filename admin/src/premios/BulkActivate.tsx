import {client} from '@clube/api-client';
import {Button, notify} from '@clube/ui';
import {NO_PREMIO_CHOSEN} from '@clube/domain';
import {useListContext} from 'react-admin';
import {BulkPreview} from '../components/batch-jobs/BulkPreview';
import {ConfirmBatchJob} from '../components/batch-jobs/ConfirmBatchJob';
import type {AllMatchingProps} from '../components/grid/footer/SelectionBar';
import {fromServer, useAction} from '../components/useAction';
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
  return [true, false].map(ativo => (
    <ConfirmBatchJob
      key={String(ativo)}
      label={ativo ? 'Ativar' : 'Inativar'}
      title={ativo ? 'Ativar prêmios' : 'Inativar prêmios'}
      confirmLabel={ativo ? 'Ativar todos' : 'Inativar todos'}
      call="POST /api/premios/bulk-activate/filtro"
      start={() => client.post('/api/premios/bulk-activate/filtro', {body: {filtro: filters, ativo}})}
      onDone={onDone}
    >
      <p>
        {ativo ? 'Ativa' : 'Inativa'} os {many} prêmios que correspondem à busca e aos filtros de agora. Em Trabalhos
        você vê o resultado de cada um e pode interromper ou desfazer.
      </p>
      <BulkPreview
        about={['premios', filters, ativo]}
        count={signal => client.post('/api/premios/bulk-activate/previa', {body: {filtro: filters, ativo}, signal})}
        one="prêmio"
        many="prêmios"
      />
    </ConfirmBatchJob>
  ));
}
