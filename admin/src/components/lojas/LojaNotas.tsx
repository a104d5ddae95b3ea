import {useState} from 'react';
import type {ListColumn} from '../grid/columns';
import {OUTCOME_COLUMNS} from '../notas/columns';
import {NotaDialog} from '../notas/NotaDialog';
import type {Nota} from '../notas/types';
import {PAINTER} from '../pintores/columns';
import {RelatedList} from '../record-page/RelatedList';

const COLUMNS: readonly ListColumn<Nota>[] = [
  {...PAINTER, sortable: false},
  ...OUTCOME_COLUMNS.filter(({field}) => field !== 'loja'),
];

/** The receipts of a store that were recognised or scored, with their results. */
export function LojaNotas({cnpj}: {cnpj: string}) {
  const [open, setOpen] = useState<Nota>();
  return (
    <>
      <RelatedList<Nota>
        resource="notas"
        screen="/painel/pontuacoes/notas"
        label="Notas da loja"
        filter={{cnpj}}
        columns={COLUMNS}
        sort={{field: 'criadoEm', order: 'DESC'}}
        opens={nota => () => setOpen(nota)}
        empty="Nenhuma nota desta loja."
      />
      {open && <NotaDialog nota={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
