import {client} from '@clube/api-client';
import {countOf} from '@clube/domain';
import {DeleteDialog} from '../components/dialog/DeleteDialog';
import {useCurso} from './queries';
import type {Curso} from './types';

interface Props {
  curso: Pick<Curso, 'id' | 'nome'>;
  onDeleted?: () => void;
  onClose: () => void;
}

/** Deletes a course after a confirmation that shows who is enrolled. */
export function DeleteCurso({curso: {id, nome}, onDeleted, onClose}: Props) {
  const {data} = useCurso(id);
  const remove = async () => {
    const answer = await client.delete('/api/cursos/curso/{id}', {path: {id}});
    onDeleted?.();
    return answer;
  };
  return (
    <DeleteDialog
      title="Excluir curso"
      resource="cursos"
      remove={remove}
      failure="Erro ao excluir curso"
      onClose={onClose}
    >
      <p>
        <strong>{nome}</strong> sai desta lista e deixa de ser mostrado aos pintores, com os seus módulos e aulas.
      </p>
      {data && data.inscritos > 0 && (
        <p>
          {countOf(data.inscritos, 'pintor está inscrito', 'pintores estão inscritos')} e{' '}
          {countOf(data.concluidos, 'concluiu', 'concluíram')}. As conclusões e os certificados emitidos ficam.
        </p>
      )}
    </DeleteDialog>
  );
}
