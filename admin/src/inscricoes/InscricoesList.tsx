import {INSCRICAO_LABELS, INSCRICAO_STATES} from '@clube/domain';
import {useCursoOptions} from '../components/cursos/all-cursos';
import {GridList} from '../components/grid/GridList';
import {COLUMNS} from '../components/inscricoes/columns';
import {SelectFilter} from '../components/list/SelectFilter';
import {ValuesFilter} from '../components/list/ValuesFilter';
import {Page} from '../components/page/Page';
import {PeriodFilter} from '../components/period/PeriodFilter';

const STATES = INSCRICAO_STATES.map(value => ({value, text: INSCRICAO_LABELS[value]}));

/** Enrolments in all courses, with their progress. */
export default function InscricoesList() {
  const {data: cursos = []} = useCursoOptions();
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
