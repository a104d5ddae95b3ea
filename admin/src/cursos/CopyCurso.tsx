import {client} from '@clube/api-client';
import {useNavigate} from 'react-router-dom';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import {useAction} from '../components/useAction';
import {addressOf, useManifest} from '../manifest/context';
import {CURSO_CHANGES} from './queries';
import type {Curso} from './types';

/** Copies the stored course after a confirmation, and opens the copy. */
export function CopyCurso({curso: {id, nome}, onClose}: {curso: Pick<Curso, 'id' | 'nome'>; onClose: () => void}) {
  const {path} = useManifest();
  const goTo = useNavigate();
  const {busy, run} = useAction({
    success: 'Cópia do curso feita com sucesso',
    failure: 'Erro ao copiar o curso',
    changes: CURSO_CHANGES,
  });
  const copy = async (): Promise<void> => {
    let made = id;
    const done = await run(async () => {
      made = (await client.post('/api/cursos/curso/{id}/copia', {path: {id}})).id;
    });
    if (!done) return;
    onClose();
    void goTo(addressOf(`${path}/${made}`));
  };
  return (
    <ConfirmDialog
      title="Fazer uma cópia"
      confirmLabel="Copiar"
      busy={busy}
      onConfirm={() => void copy()}
      onClose={onClose}
    >
      Um rascunho com os mesmos módulos, aulas, materiais e perguntas de <strong>{nome}</strong>. Os inscritos ficam no
      original.
    </ConfirmDialog>
  );
}
