import {Icon, classes} from '@clube/ui';
import {useEffect, useRef, type ReactNode} from 'react';
import {Link, NavigationType, useNavigationType} from 'react-router-dom';
import styles from './Wizard.module.css';

interface WizardStep {
  /** Unique among the steps. */
  key: string;
  name: string;
  /**
   * The step's path, once it can be opened: as each step has a URL, reload, back and links work without further code.
   */
  to?: string | undefined;
}

interface Props {
  /** The accessible name of the list of steps. */
  label: string;
  steps: readonly WizardStep[];
  /** The key of the current step. */
  open: string;
  /** The process has ended: the current step is ticked as well. */
  finished?: boolean;
  /** The heading of the current step, if it differs from the step's name. */
  title?: string;
  children: ReactNode;
}

/**
 * A process in steps: the list of steps with the current one, links back to those that are done, and the current step's
 * content. On arriving at a step, the focus moves to its heading, which tells screen readers the step's number and the
 * total.
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

/**
 * The ref of the heading. It gets the focus on arriving from another step; a page that is opened by URL or reloaded
 * starts at its top.
 */
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

/** The sticky buttons below a step: back at the left, continue at the right. */
export function WizardActions({back, children}: {back?: ReactNode; children?: ReactNode}) {
  return (
    <div className={styles.actions}>
      {back && <span className={styles.back}>{back}</span>}
      {children && <span className={styles.onward}>{children}</span>}
    </div>
  );
}
