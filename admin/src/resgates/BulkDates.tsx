import {client} from '@clube/api-client';
import type {ResgateDate} from '@clube/domain';
import {Button} from '@clube/ui';
import {useState} from 'react';
import {useStartBatchJob} from '../components/batch-jobs/useStartBatchJob';
import type {AllMatchingProps} from '../components/grid/footer/SelectionBar';
import {mayCall} from '../providers/access';
import {BulkPreview} from './BulkPreview';
import {BulkDateDialog} from './dialogs/BulkDateDialog';

interface Props extends AllMatchingProps {
  /** The orders in words: "os 12 resgates selecionados". */
  orders: string;
  label: string;
}

/** Sets the expected or actual delivery date of many orders as a batch job. */
export function BulkDates({filters, orders, label, onDone}: Props) {
  const [open, setOpen] = useState(false);
  const {busy, run, errors, forget} = useStartBatchJob();
  if (!mayCall('POST /api/resgates/datas/filtro')) return null;
  const save = async (campo: ResgateDate, date: string): Promise<void> => {
    const body = {filtro: filters, campo, date};
    if (await run(() => client.post('/api/resgates/datas/filtro', {body}))) onDone();
  };
  return (
    <>
      <Button variant="secondary" small onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <BulkDateDialog
          orders={orders}
          busy={busy}
          error={errors.date}
          onType={forget}
          onSend={(campo, date) => void save(campo, date)}
          onClose={() => setOpen(false)}
        >
          <BulkPreview filters={filters} />
        </BulkDateDialog>
      )}
    </>
  );
}
