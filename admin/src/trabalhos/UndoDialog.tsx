import {client} from '@clube/api-client';
import {countOf} from '@clube/domain';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import {useStartBatchJob} from '../components/batch-jobs/useStartBatchJob';
import type {BatchJob} from './columns';

interface Props {
  batchJob: BatchJob;
  onClose: () => void;
}

/** Starts the batch job that undoes what this one changed, after a question. */
export function UndoDialog({batchJob: {id, feitos, falhas}, onClose}: Props) {
  const {busy, run} = useStartBatchJob();
  const undo = async (): Promise<void> => {
    if (await run(() => client.post('/api/trabalhos/{id}/desfazer', {path: {id}}))) onClose();
  };
  return (
    <ConfirmDialog
      title="Desfazer trabalho"
      confirmLabel="Desfazer"
      busy={busy}
      onConfirm={() => void undo()}
      onClose={onClose}
    >
      {countOf(feitos - falhas, 'linha volta', 'linhas voltam')} ao que era antes. O que mudou depois deste trabalho
      fica como está. É um trabalho novo, com o resultado de cada linha.
    </ConfirmDialog>
  );
}
