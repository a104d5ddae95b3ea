import {useMemo} from 'react';
import {SearchBox} from '../../../components/SearchBox';
import {ExportButtons} from '../../../components/ExportButtons';
import {Section} from '../../../components/Section';
import type {PeriodTexts} from '../filter/report-filter';
import {ServerTable} from '../table/ServerTable';
import type {Numeros} from '../types';
import {pintorColumns} from './columns';
import {Filters} from './Filters';
import type {PintoresControl} from './usePintores';

interface Props {
  numeros: Numeros;
  pintores: PintoresControl;
  period: PeriodTexts;
}

/**
 * The painters who buy at the reseller's stores or prefer them: searchable by name, filtered by group, sortable by any
 * figure.
 */
export function PintoresSection({numeros, pintores, period}: Props) {
  const {table} = pintores;
  const {columns, exported} = useMemo(() => pintorColumns(period), [period]);
  return (
    <Section
      id="pintores"
      title="Pintores"
      hint={`Compraram nas lojas ou as preferem. Valores: ${period.whole.toLowerCase()}. Cadastro inativo: o Clube o desativou; o último acesso é a última vez que o pintor entrou.`}
      actions={
        <>
          <SearchBox label="Buscar pintor" value={pintores.search} onValueChange={pintores.setSearch} />
          <ExportButtons title="Pintores" columns={exported} {...table} />
        </>
      }
    >
      <Filters numeros={numeros} group={pintores.group} onValueChange={pintores.setGroup} />
      <ServerTable table={table} caption="Pintores" columns={columns} rowKey={({id}) => id} />
    </Section>
  );
}
