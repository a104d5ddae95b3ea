import {MAX_JOINT_NOTAS} from '@clube/domain';
import {EmptyState, FailureState, LoadingState, buttonClass} from '@clube/ui';
import {useState} from 'react';
import {Link} from 'react-router-dom';
import {Page} from '../../components/page/Page';
import {useShortcut} from '../../components/useShortcut';
import styles from './Joint.module.css';
import {JointFooter} from './JointFooter';
import {NotaCard} from './NotaCard';
import {useJointScoring} from './useJointScoring';
import {useFixedSheet, type JointNota} from './useSheet';

/**
 * Receipts that were read with certainty, so nobody has to open them: shown as a sheet of thumbnails, and scored
 * together with one key.
 */
export default function JointScoring() {
  const joint = useJointScoring();
  const {notas, error, refetch} = useFixedSheet(joint.round);
  return (
    <Page title="Pontuar juntas" detail={notas && notas.length > 0 && `${detailOf(notas.length)}, nenhuma repetida`}>
      {error && !notas && <FailureState message={error.message} onRetry={() => void refetch()} />}
      {!notas && !error && <LoadingState />}
      {notas?.length === 0 && !joint.done && (
        <EmptyState
          title="Nenhuma nota para pontuar junto"
          action={
            <Link className={buttonClass({variant: 'secondary'})} to="/painel/processar/nova-venda">
              Processar a fila
            </Link>
          }
        >
          As que esperam precisam de alguém que as confira uma a uma.
        </EmptyState>
      )}
      {notas && (notas.length > 0 || joint.done) && <Sheet notas={notas} joint={joint} />}
    </Page>
  );
}

const detailOf = (count: number): string =>
  count === 1 ? '1 nota certa' : `${count === MAX_JOINT_NOTAS ? 'as primeiras ' : ''}${count} notas certas`;

/** Receipts beyond one person's limits are not selected by default, as they should be looked at one by one. */
function Sheet({notas: read, joint}: {notas: readonly JointNota[]; joint: ReturnType<typeof useJointScoring>}) {
  const {done} = joint;
  // After a reload the receipts are others than those that were scored.
  const notas = !done || read.some(({id}) => done.results.has(id)) ? read : [];
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set());
  const isChosen = ({id, excessos}: JointNota): boolean => (excessos.length === 0) !== toggled.has(id);
  const chosen = notas.filter(isChosen);
  const toggle = (id: number): void =>
    setToggled(before => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const score = (): void => {
    if (!done && chosen.length > 0) void joint.score(chosen);
  };
  useShortcut('Enter', score);
  return (
    <>
      <ul className={styles.sheet} aria-label="Notas certas">
        {notas.map(nota => (
          <NotaCard
            key={nota.id}
            nota={nota}
            chosen={isChosen(nota)}
            result={done?.results.get(nota.id)}
            locked={joint.busy !== undefined || done !== undefined}
            onToggle={() => toggle(nota.id)}
          />
        ))}
      </ul>
      <JointFooter chosen={chosen} joint={joint} onScore={score} />
    </>
  );
}
