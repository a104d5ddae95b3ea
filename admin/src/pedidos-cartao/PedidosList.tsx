import {
  PEDIDO_STATES,
  PEDIDO_STATE_LABELS,
  PEDIDO_TYPES,
  PEDIDO_TYPE_LABELS,
  type SettablePedidoState,
} from '@clube/domain';
import {useMemo, useState} from 'react';
import {GridList} from '../components/grid/GridList';
import {ValuesFilter} from '../components/list/ValuesFilter';
import {Page} from '../components/page/Page';
import {PeriodFilter} from '../components/period/PeriodFilter';
import {SendAllMatching, SendSelected} from './BulkSend';
import {ChangeDialog} from './ChangeDialog';
import {columnsOf} from './columns';
import type {Pedido} from './types';

const TYPE_OPTIONS = PEDIDO_TYPES.map(value => ({value, text: PEDIDO_TYPE_LABELS[value]}));
const STATE_OPTIONS = PEDIDO_STATES.map(value => ({value, text: PEDIDO_STATE_LABELS[value]}));

const VIEWS = PEDIDO_STATES.map(estado => ({nome: PEDIDO_STATE_LABELS[estado], filtros: {estado}}));

/** Requests to the card operator, to be exported, sent and completed. */
export default function PedidosList() {
  const [open, setOpen] = useState<{to: SettablePedidoState; pedido: Pedido}>();
  const columns = useMemo(() => columnsOf((to, pedido) => setOpen({to, pedido})), []);
  return (
    <Page title="Pedidos de cartão" list>
      <GridList
        resource="pedidos-cartao"
        label="Pedidos de cartão"
        columns={columns}
        sort={{field: 'id', order: 'DESC'}}
        search="Buscar por pintor ou CPF"
        filters={
          <>
            <ValuesFilter source="estado" label="Situação" options={STATE_OPTIONS} />
            <ValuesFilter source="tipo" label="Pedido" options={TYPE_OPTIONS} />
            <PeriodFilter />
          </>
        }
        views={VIEWS}
        exports="Pedidos de cartão"
        rowName={({id}) => `o pedido ${id}`}
        bulk={<SendSelected />}
        onAllMatching={matching => <SendAllMatching {...matching} />}
        empty="Nenhum pedido com estes filtros."
      />
      {open && <ChangeDialog {...open} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}
