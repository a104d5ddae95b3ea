import {client, type Schema} from '@clube/api-client';
import {NOTIFICACAO_STATES, NOTIFICACAO_STATE_LABELS, isNotificacaoOpen} from '@clube/domain';
import {IconButton} from '@clube/ui';
import {useMemo, useState} from 'react';
import {BATCH_JOBS} from '../components/batch-jobs/useOpenBatchJobs';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import type {ListColumn} from '../components/grid/columns';
import {GridList} from '../components/grid/GridList';
import {SelectFilter} from '../components/list/SelectFilter';
import {PeriodFilter} from '../components/period/PeriodFilter';
import {StateChip, type Tone} from '../components/StateChip';
import {fromServer, useAction} from '../components/useAction';

type Push = Schema<'Notificacao'>;

const TONE: Readonly<Record<Push['estado'], Tone>> = {
  agendada: 'waiting',
  enviando: 'info',
  enviada: 'ok',
  cancelada: 'neutral',
  falhou: 'error',
};
const STATE_OPTIONS = NOTIFICACAO_STATES.map(value => ({value, text: NOTIFICACAO_STATE_LABELS[value]}));

const columnsOf = (cancel: (push: Push) => void): readonly ListColumn<Push>[] => [
  {kind: 'text', field: 'titulo', main: true, note: ({texto}) => texto, files: ['titulo', 'texto']},
  {kind: 'text', field: 'publico'},
  {
    kind: 'status',
    field: 'estado',
    width: 124,
    cell: ({estado}) => <StateChip tone={TONE[estado]}>{NOTIFICACAO_STATE_LABELS[estado]}</StateChip>,
  },
  {kind: 'number', field: 'pintores', width: 84},
  {kind: 'number', field: 'entregues', width: 94},
  {kind: 'number', field: 'falhas', width: 72},
  {kind: 'number', field: 'abertas', width: 82},
  {kind: 'timestamp', field: 'quando'},
  {kind: 'text', field: 'autor'},
  {
    kind: 'actions',
    field: 'acoes',
    title: 'Ações',
    width: 52,
    cell: push =>
      isNotificacaoOpen(push.estado) ? (
        <IconButton icon="crossed" size={18} label={`Cancelar ${push.titulo}`} onClick={() => cancel(push)} />
      ) : null,
  },
];

/** Sent, scheduled and cancelled push notifications, with their results. */
export function PushHistory() {
  const [cancelling, setCancelling] = useState<Push>();
  const {busy, run} = useAction({success: fromServer, changes: ['notificacoes', BATCH_JOBS]});
  const columns = useMemo(() => columnsOf(setCancelling), []);
  const cancel = async ({id}: Push): Promise<void> => {
    if (await run(() => client.post('/api/notificacoes/{id}/cancelar', {path: {id}}))) setCancelling(undefined);
  };
  return (
    <>
      <GridList
        resource="notificacoes"
        label="Pushes enviados"
        columns={columns}
        sort={{field: 'id', order: 'DESC'}}
        search="Buscar por título ou texto"
        filters={
          <>
            <SelectFilter source="estado" label="Situação" options={STATE_OPTIONS} />
            <PeriodFilter />
          </>
        }
        exports="Notificações push"
        empty="Nenhum push enviado ainda."
      />
      {cancelling && (
        <ConfirmDialog
          title="Cancelar push"
          confirmLabel="Cancelar push"
          destructive
          busy={busy}
          onConfirm={() => void cancel(cancelling)}
          onClose={() => setCancelling(undefined)}
        >
          <p>
            <strong>{cancelling.titulo}</strong>
          </p>
          <p>
            {cancelling.estado === 'agendada'
              ? 'Ninguém recebe este push.'
              : 'Quem ainda não foi avisado não recebe mais nada; o que já foi enviado não volta.'}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
