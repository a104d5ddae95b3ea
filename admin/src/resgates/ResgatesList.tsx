import {client} from '@clube/api-client';
import {DELIVERY_TOLERANCE_DAYS} from '@clube/domain';
import {useMemo, useState} from 'react';
import {downloadContent} from '../components/download';
import {PeriodFilter} from '../components/period/PeriodFilter';
import type {Exports} from '../components/list/ExportButton';
import {RangeFilter} from '../components/list/RangeFilter';
import {SelectFilter} from '../components/list/SelectFilter';
import {ValuesFilter} from '../components/list/ValuesFilter';
import {GridList} from '../components/grid/GridList';
import {Page} from '../components/page/Page';
import {AllMatching} from './AllMatching';
import {BulkActions} from './BulkActions';
import {columnsOf} from './columns';
import {RowActionDialog} from './dialogs/RowActionDialog';
import {STATUS_OPTIONS} from './status';
import {resgateAddress, type RowAction, type Resgate} from './types';

const OVERDUE_OPTIONS = [{value: 'true', text: `Vencidos há mais de ${DELIVERY_TOLERANCE_DAYS} dias`}];
const STATUS_FILTER_OPTIONS = STATUS_OPTIONS.map(({value, text}) => ({value: Number(value), text}));

const VIEWS = [
  ...STATUS_FILTER_OPTIONS.map(({value, text}) => ({nome: text, filtros: {status: value}})),
  {nome: 'Vencidos', filtros: {atrasado: 'true'}},
];

const EXPORTS: Exports = {
  name: 'Resgates',
  failure: 'Erro ao gerar relatório de resgates',
  // A separate endpoint, with the encoding that the specification requires.
  csv: async query => downloadContent(await client.file('/api/resgates/export', {query}), 'Resgates.csv'),
};

/** Orders of prizes with their status and actions. */
export default function ResgatesList() {
  const [open, setOpen] = useState<{action: RowAction; resgate: Resgate}>();
  const columns = useMemo(() => columnsOf((action, resgate) => setOpen({action, resgate})), []);
  return (
    <Page title="Resgates" list>
      <GridList
        resource="resgates"
        label="Resgates"
        columns={columns}
        sort={{field: 'id', order: 'DESC'}}
        search="Buscar por pintor, CPF, prêmio ou id"
        filters={
          <>
            <PeriodFilter />
            <ValuesFilter source="status" label="Status" options={STATUS_FILTER_OPTIONS} />
            <SelectFilter source="atrasado" label="Previsão" options={OVERDUE_OPTIONS} />
            <RangeFilter source="pontosGastos" label="Pontos" />
          </>
        }
        views={VIEWS}
        exports={EXPORTS}
        rowName={resgate => `o resgate ${resgate.id}`}
        opens={resgateAddress}
        bulk={<BulkActions />}
        bulkIdle
        onAllMatching={matching => <AllMatching {...matching} />}
        empty="Nenhum resgate com estes filtros."
      />
      {open && <RowActionDialog {...open} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}
