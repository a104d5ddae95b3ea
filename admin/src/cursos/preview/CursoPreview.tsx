import {useState} from 'react';
import {useParams} from 'react-router-dom';
import {RecordPage} from '../../components/record-page/RecordPage';
import {addressOf, useManifest} from '../../manifest/context';
import {useCurso} from '../queries';
import type {CursoCompleto} from '../types';
import {CursoIntro} from './CursoIntro';
import {Player} from './Player';
import styles from './Preview.module.css';

/** A preview of the stored course as painters see it; nothing done here is recorded. */
export default function CursoPreview() {
  const id = Number(useParams().id);
  const {path} = useManifest();
  return (
    <RecordPage
      one="Ver como pintor"
      title={({nome}) => nome}
      detail={() => 'como o pintor vê'}
      back={{to: addressOf(`${path}/${id}`), label: 'Voltar'}}
      query={useCurso(id)}
    >
      {curso => <Preview curso={curso} />}
    </RecordPage>
  );
}

function Preview({curso}: {curso: CursoCompleto}) {
  const [inscrito, setInscrito] = useState(false);
  return (
    <>
      <p className={styles.note}>
        O que você responde e conclui aqui não é contado, e some quando a tela fecha.
        {!curso.ativo && ' Este curso é um rascunho: os pintores ainda não o veem.'}
      </p>
      <div className={styles.frame}>
        {inscrito ? (
          <Player curso={curso} onLeave={() => setInscrito(false)} />
        ) : (
          <CursoIntro curso={curso} onEnrol={() => setInscrito(true)} />
        )}
      </div>
    </>
  );
}
