import {Button} from '@clube/ui';
import {useCallback, useMemo, useState} from 'react';
import {GridList} from '../components/grid/GridList';
import {RangeFilter} from '../components/list/RangeFilter';
import {PeriodFilter} from '../components/period/PeriodFilter';
import {lastSevenDays} from '../components/period/presets';
import {usePeriodViews} from '../components/period/views';
import {Page} from '../components/page/Page';
import {today} from '../components/format/values';
import type {ListColumn} from '../components/grid/columns';
import {saleColumns} from '../components/vendas/columns';
import {ItemsDialog} from '../components/vendas/ItemsDialog';
import type {Pontuacao} from '../components/vendas/types';
import {FileButton, ADDRESS_LIFETIME} from '../components/notas/FileButton';
import {CancelPontuacaoDialog} from './CancelPontuacaoDialog';
import {PAINTER} from '../components/pintores/columns';

interface Acts {
  seeItems: (venda: Pontuacao) => void;
  cancel: (venda: Pontuacao) => void;
}

export const columnsOf = ({seeItems, cancel}: Acts): ListColumn<Pontuacao>[] => [
  PAINTER,
  {kind: 'text', field: 'endCidade', sortable: true},
  ...saleColumns(seeItems),
  {kind: 'money', field: 'totalVenda', hidden: true, total: true},
  {
    kind: 'actions',
    field: 'acoes',
    title: 'Ações',
    width: 130,
    cell: venda => (
      <>
        <FileButton file={venda} description={`nota ${venda.identificador}`} />
        <Button
          variant="secondary"
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

/** Scored sales; default: those of the last seven days. */
export default function PontuadoList() {
  const [viewed, setViewed] = useState<Pontuacao>();
  const [toCancel, setToCancel] = useState<Pontuacao>();
  const opensItems = useCallback((venda: Pontuacao) => () => setViewed(venda), []);
  const views = usePeriodViews();
  const columns = useMemo(() => columnsOf({seeItems: setViewed, cancel: setToCancel}), []);
  return (
    <Page title="Pontuações" list>
      <GridList
        resource="pontuado"
        every={ADDRESS_LIFETIME}
        label="Pontuações"
        columns={columns}
        sort={{field: 'pontuadoEm', order: 'DESC'}}
        defaultFilter={{...lastSevenDays(today())}}
        search="Buscar por pintor, CPF ou número fiscal"
        filters={
          <>
            <PeriodFilter />
            <RangeFilter source="totalPontos" label="Pontos" />
            <RangeFilter source="totalVenda" label="Total" kind="money" />
          </>
        }
        views={views}
        exports="Pontuações"
        opens={opensItems}
        empty="Nenhuma venda pontuada neste período."
      />
      {viewed && <ItemsDialog pontuacao={viewed} onClose={() => setViewed(undefined)} />}
      {toCancel && <CancelPontuacaoDialog pontuacao={toCancel} onClose={() => setToCancel(undefined)} />}
    </Page>
  );
}
