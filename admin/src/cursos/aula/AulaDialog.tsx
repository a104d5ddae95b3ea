import {countOf} from '@clube/domain';
import {classes} from '@clube/ui';
import {useId, useState, type KeyboardEvent} from 'react';
import {FormDialog} from '../../components/dialog/FormDialog';
import type {Aula, CursoCompleto, Material, Modulo} from '../types';
import styles from './Aula.module.css';
import {AulaTab} from './AulaTab';
import {AvaliacaoTab} from './AvaliacaoTab';
import {MaterialDialog} from './MaterialDialog';
import {useAulaForm} from './useAulaForm';
import {useAvaliacaoForm} from './useAvaliacaoForm';

interface Props {
  curso: CursoCompleto;
  modulo: Modulo;
  /** Undefined for a new lesson. */
  aula: Aula | undefined;
  number: number | undefined;
  onCreated: (id: number) => void;
  onClose: () => void;
}

const TABS = ['aula', 'avaliacao'] as const;
type Tab = (typeof TABS)[number];

/**
 * A lesson and its assessment, on two tabs: each is saved separately and keeps its typed values while the other is
 * shown.
 */
export function AulaDialog({curso, modulo, aula, number, onCreated, onClose}: Props) {
  const [tab, setTab] = useState<Tab>('aula');
  const [material, setMaterial] = useState<Material | 'new'>();
  const id = useId();
  const idModulo = curso.Modulos.find(({Aulas}) => Aulas.some(each => each.id === aula?.id))?.id ?? modulo.id;
  const lesson = useAulaForm({cursoId: curso.id, idModulo, aula, onCreated});
  const pathParams = {id: curso.id, idModulo, idAula: aula?.id ?? 0};
  const assessment = useAvaliacaoForm(pathParams, aula?.Avaliacoes[0]);
  const open = {aula: lesson, avaliacao: assessment}[tab];
  const count = assessment.values.perguntas.filter(({removed}) => !removed).length;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    const next: Tab = tab === 'aula' ? 'avaliacao' : 'aula';
    setTab(next);
    document.getElementById(`${id}${next}`)?.focus();
  };
  const submitLabel =
    tab === 'avaliacao'
      ? assessment.exists
        ? 'Salvar avaliação'
        : 'Criar avaliação'
      : aula
        ? 'Salvar aula'
        : 'Cadastrar aula';
  return (
    <>
      <FormDialog
        side
        width={760}
        title={aula ? `${number}. ${aula.nome}` : `Nova aula em ${modulo.nome}`}
        submitLabel={submitLabel}
        busyLabel="Salvando…"
        busy={open.busy}
        changed={lesson.changed || assessment.changed}
        stored={lesson.stored + assessment.stored}
        onSend={() => void open.save()}
        onClose={onClose}
      >
        {aula && (
          <div role="tablist" aria-label="Da aula" className={styles.tabs}>
            {TABS.map(each => (
              <button
                key={each}
                id={`${id}${each}`}
                type="button"
                role="tab"
                aria-selected={tab === each}
                aria-controls={`${id}${each}-panel`}
                tabIndex={tab === each ? 0 : -1}
                className={classes(tab === each && styles.open)}
                onClick={() => setTab(each)}
                onKeyDown={onKeyDown}
              >
                {each === 'aula' ? 'Aula' : 'Avaliação'}
                {each === 'avaliacao' && count > 0 && <small>{countOf(count, 'pergunta', 'perguntas')}</small>}
              </button>
            ))}
          </div>
        )}
        <div
          id={`${id}aula-panel`}
          className={styles.panel}
          hidden={tab !== 'aula'}
          {...(aula && {role: 'tabpanel', 'aria-labelledby': `${id}aula`})}
        >
          <AulaTab {...{curso, aula}} form={lesson} onMaterial={setMaterial} />
        </div>
        {aula && (
          <div
            id={`${id}avaliacao-panel`}
            className={styles.panel}
            hidden={tab !== 'avaliacao'}
            role="tabpanel"
            aria-labelledby={`${id}avaliacao`}
          >
            <AvaliacaoTab form={assessment} passed={aula.concluidaPor} />
          </div>
        )}
      </FormDialog>
      {material && (
        <MaterialDialog
          pathParams={pathParams}
          material={material === 'new' ? undefined : material}
          onClose={() => setMaterial(undefined)}
        />
      )}
    </>
  );
}
