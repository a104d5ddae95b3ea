import {APPROVAL_STATES, APPROVAL_STATE_LABELS} from '@clube/domain';
import {useMemo, useState} from 'react';
import {GridList} from '../components/grid/GridList';
import {SelectFilter} from '../components/list/SelectFilter';
import {Page} from '../components/page/Page';
import {PeriodFilter} from '../components/period/PeriodFilter';
import {columnsOf, type Aprovacao, type Decision} from './columns';
import {DecideDialog} from './DecideDialog';
import {SecondChecksLink} from './SecondChecksLink';

const STATE_OPTIONS = APPROVAL_STATES.map(value => ({value, text: APPROVAL_STATE_LABELS[value]}));

const VIEWS = [
  {nome: 'Esperando por mim', filtros: {esperaPorMim: 'true'}},
  {nome: 'Em aberto', filtros: {estado: 'aberta'}},
  {nome: 'Aprovadas', filtros: {estado: 'aprovada'}},
  {nome: 'Recusadas', filtros: {estado: 'recusada'}},
];
const WAITING_OPTIONS = [{value: 'true', text: 'Esperam por mim'}];

/** Requests of one person that another one must approve. */
export default function AprovacoesList() {
  const [deciding, setDeciding] = useState<{what: Decision; request: Aprovacao}>();
  const columns = useMemo(() => columnsOf((what, request) => setDeciding({what, request})), []);
  return (
    <Page title="Aprovações" actions={<SecondChecksLink />} list>
      <GridList
        resource="aprovacoes"
        label="Aprovações"
        columns={columns}
        sort={{field: 'id', order: 'DESC'}}
        filters={
          <>
            <SelectFilter source="estado" label="Situação" options={STATE_OPTIONS} />
            <SelectFilter source="esperaPorMim" label="De quem é a vez" options={WAITING_OPTIONS} />
            <PeriodFilter />
          </>
        }
        views={VIEWS}
        exports="Aprovações"
        empty="Nada espera por uma segunda pessoa."
      />
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </Page>
  );
}
