import {client, messageOf} from '@clube/api-client';
import {DELIVERY_TOLERANCE_DAYS} from '@clube/domain';
import {Button, notify} from '@clube/ui';
import {useMemo, useState} from 'react';
import {useListContext} from 'react-admin';
import {downloadContent} from '../components/download';
import {PeriodFilter} from '../components/period/PeriodFilter';
import {SelectFilter} from '../components/list/SelectFilter';
import {GridList} from '../components/grid/GridList';
import {Page} from '../components/page/Page';
import {useFilters} from '../providers/filters';
import {AllMatching} from './AllMatching';
import {columnsOf} from './columns';
import {RowActionDialog} from './dialogs/RowActionDialog';
import {BulkStatusButton, CancelSelected} from './BulkActions';
import {STATUS_OPTIONS} from './status';
import {resgateAddress, type RowAction, type Resgate} from './types';

const OVERDUE_OPTIONS = [{value: 'true', text: `Vencidos há mais de ${DELIVERY_TOLERANCE_DAYS} dias`}];
const STATUS_FILTER_OPTIONS = STATUS_OPTIONS.map(({value, text}) => ({value: Number(value), text}));

function ExportResgatesButton() {
  const {total} = useListContext<Resgate>();
  const {filters} = useFilters();
  const [busy, setBusy] = useState(false);
  const exportRows = async (): Promise<void> => {
    setBusy(true);
    try {
      downloadContent(await client.file('/api/resgates/export', {query: {filter: filters}}), 'Resgates.csv');
      notify.success('Seu download começará em breve, aguarde.');
    } catch (reason) {
      notify.error(messageOf(reason));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secundario"
      small
      icon="baixar"
      disabled={!total}
      busy={busy && 'Exportando…'}
      onClick={() => void exportRows()}
    >
      Exportar
    </Button>
  );
}

/** Orders of prizes: where they are, and what is to be done about them. */
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
            <SelectFilter source="status" label="Status" options={STATUS_FILTER_OPTIONS} />
            <SelectFilter source="atrasado" label="Previsão" options={OVERDUE_OPTIONS} />
          </>
        }
        exports={<ExportResgatesButton />}
        rowName={resgate => `o resgate ${resgate.id}`}
        opens={resgateAddress}
        bulk={
          <>
            <BulkStatusButton />
            <CancelSelected />
          </>
        }
        bulkIdle
        onAllMatching={matching => <AllMatching {...matching} />}
        empty="Nenhum resgate com estes filtros."
      />
      {open && <RowActionDialog {...open} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}
