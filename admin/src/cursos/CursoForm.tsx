import {useNavigate} from 'react-router-dom';
import {RecordForm} from '../components/inputs/RecordForm';
import {addressOf, useManifest} from '../manifest/context';
import {CursoInputs} from './CursoInputs';
import {cursoAsTyped, cursoToSend, validateCurso} from './form';
import type {Curso} from './types';

/** The form of a new course; its contents are added afterwards. */
export default function CursoForm() {
  const {path} = useManifest();
  const goTo = useNavigate();
  return (
    <RecordForm<Curso>
      created="Curso cadastrado com sucesso"
      changed="Curso atualizado com sucesso"
      notLoaded="Erro ao carregar o curso"
      validate={validateCurso}
      toSend={cursoToSend}
      asTyped={cursoAsTyped}
      onStored={id => void goTo(addressOf(`${path}/${id}`))}
    >
      <CursoInputs />
    </RecordForm>
  );
}
