import {RareScene} from '../../illustrations';
import {Button} from '../button/Button';
import styles from './States.module.css';

/** A skeleton while loading, announced once as "Carregando". */
export function LoadingState({
  rows = 4,
  cards = 0,
  text = 'Carregando',
}: {
  rows?: number;
  cards?: number;
  text?: string;
}) {
  return (
    <div className={styles.loading} role="status">
      <span className="visually-hidden">{text}</span>
      {cards > 0 ? (
        <div className={styles.grid} aria-hidden>
          {Array.from({length: cards}, (_, i) => (
            <span key={i} className={styles.card} />
          ))}
        </div>
      ) : (
        Array.from({length: rows}, (_, i) => <span key={i} className={styles.row} aria-hidden />)
      )}
    </div>
  );
}

/** An error state: message, its cause and a retry button. */
export function FailureState({
  message,
  detail,
  onRetry,
  compact,
}: {
  message?: string | undefined;
  detail?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Without the illustration, for a failed part of a page. */
  compact?: boolean;
}) {
  return (
    <div className={styles.box} role="alert">
      {!compact && <RareScene seed="falha" kind="fallen" className={styles.drawing} />}
      <h2>Não foi possível carregar</h2>
      <p>{message ?? 'Verifique sua conexão e tente de novo.'}</p>
      {detail && <p>{detail}</p>}
      {onRetry && (
        <Button variant="secondary" icon="rotate" onClick={onRetry}>
          Tentar de novo
        </Button>
      )}
    </div>
  );
}
