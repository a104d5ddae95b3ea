import {GridList} from '../components/grid/GridList';
import {Page} from '../components/page/Page';
import {BulkAtivacao, SelectedAtivacao} from './BulkAtivacao';
import {painterAddress} from './columns';
import {PintorFilters} from './PintorFilters';
import {usePintorColumns} from './usePintorColumns';

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
        filters={<PintorFilters />}
        views={VIEWS}
        exports="Pintores"
        opens={painterAddress}
        bulk={<SelectedAtivacao />}
        onAllMatching={matching => <BulkAtivacao {...matching} />}
        empty="Nenhum pintor com esta busca."
      />
      {dialog}
    </Page>
  );
}
