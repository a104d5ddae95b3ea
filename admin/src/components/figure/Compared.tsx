import styles from './Figure.module.css';

interface Props {
  /** A period's name as in "sobre ago/2026", and the change since it, formatted; none where there was nothing to compare with. */
  since: readonly {label: string; change: string | undefined}[];
}

/** The changes of a figure since other periods, one a line. */
export function Compared({since}: Props) {
  return (
    <span className={styles.compared}>
      {since.map(({label, change}) => (
        <span key={label}>
          <b>{change ?? '–'}</b> sobre {label}
        </span>
      ))}
    </span>
  );
}
