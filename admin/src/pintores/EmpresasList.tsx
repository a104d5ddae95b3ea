import {GridList} from '../components/grid/GridList';
import {Page} from '../components/page/Page';
import {BulkAtivacao, SelectedAtivacao} from './BulkAtivacao';
import {painterAddress} from './columns';
import {PintorFilters} from './PintorFilters';
import {usePintorColumns} from './usePintorColumns';

const VIEWS = [
  {nome: 'Ativas', filtros: {ativo: 1}},
  {nome: 'Inativas', filtros: {ativo: 0}},
];

/** The painters that are companies. */
export default function EmpresasList() {
  const {columns, dialog} = usePintorColumns();
  return (
    <Page title="Empresas" list>
      <GridList
        resource="empresas"
        label="Empresas"
        columns={columns}
        sort={{field: 'criadoEm', order: 'DESC'}}
        search="Buscar por nome, CPF, e-mail ou cidade"
        filters={<PintorFilters company />}
        views={VIEWS}
        exports="Empresas"
        opens={painterAddress}
        bulk={<SelectedAtivacao company />}
        onAllMatching={matching => <BulkAtivacao {...matching} company />}
        empty="Nenhuma empresa com esta busca."
      />
      {dialog}
    </Page>
  );
}
