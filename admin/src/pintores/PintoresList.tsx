import {SelectFilter} from '../components/list/SelectFilter';
import {ReferenceFilter} from '../components/list/ReferenceFilter';
import {PeriodFilter} from '../components/period/PeriodFilter';
import {GridList} from '../components/grid/GridList';
import {Page} from '../components/page/Page';
import {ACTIVE_OPTIONS, painterAddress} from './columns';
import {usePintorColumns} from './usePintorColumns';

const EARLIER_OPTIONS = [
  {value: 1, text: 'Já participaram'},
  {value: 0, text: 'Primeira participação'},
];
const ACCOUNT_OPTIONS = [
  {value: 0, text: 'Pessoas'},
  {value: 1, text: 'Empresas'},
];

const LEVELS = {entity: 'Cluster', label: 'nome', by: 'nome'};

const VIEWS = [
  {nome: 'Ativos', filtros: {ativo: 1}},
  {nome: 'Inativos', filtros: {ativo: 0}},
  {nome: 'Empresas', filtros: {isCompany: 1}},
  {nome: 'Já participaram', filtros: {jaParticipou: 1}},
];

export default function PintoresList() {
  const {columns, dialog} = usePintorColumns();
  return (
    <Page title="Pintores" list>
      <GridList
        resource="pintores"
        label="Pintores"
        columns={columns}
        sort={{field: 'criadoEm', order: 'DESC'}}
        search="Buscar por nome, CPF, e-mail ou cidade"
        filters={
          <>
            <SelectFilter source="ativo" label="Situação" options={ACTIVE_OPTIONS} />
            <SelectFilter source="isCompany" label="Conta" options={ACCOUNT_OPTIONS} />
            <SelectFilter source="jaParticipou" label="Participação" options={EARLIER_OPTIONS} />
            <ReferenceFilter source="clusterNome" label="Nível" reference={LEVELS} />
            <PeriodFilter />
          </>
        }
        views={VIEWS}
        exports="Pintores"
        opens={painterAddress}
        empty="Nenhum pintor com esta busca."
      />
      {dialog}
    </Page>
  );
}
