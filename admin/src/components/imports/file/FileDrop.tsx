import {Drawing, Icon, classes} from '@clube/ui';
import {useEffect, useId, useState, type ChangeEvent, type DragEvent, type Ref} from 'react';
import {fileSize} from '../../format/file-size';
import styles from './File.module.css';

interface Props {
  label: string;
  hint: string;
  /** The `accept` attribute of the file input. */
  accept: string;
  file: File | undefined;
  error?: string | undefined;
  disabled?: boolean;
  input?: Ref<HTMLInputElement>;
  onChoose: (file: File) => void;
}

/** A file input for one file, chosen or dropped anywhere in its area. */
export function FileDrop({label, hint, accept, file, error, disabled, input, onChoose}: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  useEffect(ignoreElsewhere, []);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const chosen = event.target.files?.[0];
    // Without this, choosing the same file again after correcting it would fire no event.
    event.target.value = '';
    if (chosen) onChoose(chosen);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !disabled) onChoose(dropped);
  };
  return (
    <div>
      <div
        className={classes(styles.drop, over && styles.over, error && styles.wrong)}
        onDragOver={event => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Drawing name="receipt" color="anil" size={72} />
        <div className={styles.say}>
          {file ? (
            <p role="status">
              <strong>{file.name}</strong> <span>{fileSize(file.size)}</span>
            </p>
          ) : (
            <p className={styles.onDesk}>Arraste o arquivo para cá, ou</p>
          )}
          <label className={styles.button}>
            <Icon name="pdf" size={18} />
            {file ? 'Trocar arquivo' : label}
            <input
              ref={input}
              type="file"
              accept={accept}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              aria-describedby={classes(error && `${id}-error`, `${id}-hint`)}
              onChange={choose}
            />
          </label>
          <small id={`${id}-hint`}>{hint}</small>
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" size={16} /> {error}
        </p>
      )}
    </div>
  );
}

/** Ignores files dropped outside the area; otherwise the browser would open them in place of the page. */
function ignoreElsewhere(): () => void {
  const ignore = (event: Event): void => event.preventDefault();
  const events = ['dragover', 'drop'];
  for (const name of events) window.addEventListener(name, ignore);
  return () => {
    for (const name of events) window.removeEventListener(name, ignore);
  };
}
