import {useState} from 'react';
import {LocalGrid} from '../components/grid/LocalGrid';
import {OUTCOME_COLUMNS} from '../components/notas/columns';
import {NotaDialog} from '../components/notas/NotaDialog';
import type {Nota} from '../components/notas/types';
import {useNotasOf} from './queries';

/** All receipts of a painter, with their results. */
export function PintorNotas({cpf}: {cpf: string}) {
  const {data, error, refetch} = useNotasOf(cpf);
  const [open, setOpen] = useState<Nota>();
  return (
    <>
      <LocalGrid<Nota>
        label="Notas do pintor"
        columns={OUTCOME_COLUMNS}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        opens={nota => () => setOpen(nota)}
        sort={{field: 'criadoEm', order: 'DESC'}}
        empty="Este pintor ainda não enviou notas."
      />
      {open && <NotaDialog nota={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
