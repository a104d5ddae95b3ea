import {SelectFilter} from '../components/list/SelectFilter';
import {GridList} from '../components/grid/GridList';
import {Page} from '../components/page/Page';
import {ACTIVE_OPTIONS, painterAddress} from './columns';
import {usePintorColumns} from './usePintorColumns';

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
        filters={<SelectFilter source="ativo" label="Situação" options={ACTIVE_OPTIONS} />}
        exports="Empresas"
        opens={painterAddress}
        empty="Nenhuma empresa com esta busca."
      />
      {dialog}
    </Page>
  );
}
