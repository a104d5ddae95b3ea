import {SelectFilter} from '../components/list/SelectFilter';
import {List} from '../components/list/List';
import {Page} from '../components/page/Page';
import {COLUMNS} from './columns';

const ACTIVE_OPTIONS = [
  {value: 1, text: 'Ativos'},
  {value: 0, text: 'Inativos'},
];
const ACCOUNT_OPTIONS = [
  {value: 0, text: 'Pessoas'},
  {value: 1, text: 'Empresas'},
];

export default function PintoresList() {
  return (
    <Page title="Pintores">
      <List
        resource="pintores"
        caption="Pintores"
        columns={COLUMNS}
        sort={{field: 'criadoEm', order: 'DESC'}}
        search="Buscar por nome, CPF, e-mail ou cidade"
        filters={
          <>
            <SelectFilter source="ativo" label="Situação" options={ACTIVE_OPTIONS} />
            <SelectFilter source="isCompany" label="Conta" options={ACCOUNT_OPTIONS} />
          </>
        }
        exporter="Pintores"
        emptyText="Nenhum pintor com esta busca."
      />
    </Page>
  );
}
