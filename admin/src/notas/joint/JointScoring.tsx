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
import {useSheet, type JointNota} from './useSheet';

/**
 * Receipts that were read with certainty, so nobody has to open them: shown as a sheet of thumbnails, and scored
 * together with one key.
 */
export default function JointScoring() {
  const {data: notas, error, refetch} = useSheet();
  return (
    <Page title="Pontuar juntas" detail={notas && notas.length > 0 && `${detailOf(notas.length)}, nenhuma repetida`}>
      {error && !notas && <FailureState message={error.message} onRetry={() => void refetch()} />}
      {!notas && !error && <LoadingState />}
      {notas?.length === 0 && (
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
      {notas && notas.length > 0 && <Sheet notas={notas} />}
    </Page>
  );
}

const detailOf = (count: number): string =>
  count === 1 ? '1 nota certa' : `${count === MAX_JOINT_NOTAS ? 'as primeiras ' : ''}${count} notas certas`;

/** Receipts beyond one person's limits are not selected by default, as they should be looked at one by one. */
function Sheet({notas}: {notas: readonly JointNota[]}) {
  const joint = useJointScoring();
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
    if (!joint.done && chosen.length > 0) void joint.score(chosen);
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
            result={joint.done?.results.get(nota.id)}
            locked={joint.busy !== undefined || joint.done !== undefined}
            onToggle={() => toggle(nota.id)}
          />
        ))}
      </ul>
      <JointFooter chosen={chosen} joint={joint} onScore={score} />
    </>
  );
}
