import {PagedTable} from '@clube/ui';
import {useDeferredValue, useMemo} from 'react';
import {SearchBox} from '../../../components/SearchBox';
import {ExportButtons} from '../../../components/ExportButtons';
import {Section} from '../../../components/Section';
import type {PeriodTexts} from '../filter/report-filter';
import type {Relatorio} from '../types';
import {pintorColumns} from './columns';
import {Filters} from './Filters';
import {filterPintores} from './pintor-view';
import type {PintorViewControl} from './usePintorView';

interface Props {
  relatorio: Relatorio;
  view: PintorViewControl;
  period: PeriodTexts;
}

/** Who buys at the reseller's shops or prefers them: found by name, narrowed to a group, sorted by any figure. */
export function PintoresSection({relatorio: {usuariosTotais}, view: control, period}: Props) {
  const {filter, order} = control.view;
  const search = useDeferredValue(control.view.search);
  const rows = useMemo(() => filterPintores(usuariosTotais, {filter, search}), [usuariosTotais, filter, search]);
  const {columns, exported} = useMemo(() => pintorColumns(period), [period]);
  return (
    <Section
      id="pintores"
      title="Pintores"
      hint={`Compraram nas lojas ou as preferem. Valores: ${period.whole.toLowerCase()}.`}
      actions={
        <>
          <SearchBox label="Buscar pintor" value={control.view.search} onValueChange={control.setSearch} />
          <ExportButtons title="Pintores" columns={exported} rows={rows} />
        </>
      }
    >
      <Filters pintores={usuariosTotais} filter={filter} onValueChange={control.setFilter} />
      <div>
        <PagedTable
          key={control.tableKey}
          caption="Pintores"
          columns={columns}
          rows={rows}
          rowKey={pintor => pintor.id}
          initialOrder={order}
        />
      </div>
    </Section>
  );
}
