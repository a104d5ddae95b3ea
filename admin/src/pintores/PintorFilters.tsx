import {UF_CODES} from '@clube/domain';
import {RangeFilter} from '../components/list/RangeFilter';
import {ReferenceFilter} from '../components/list/ReferenceFilter';
import {SelectFilter} from '../components/list/SelectFilter';
import {ValuesFilter} from '../components/list/ValuesFilter';
import {PeriodFilter} from '../components/period/PeriodFilter';
import {ACTIVE_OPTIONS} from './columns';

const EARLIER_OPTIONS = [
  {value: 1, text: 'Já participaram'},
  {value: 0, text: 'Primeira participação'},
];
const ACCOUNT_OPTIONS = [
  {value: 0, text: 'Pessoas'},
  {value: 1, text: 'Empresas'},
];

const STATES = UF_CODES.map(value => ({value, text: value}));
const LEVELS = {entity: 'Cluster', label: 'nome', by: 'nome'};

/** The filters of painters; `company`: the list has companies only. */
export function PintorFilters({company = false}: {company?: boolean}) {
  return (
    <>
      <SelectFilter source="ativo" label="Situação" options={ACTIVE_OPTIONS} />
      {!company && <SelectFilter source="isCompany" label="Conta" options={ACCOUNT_OPTIONS} />}
      <SelectFilter source="jaParticipou" label="Participação" options={EARLIER_OPTIONS} />
      <ValuesFilter source="endEstado" label="UF" options={STATES} />
      <ReferenceFilter source="clusterNome" label="Nível" reference={LEVELS} />
      <RangeFilter source="saldoPontos" label="Saldo" />
      <RangeFilter source="totalPontos" label="Acumulado" />
      <RangeFilter source="diasSemPontuar" label="Dias sem pontuar" />
      <RangeFilter source="diasSemAcessar" label="Dias sem acessar" />
      <PeriodFilter />
    </>
  );
}
