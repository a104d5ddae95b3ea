import {NOTA_STATES, NOTA_STATE_LABELS} from '@clube/domain';
import {useCallback, useState} from 'react';
import type {ListColumn} from '../../components/grid/columns';
import {GridList} from '../../components/grid/GridList';
import {RangeFilter} from '../../components/list/RangeFilter';
import {ValuesFilter} from '../../components/list/ValuesFilter';
import {Page} from '../../components/page/Page';
import {PeriodFilter} from '../../components/period/PeriodFilter';
import {PAINTER} from '../../components/pintores/columns';
import {ADDRESS_LIFETIME} from '../../components/notas/FileButton';
import type {Nota} from '../../components/notas/types';
import {OUTCOME_COLUMNS} from '../../components/notas/columns';
import {NotaDialog} from '../../components/notas/NotaDialog';

const STATES = NOTA_STATES.map(value => ({value, text: NOTA_STATE_LABELS[value]}));
export const COLUMNS: readonly ListColumn<Nota>[] = [{...PAINTER, sortable: false, width: 170}, ...OUTCOME_COLUMNS];

const VIEWS = NOTA_STATES.map(estado => ({nome: NOTA_STATE_LABELS[estado], filtros: {estado}}));

/** Receipts in every state, to answer a painter's "why did mine not count?". */
export default function NotasList() {
  const [open, setOpen] = useState<Nota>();
  const opens = useCallback((nota: Nota) => () => setOpen(nota), []);
  return (
    <Page title="Notas" list>
      <GridList
        resource="notas"
        every={ADDRESS_LIFETIME}
        label="Notas"
        columns={COLUMNS}
        opens={opens}
        sort={{field: 'criadoEm', order: 'DESC'}}
        search="Buscar por pintor, CPF ou número da nota"
        filters={
          <>
            <ValuesFilter source="estado" label="Situação" options={STATES} />
            <PeriodFilter />
            <RangeFilter source="total" label="Total" kind="money" />
            <RangeFilter source="pontos" label="Pontos" />
          </>
        }
        views={VIEWS}
        exports="Notas"
        empty="Nenhuma nota com estes filtros."
      />
      {open && <NotaDialog nota={open} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}
