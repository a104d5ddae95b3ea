import {RelatedList} from '../record-page/RelatedList';
import {COLUMNS_OF_CURSO, COLUMNS_OF_PINTOR, type Inscricao} from './columns';

/** The enrolments of a course or of a painter, with their progress. */
export function RelatedInscricoes({filter}: {filter: {idCurso: number} | {cpf: string}}) {
  const ofCurso = 'idCurso' in filter;
  return (
    <RelatedList<Inscricao>
      resource="inscricoes"
      screen="/painel/inscricoes"
      label={ofCurso ? 'Inscritos no curso' : 'Cursos do pintor'}
      filter={filter}
      columns={ofCurso ? COLUMNS_OF_CURSO : COLUMNS_OF_PINTOR}
      sort={{field: 'id', order: 'DESC'}}
      empty={ofCurso ? 'Ninguém se inscreveu neste curso ainda.' : 'Este pintor não se inscreveu em nenhum curso.'}
    />
  );
}
