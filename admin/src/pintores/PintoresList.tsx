import {SelectFilter} from '../components/list/SelectFilter';
import {GridList} from '../components/grid/GridList';
import {Page} from '../components/page/Page';
import {COLUMNS, painterAddress} from './columns';

const ACTIVE_OPTIONS = [
  {value: 1, text: 'Ativos'},
  {value: 0, text: 'Inativos'},
];
const EARLIER_OPTIONS = [
  {value: 1, text: 'Já participaram'},
  {value: 0, text: 'Primeira participação'},
];
const ACCOUNT_OPTIONS = [
  {value: 0, text: 'Pessoas'},
  {value: 1, text: 'Empresas'},
];

export default function PintoresList() {
  return (
    <Page title="Pintores" list>
      <GridList
        resource="pintores"
        label="Pintores"
        columns={COLUMNS}
        sort={{field: 'criadoEm', order: 'DESC'}}
        search="Buscar por nome, CPF, e-mail ou cidade"
        filters={
          <>
            <SelectFilter source="ativo" label="Situação" options={ACTIVE_OPTIONS} />
            <SelectFilter source="isCompany" label="Conta" options={ACCOUNT_OPTIONS} />
            <SelectFilter source="jaParticipou" label="Participação" options={EARLIER_OPTIONS} />
          </>
        }
        exports="Pintores"
        opens={painterAddress}
        empty="Nenhum pintor com esta busca."
      />
    </Page>
  );
}
