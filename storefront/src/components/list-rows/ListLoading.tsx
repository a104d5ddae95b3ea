import styles from './ListRows.module.css';

/** Skeleton rows, announced once as "Carregando". */
export function ListLoading({rows = 6}: {rows?: number}) {
  return (
    <div className={styles.rows} role="status">
      <span className="visually-hidden">Carregando</span>
      {Array.from({length: rows}, (_, i) => (
        <div key={i} className={styles.row} aria-hidden>
          <span className={styles.mark} />
          <span className={styles.shadows}>
            <i />
            <i />
          </span>
          <i className={styles.shadow} />
        </div>
      ))}
    </div>
  );
}
