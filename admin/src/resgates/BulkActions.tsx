import {Button} from '@clube/ui';
import {useState} from 'react';
import {useListContext} from 'react-admin';
import type {AllMatchingProps} from '../components/grid/footer/SelectionBar';
import {useSelected} from '../components/grid/footer/useSelected';
import {mayCall} from '../providers/access';
import {BulkDates} from './BulkDates';
import {CancelOrders} from './CancelOrders';
import {BulkStatusDialog} from './dialogs/BulkStatusDialog';
import {PrintSelected} from './PrintSelected';
import type {Resgate} from './types';

/** The bulk actions for the selected orders, on all pages. */
export function BulkActions() {
  const selected = useSelected();
  return (
    <>
      <BulkStatusButton />
      {selected && <SelectedActions {...selected} />}
    </>
  );
}

function SelectedActions(selected: AllMatchingProps) {
  const orders = selected.many === '1' ? 'o resgate selecionado' : `os ${selected.many} resgates selecionados`;
  return (
    <>
      <BulkDates {...selected} orders={orders} label="Alterar datas" />
      <PrintSelected />
      <CancelOrders {...selected} orders={orders} label="Cancelar selecionados" />
    </>
  );
}

/** Sets one status for many orders, either the selected rows or by ids. */
function BulkStatusButton() {
  const {selectedIds, onUnselectItems} = useListContext<Resgate>();
  const [open, setOpen] = useState(false);
  if (!mayCall('PATCH /api/resgates/bulk')) return null;
  return (
    <>
      <Button variant="secondary" small onClick={() => setOpen(true)}>
        Alterar Status em Massa
      </Button>
      {open && (
        <BulkStatusDialog
          chosenIds={selectedIds}
          onClose={done => {
            setOpen(false);
            if (done) onUnselectItems();
          }}
        />
      )}
    </>
  );
}
