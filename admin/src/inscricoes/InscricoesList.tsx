import {client} from '@clube/api-client';
import {INSCRICAO_LABELS, INSCRICAO_STATES} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';
import {GridList} from '../components/grid/GridList';
import {COLUMNS} from '../components/inscricoes/columns';
import {SelectFilter} from '../components/list/SelectFilter';
import {ValuesFilter} from '../components/list/ValuesFilter';
import {Page} from '../components/page/Page';
import {PeriodFilter} from '../components/period/PeriodFilter';

const STATES = INSCRICAO_STATES.map(value => ({value, text: INSCRICAO_LABELS[value]}));

/** The courses that one may narrow the list to. */
const useCursos = () =>
  useQuery({
    queryKey: ['cursos', 'nomes'],
    queryFn: async ({signal}) => {
      const answer = await client.post('/api/cursos/curso/search', {body: {limite: 0}, signal});
      return ('data' in answer ? answer.data : []).map(({id, nome}) => ({value: id, text: nome}));
    },
  });

/** Who takes which course, and where each one stands. */
export default function InscricoesList() {
  const {data: cursos = []} = useCursos();
  return (
    <Page title="Inscritos em cursos" list>
      <GridList
        resource="inscricoes"
        label="Inscritos em cursos"
        columns={COLUMNS}
        sort={{field: 'id', order: 'DESC'}}
        search="Buscar por nome ou CPF"
        filters={
          <>
            <SelectFilter source="idCurso" label="Curso" options={cursos} />
            <ValuesFilter source="estado" label="Situação" options={STATES} />
            <PeriodFilter />
          </>
        }
        exports="Inscritos em cursos"
        empty="Nenhuma inscrição com estes filtros."
      />
    </Page>
  );
}
