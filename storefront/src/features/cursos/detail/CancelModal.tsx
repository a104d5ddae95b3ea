import {Button, Modal, notify} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {cancel, cursosChanged, type Curso} from '../api';

/** Asks before a course is left, and says what is kept. */
export function CancelModal({curso, open, onClose}: {curso: Curso; open: boolean; onClose: () => void}) {
  const queryClient = useQueryClient();
  const leaving = useMutation({
    mutationFn: () => cancel(curso.id),
    onSuccess: async ({mensagem}) => {
      await cursosChanged(queryClient);
      onClose();
      notify.success(mensagem);
    },
  });
  return (
    <Modal
      open={open}
      title="Cancelar curso"
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Voltar
          </Button>
          <Button variant="accent" busy={leaving.isPending && 'CANCELANDO...'} onClick={() => leaving.mutate()}>
            Cancelar curso
          </Button>
        </>
      }
    >
      <p>
        <b>{curso.nome}</b> sai da sua lista. As aulas feitas
        {curso.CertificadoConclusaoCurso ? ' e o certificado ficam guardados' : ' ficam guardadas'}: se você se
        inscrever de novo, continua de onde parou.
      </p>
    </Modal>
  );
}
