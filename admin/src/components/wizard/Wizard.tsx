import {Icon, classes} from '@clube/ui';
import {useEffect, useRef, type ReactNode} from 'react';
import {Link, NavigationType, useNavigationType} from 'react-router-dom';
import styles from './Wizard.module.css';

interface WizardStep {
  /** Unique among the steps. */
  key: string;
  name: string;
  /** Where it stands, once it may be gone to: a step is an address, so that reload, back and links need nothing of their own. */
  to?: string | undefined;
}

interface Props {
  /** What the steps lead to. */
  label: string;
  steps: readonly WizardStep[];
  /** The key of the step that is open. */
  open: string;
  /** Nothing is left to be done: the open step is ticked as well. */
  finished?: boolean;
  /** Of the open step, where it says more than its name. */
  title?: string;
  children: ReactNode;
}

/**
 * Something that is done in steps: their names, which one is open, the way back to those that are done, and the open one.
 * The focus goes to the heading of a step that one is led to, which says to screen readers which of how many it is.
 */
export function Wizard({label, steps, open, finished, title, children}: Props) {
  const index = steps.findIndex(({key}) => key === open);
  const isDone = (i: number): boolean => i < index || (finished === true && i === steps.length - 1);
  const heading = useHeadingFocus(open);
  return (
    <section className={styles.wizard} aria-label={label}>
      <nav aria-label={`Passos: ${label}`}>
        <ol className={styles.steps}>
          {steps.map((step, i) => (
            <li key={step.key} className={classes(styles.step, i === index && styles.open, isDone(i) && styles.done)}>
              <Mark step={step} place={i + 1} open={i === index} done={isDone(i)} />
            </li>
          ))}
        </ol>
      </nav>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        <small>
          Passo {index + 1} de {steps.length}
          <span className="visually-hidden">: </span>
        </small>
        {title ?? steps[index]?.name}
      </h2>
      {children}
    </section>
  );
}

function Mark({step: {name, to}, place, open, done}: {step: WizardStep; place: number; open: boolean; done: boolean}) {
  const inside = (
    <>
      <span className={styles.mark} aria-hidden>
        {done ? <Icon name="check" size={16} /> : place}
      </span>
      <span className={styles.name}>
        {name}
        {done && <span className="visually-hidden"> (feito)</span>}
      </span>
    </>
  );
  if (open) return <span aria-current="step">{inside}</span>;
  return to ? <Link to={to}>{inside}</Link> : <span>{inside}</span>;
}

/** Whoever opens the page by its address or loads it anew begins at its top; whoever is led to a step, at its heading. */
function useHeadingFocus(open: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string>(undefined);
  const arrived = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    const first = shown.current === undefined;
    if (shown.current !== open && (!first || arrived)) heading.current?.focus();
    shown.current = open;
  }, [open, arrived]);
  return heading;
}

/** The buttons below a step, which stay in sight: the way back at the left, the way on at the right. */
export function WizardActions({back, children}: {back?: ReactNode; children?: ReactNode}) {
  return (
    <div className={styles.actions}>
      {back && <span className={styles.back}>{back}</span>}
      {children && <span className={styles.onward}>{children}</span>}
    </div>
  );
}
