import {client} from '@clube/api-client';
import {countOf, type CursoEffect} from '@clube/domain';
import {Icon} from '@clube/ui';
import {useAction} from '../../components/useAction';
import {useShortcut} from '../../components/useShortcut';
import {useInvalidateCursos} from '../queries';
import type {CursoCompleto} from '../types';
import styles from './Conteudo.module.css';
import {NO_CHANGES, changesOf, effectOfDraft, stepsOf, type Step} from './draft';
import type {DraftState} from './useDraft';

const call = (step: Step): Promise<unknown> => {
  const path = {id: step.id};
  switch (step.kind) {
    case 'modulo':
      return client.put('/api/cursos/modulo/{id}', {path, body: {ordem: step.ordem}});
    case 'aula':
      return client.put('/api/cursos/aula/{id}', {path, body: {idModulo: step.idModulo, ordem: step.ordem}});
    case 'removeModulo':
      return client.delete('/api/cursos/modulo/{id}', {path});
    case 'removeAula':
      return client.delete('/api/cursos/aula/{id}', {path});
  }
};

/** The effect of a change on enrolled painters: `2 inscritos concluem o curso ao salvar, com certificado.` */
function effectInWords({concluem, outraProxima}: CursoEffect, certificado: boolean): string {
  const sentences = [
    concluem > 0 &&
      `${countOf(concluem, 'inscrito conclui', 'inscritos concluem')} o curso ao salvar${certificado ? ', com certificado' : ''}.`,
    outraProxima > 0 && `Para ${countOf(outraProxima, 'inscrito', 'inscritos')} a próxima aula passa a ser outra.`,
    concluem + outraProxima === 0 && 'Para os inscritos a próxima aula é a mesma.',
    'Quem já concluiu não perde nada.',
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The unsaved changes and their effect on enrolled painters, with buttons to save or discard them. */
export function ChangesBar({curso, draft, setDraft}: DraftState & {curso: CursoCompleto}) {
  const readAgain = useInvalidateCursos();
  const {busy, run} = useAction({success: 'Curso atualizado com sucesso', failure: 'Erro ao atualizar curso'});
  const changes = changesOf(curso, draft);
  const save = async (): Promise<void> => {
    const saved = await run(async () => {
      for (const step of stepsOf(curso, draft)) await call(step);
    });
    // After a failure some requests have succeeded: the remaining changes are computed from what is stored now.
    await readAgain();
    if (saved) setDraft(NO_CHANGES);
  };
  useShortcut('s', () => {
    if (changes.length > 0 && !busy) void save();
  });
  if (changes.length === 0) return null;
  return (
    <section className={styles.bar} aria-label="Mudanças por salvar">
      <Icon name="info" size={20} />
      <p role="status">
        <strong>{countOf(changes.length, 'mudança por salvar', 'mudanças por salvar')}:</strong> {changes.join(', ')}.
        {curso.inscritos > 0 && <span> {effectInWords(effectOfDraft(curso, draft), curso.certificado)}</span>}
      </p>
      <button type="button" className={styles.discard} onClick={() => setDraft(NO_CHANGES)}>
        Descartar
      </button>
      <button type="button" className={styles.save} aria-busy={busy} aria-disabled={busy} onClick={() => void save()}>
        {busy ? 'Salvando…' : 'Salvar curso'} <kbd>Ctrl S</kbd>
      </button>
    </section>
  );
}
