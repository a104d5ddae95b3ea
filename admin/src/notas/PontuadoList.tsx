import {Button} from '@clube/ui';
import {useState} from 'react';
import {List} from '../components/list/List';
import {PeriodFilter, lastSevenDays} from '../components/list/PeriodFilter';
import {Page} from '../components/page/Page';
import {today} from '../components/format/values';
import type {Column} from '../components/grid/columns';
import {vendaColumns} from '../components/vendas/columns';
import {ItemsDialog} from '../components/vendas/ItemsDialog';
import type {Pontuacao} from '../components/vendas/types';
import {FileButton, ADDRESS_LIFETIME} from './FileButton';
import {CancelPontuacaoDialog} from './CancelPontuacaoDialog';
import {pintorColumn} from './columns';

interface Actions {
  showItems: (venda: Pontuacao) => void;
  cancel: (venda: Pontuacao) => void;
}

const columns = ({showItems, cancel}: Actions): Column<Pontuacao>[] => [
  pintorColumn<Pontuacao>(),
  {key: 'endCidade', title: 'Cidade', sortable: true, cell: venda => venda.endCidade},
  ...vendaColumns({showItems}),
  {
    key: 'acoes',
    title: 'Ações',
    actions: true,
    cell: venda => (
      <>
        <FileButton file={venda} description={`nota ${venda.identificador}`} />
        <Button
          variant="secundario"
          small
          onClick={() => cancel(venda)}
          aria-label={`Cancelar a venda ${venda.identificador}`}
        >
          Cancelar
        </Button>
      </>
    ),
  },
];

/** Scored sales: the last seven days unless other dates are asked for. */
export default function PontuadoList() {
  const [viewed, setViewed] = useState<Pontuacao>();
  const [toCancel, setToCancel] = useState<Pontuacao>();
  return (
    <Page title="Pontuações">
      <List
        resource="pontuado"
        refreshEvery={ADDRESS_LIFETIME}
        caption="Pontuações"
        columns={columns({showItems: setViewed, cancel: setToCancel})}
        sort={{field: 'pontuadoEm', order: 'DESC'}}
        filterDefaultValues={lastSevenDays(today())}
        search="Buscar por pintor, CPF ou número fiscal"
        filters={<PeriodFilter />}
        exporter="Pontuacoes"
        emptyText="Nenhuma venda pontuada neste período."
      />
      {viewed && <ItemsDialog pontuacao={viewed} onClose={() => setViewed(undefined)} />}
      {toCancel && <CancelPontuacaoDialog pontuacao={toCancel} onClose={() => setToCancel(undefined)} />}
    </Page>
  );
}
