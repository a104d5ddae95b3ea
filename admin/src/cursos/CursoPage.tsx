import {buttonClass} from '@clube/ui';
import {Link, useParams} from 'react-router-dom';
import {BackLink} from '../components/BackLink';
import {RelatedInscricoes} from '../components/inscricoes/RelatedInscricoes';
import {RecordPage} from '../components/record-page/RecordPage';
import {Tabs} from '../components/record-page/Tabs';
import {addressOf, useManifest} from '../manifest/context';
import {Certificados} from './Certificados';
import {CursoSwitch} from './columns';
import {Conteudo} from './conteudo/Conteudo';
import {useDraft} from './conteudo/useDraft';
import {CursoMenu} from './CursoMenu';
import {Dados} from './Dados';
import {Numeros} from './Numeros';
import {useCurso} from './queries';
import type {CursoCompleto} from './types';

/** The page of a course: contents, data, and enrolments. */
export default function CursoPage() {
  const id = Number(useParams().id);
  const {path} = useManifest();
  return (
    <RecordPage
      one="Curso"
      title={({nome}) => nome}
      detail={curso => <CursoSwitch curso={curso} />}
      actions={curso => <Actions curso={curso} />}
      back={{to: addressOf(path), label: 'Voltar'}}
      query={useCurso(id)}
    >
      {curso => <Parts key={curso.id} curso={curso} />}
    </RecordPage>
  );
}

function Parts({curso}: {curso: CursoCompleto}) {
  const draft = useDraft(curso.id);
  const aulas = curso.Modulos.flatMap(({Aulas}) => Aulas).length;
  return (
    <Tabs
      label="Do curso"
      tabs={[
        {key: 'conteudo', label: 'Módulos e aulas', count: aulas, content: () => <Conteudo curso={curso} {...draft} />},
        {key: 'dados', label: 'Dados do curso', content: () => <Dados curso={curso} />},
        {
          key: 'inscritos',
          label: 'Inscritos',
          count: curso.inscritos,
          content: () => <RelatedInscricoes filter={{idCurso: curso.id}} />,
        },
        {key: 'certificados', label: 'Certificados', content: () => <Certificados id={curso.id} />},
        {key: 'numeros', label: 'Números', content: () => <Numeros id={curso.id} />},
      ]}
    />
  );
}

function Actions({curso}: {curso: CursoCompleto}) {
  const {path} = useManifest();
  return (
    <>
      <BackLink to={path} />
      <Link
        className={buttonClass({variant: 'secondary', small: true})}
        to={addressOf(`${path}/${curso.id}/como-pintor`)}
      >
        Ver como pintor
      </Link>
      <CursoMenu curso={curso} />
    </>
  );
}
