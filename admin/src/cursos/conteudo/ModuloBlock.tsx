import {countOf} from '@clube/domain';
import {Button, Icon, IconButton, classes} from '@clube/ui';
import {flushSync} from 'react-dom';
import {useState} from 'react';
import {Sortable} from '../../components/reorder/Sortable';
import {useSortableRow} from '../../components/reorder/useSortableRow';
import {cursoDuration} from '../duration';
import type {Aula, Modulo} from '../types';
import {RemoveButton} from '../RemoveButton';
import {AulaRow} from './AulaRow';
import styles from './Conteudo.module.css';
import {beyondModulo, withAulas, withRemoved} from './draft';
import type {DraftState} from './useDraft';

interface Props extends DraftState {
  modulo: Modulo;
  number: number;
  /** The number of each lesson in the course, by lesson id. */
  numbers: ReadonlyMap<number, number>;
  /** All modules in their current order. */
  shown: readonly Modulo[];
  /** The number of enrolled painters who have not completed the course. */
  inscritos: number;
  onEdit: () => void;
  onNewAula: () => void;
  onOpenAula: (aula: Aula) => void;
}

/** A module with its lessons: can be moved, folded and removed as a whole. */
export function ModuloBlock(props: Props) {
  const {modulo, number, numbers, shown, draft, setDraft, inscritos, onEdit, onNewAula, onOpenAula} = props;
  const {id, nome, descricao, Aulas} = modulo;
  const [open, setOpen] = useState(true);
  const {ref, style, className, handle} = useSortableRow(id);
  const removed = draft.modulos.includes(id);
  const beyond = (aula: number, by: -1 | 1) => {
    const changed = beyondModulo(shown, draft, aula, by);
    return changed && (() => leaveModulo(aula, by, () => setDraft(changed)));
  };
  return (
    <li ref={ref} style={style} className={classes(styles.modulo, className)}>
      <div className={classes(styles.head, removed && styles.removed)}>
        {handle}
        <h2 className={styles.name}>
          <button type="button" className={styles.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
            <Icon name={open ? 'chevronDown' : 'chevronRight'} size={18} />
            <span className={styles.title}>
              Módulo {number}. {nome}
            </span>
            <small>{countOf(Aulas.length, 'aula', 'aulas')}</small>
          </button>
        </h2>
        <span className={styles.duration}>{cursoDuration(Aulas)}</span>
        <span className={styles.actions}>
          {!removed && (
            <>
              <Button variant="text" small icon="plus" aria-label={`Aula no módulo ${nome}`} onClick={onNewAula}>
                Aula
              </Button>
              <IconButton icon="pencil" size={18} label={`Editar o módulo ${nome}`} onClick={onEdit} />
            </>
          )}
          <RemoveButton
            what={`o módulo ${nome}`}
            removed={removed}
            onChange={gone => setDraft(withRemoved(draft, 'modulos', id, gone))}
          />
        </span>
        {descricao && <p className={styles.description}>{descricao}</p>}
      </div>
      {open && (
        <Sortable
          rows={Aulas}
          order={{
            nameOf: aula => aula.nome,
            save: async ids => {
              setDraft(withAulas(shown, draft, id, ids));
              return true;
            },
            savedMessage: 'Ordem mudada, ainda não salva',
            beyond,
          }}
        >
          {aulas => (
            <ol className={styles.aulas} aria-label={`Aulas do módulo ${nome}`}>
              {aulas.map(aula => (
                <AulaRow
                  key={aula.id}
                  aula={aula}
                  number={numbers.get(aula.id) ?? 0}
                  inscritos={inscritos}
                  removed={removed || draft.aulas.includes(aula.id)}
                  onRemove={gone => setDraft(withRemoved(draft, 'aulas', aula.id, gone))}
                  {...(removed && {undoable: false})}
                  onOpen={() => onOpenAula(aula)}
                />
              ))}
              {aulas.length === 0 && <li className={styles.none}>Nenhuma aula neste módulo.</li>}
            </ol>
          )}
        </Sortable>
      )}
    </li>
  );
}

/** Moves a lesson to another module and restores the focus, as the lesson is another element there. */
function leaveModulo(aula: number, by: -1 | 1, move: () => void): void {
  flushSync(move);
  document.querySelector<HTMLElement>(`[data-aula="${aula}"] [data-step="${by}"]`)?.focus();
}
