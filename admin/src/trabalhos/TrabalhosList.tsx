import {TRABALHO_STATES, TRABALHO_STATE_LABELS, isTrabalhoOpen} from '@clube/domain';
import {GridList} from '../components/grid/GridList';
import {RangeFilter} from '../components/list/RangeFilter';
import {SelectFilter} from '../components/list/SelectFilter';
import {PeriodFilter} from '../components/period/PeriodFilter';
import {Page} from '../components/page/Page';
import {useOpenBatchJobs} from '../components/batch-jobs/useOpenBatchJobs';
import {COLUMNS, addressOfBatchJob} from './columns';

const OPEN_OPTIONS = [
  {value: 'true', text: 'Em andamento'},
  {value: 'false', text: 'Terminados'},
];
const RESULT_OPTIONS = TRABALHO_STATES.filter(estado => !isTrabalhoOpen(estado)).map(value => ({
  value,
  text: TRABALHO_STATE_LABELS[value],
}));
const WHOSE_OPTIONS = [{value: 'true', text: 'Só os meus'}];
const VIEWS = [
  {nome: 'Em andamento', filtros: {aberto: 'true'}},
  {nome: 'Interrompidos', filtros: {estado: 'falhou'}},
  {nome: 'Com falhas', filtros: {falhas_gte: 1}},
];
const EVERY_MS = 3000;

/** The running and ended batch jobs. */
export default function TrabalhosList() {
  const open = useOpenBatchJobs();
  return (
    <Page title="Trabalhos" list>
      <GridList
        resource="trabalhos"
        label="Trabalhos"
        columns={COLUMNS}
        sort={{field: 'id', order: 'DESC'}}
        filters={
          <>
            <SelectFilter source="aberto" label="Situação" options={OPEN_OPTIONS} />
            <SelectFilter source="estado" label="Resultado" options={RESULT_OPTIONS} />
            <SelectFilter source="meus" label="De quem" options={WHOSE_OPTIONS} />
            <RangeFilter source="falhas" label="Falhas" />
            <PeriodFilter />
          </>
        }
        views={VIEWS}
        exports="Trabalhos"
        opens={addressOfBatchJob}
        empty="Nenhum trabalho longo foi iniciado nos últimos 90 dias."
        {...(open?.length && {every: EVERY_MS})}
      />
    </Page>
  );
}
