import {digitsOnly, isValidCpf} from '@clube/domain';
import {FailureState, Icon, Modal, classes} from '@clube/ui';
import {useEffect, useId, useRef, useState, type KeyboardEvent} from 'react';
import {Link, useNavigate} from 'react-router-dom';
import {mayCall} from '../../../providers/access';
import {PintorResult} from './PintorResult';
import styles from './Palette.module.css';
import {useResults} from './useResults';

/** A complete CPF, with or without punctuation, if the user may see a painter's receipts; else undefined. */
const typedCpf = (text: string): string | undefined =>
  /^[\d.\-\s]+$/.test(text) &&
  isValidCpf(digitsOnly(text)) &&
  mayCall('GET /api/notas') &&
  mayCall('GET /api/parceiros')
    ? digitsOnly(text)
    : undefined;

/**
 * The command palette (Ctrl+K): finds a screen by its name, a painter by name or CPF (a complete CPF shows the
 * painter's summary at once), a receipt by its number. The arrow keys select, Enter opens.
 */
export function Palette({onClose}: {onClose: () => void}) {
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [marked, setMarked] = useState(0);
  const {results, searching, failed, retry} = useResults(text.trim());
  // A dialog focuses its first button, which here is the close button.
  useEffect(() => field.current?.focus(), []);
  const cpf = typedCpf(text);
  const current = Math.min(marked, Math.max(0, results.length - 1));
  const goTo = (address: string): void => {
    onClose();
    void navigate(address);
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setMarked((current + step + results.length) % Math.max(1, results.length));
    }
    const result = results[current];
    if (event.key === 'Enter' && result) {
      event.preventDefault();
      goTo(result.path);
    }
  };
  return (
    <Modal open title="Buscar no painel" onClose={onClose} width={600} flush>
      <div className={styles.field}>
        <Icon name="search" size={20} />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-expanded={results.length > 0}
          aria-controls={`${id}-lista`}
          aria-activedescendant={results[current] && `${id}-${current}`}
          aria-label="Buscar tela, pintor ou nota"
          placeholder="Tela, pintor (nome ou CPF) ou número da nota"
          value={text}
          onChange={event => {
            setText(event.target.value);
            setMarked(0);
          }}
          onKeyDown={onKey}
        />
      </div>
      {cpf && <PintorResult key={cpf} cpf={cpf} onClose={onClose} />}
      <div id={`${id}-lista`} role="listbox" aria-label="Resultados" className={styles.list}>
        {results.map((result, i) => (
          <Link
            key={result.path + result.title}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === current}
            className={classes(styles.result, i === current && styles.current)}
            to={result.path}
            tabIndex={-1}
            onClick={onClose}
            onMouseMove={() => setMarked(i)}
          >
            <Icon name={result.icon} size={20} />
            <span>
              {result.title}
              {result.detail && <small>{result.detail}</small>}
            </span>
            <small className={styles.kind}>{result.kind}</small>
          </Link>
        ))}
      </div>
      {failed && !searching && (
        <FailureState
          compact
          message="Parte da busca falhou."
          onRetry={() => {
            field.current?.focus();
            retry();
          }}
        />
      )}
      <p className={styles.end} role="status">
        {searching
          ? 'Carregando'
          : results.length > 0
            ? '↑ ↓ para escolher, Enter para abrir'
            : !failed && 'Sem resultados'}
      </p>
    </Modal>
  );
}
