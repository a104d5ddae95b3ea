import {JOINT_UNDO_MINUTES, formatPontosInWords, formatReais} from '@clube/domain';
import {Button, buttonClass} from '@clube/ui';
import {useEffect, useState} from 'react';
import {Link} from 'react-router-dom';
import styles from './Joint.module.css';
import type {JointNota} from './useSheet';
import type {useJointScoring} from './useJointScoring';

interface Props {
  chosen: readonly JointNota[];
  joint: ReturnType<typeof useJointScoring>;
  onScore: () => void;
}

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/**
 * The number of selected receipts and the score button; afterwards the result, and the undo button while undoing is
 * possible.
 */
export function JointFooter({chosen, joint, onScore}: Props) {
  const {busy, done, undo, restart} = joint;
  const results = [...(done?.results.values() ?? [])];
  const scored = results.filter(({estado}) => estado === 'pontuada');
  if (done)
    return (
      <footer className={styles.footer}>
        <strong role="status">{plural(scored.length, 'nota pontuada', 'notas pontuadas')}</strong>
        <span>{formatPontosInWords(scored.reduce((sum, {pontos}) => sum + (pontos ?? 0), 0))}</span>
        <span className={styles.buttons}>
          {scored.length > 0 && <UndoButton until={done.until} busy={busy === 'undo'} onUndo={() => void undo()} />}
          <Button onClick={() => void restart()}>Próxima folha</Button>
        </span>
      </footer>
    );
  const pontos = chosen.reduce((sum, nota) => sum + nota.pontos, 0);
  const cents = chosen.reduce((sum, {total}) => sum + Math.round(total * 100), 0);
  const people = new Set(chosen.map(({cpf}) => cpf)).size;
  return (
    <footer className={styles.footer}>
      <strong>{plural(chosen.length, 'nota', 'notas')}</strong>
      <span>
        {formatPontosInWords(pontos)} · {formatReais(cents)} · {plural(people, 'pintor', 'pintores')}
      </span>
      <span>Desfazer em até {JOINT_UNDO_MINUTES} minutos, enquanto nada foi gasto</span>
      <span className={styles.buttons}>
        <Link className={buttonClass({variant: 'secondary'})} to="/painel/processar/nova-venda">
          Conferir uma a uma
        </Link>
        <Button
          disabled={chosen.length === 0}
          busy={busy === 'score' && 'Pontuando…'}
          onClick={onScore}
          aria-keyshortcuts="Control+Enter"
        >
          Pontuar {chosen.length === 1 ? 'a nota' : `as ${chosen.length}`} <kbd>Ctrl Enter</kbd>
        </Button>
      </span>
    </footer>
  );
}

/** Shown until the last second in which the server accepts the undo request. */
function UndoButton({until, busy, onUndo}: {until: string; busy: boolean; onUndo: () => void}) {
  const secondsLeft = (): number => Math.ceil((new Date(until).getTime() - Date.now()) / 1000);
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft()), 1000);
    return () => clearInterval(timer);
  });
  if (left <= 0) return <span>Passou o prazo para desfazer</span>;
  return (
    <Button variant="secondary" icon="rotate" busy={busy && 'Desfazendo…'} onClick={onUndo}>
      Desfazer ({Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')})
    </Button>
  );
}
