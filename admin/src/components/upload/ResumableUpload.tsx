import {Button, Field} from '@clube/ui';
import LinearProgress from '@mui/material/LinearProgress';
import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {megabytes} from '../format/values';
import {useUnsaved} from '../unsaved/unsaved';
import {useBeforeUnload} from '../useBeforeUnload';
import styles from './ResumableUpload.module.css';
import {useLargeFile, type Sending, type UploadState} from './useLargeFile';

interface Props {
  /** The upload's purpose, as the server's module declares it. */
  tipo: string;
  label: string;
  accept: string;
  hint: string;
  /** Validates a file before anything is sent; returns the error message. */
  check: (file: File) => string | undefined;
  /** Passes the completely uploaded file on to its use. */
  onComplete: (id: string, file: File) => Promise<void>;
  /** Returns the function that sends a small file in a single request; undefined if it must be sent in parts. */
  direct?: (file: File) => (() => Promise<unknown>) | undefined;
  /** Called when an upload begins and when it has ended. */
  onOpen?: ((open: boolean) => void) | undefined;
  /** Replaces the real upload in tests. */
  send?: Parameters<typeof useLargeFile>[0]['send'];
}

const STATE_MESSAGES: Readonly<Record<UploadState, string>> = {
  none: '',
  sending: 'Enviando…',
  waiting: 'Sem conexão. O envio continua sozinho assim que ela voltar.',
  paused: 'Em pausa.',
  failed: '',
  whole: 'Anexando…',
};

/**
 * Uploads a file of any size: shows its progress, and can pause, resume and cancel. After a lost connection it
 * continues by itself; after the page was closed, choosing the same file again continues the upload.
 */
export function ResumableUpload(props: Props) {
  const {tipo, label, accept, hint, check, onComplete, direct, onOpen, send} = props;
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const upload = useLargeFile({tipo, onComplete, ...(send && {send})});
  const open = upload.state !== 'none';
  useBeforeUnload(open);
  useUnsaved(open);
  const tell = useEffectEvent((isOpen: boolean) => onOpen?.(isOpen));
  useEffect(() => tell(open), [open]);
  const choose = async (file: File | undefined): Promise<void> => {
    const fileError = file && check(file);
    setFault(fileError);
    if (!file || fileError) return;
    const call = direct?.(file);
    if (!call) return void upload.start(file);
    setBusy(true);
    await call().finally(() => setBusy(false));
    // An input that still holds its file would not fire an event when the same file is chosen again.
    setRound(before => before + 1);
  };
  return (
    <div className={styles.upload}>
      {!open && (
        <Field
          key={round}
          label={label}
          type="file"
          accept={accept}
          hint={hint}
          error={fault}
          disabled={busy}
          onChange={event => void choose(event.target.files?.[0])}
        />
      )}
      {busy && <LinearProgress aria-label="Enviando o arquivo" />}
      {open && (
        <UploadProgress
          sending={upload}
          onPause={upload.pause}
          onResume={upload.resume}
          onCancel={() => void upload.cancel()}
        />
      )}
      <StateText>{STATE_MESSAGES[upload.state]}</StateText>
    </div>
  );
}

interface UploadProgressProps {
  sending: Sending;
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
}

function UploadProgress({sending: {state, file, sent, error}, onPause, onResume, onCancel}: UploadProgressProps) {
  const box = useRef<HTMLDivElement>(null);
  // Moves the focus here, as the focused input was removed.
  useEffect(() => box.current?.focus(), []);
  const size = file?.size ?? 0;
  const percent = size === 0 ? 0 : Math.floor((100 * sent) / size);
  const running = state === 'sending' || state === 'waiting';
  return (
    <div ref={box} className={styles.file} role="group" aria-label={`Envio de ${file?.name ?? ''}`} tabIndex={-1}>
      <strong className={styles.name}>{file?.name}</strong>
      <LinearProgress
        aria-label={`Andamento do envio de ${file?.name ?? ''}`}
        {...(state === 'whole' ? {variant: 'indeterminate'} : {variant: 'determinate', value: percent})}
        color={state === 'failed' ? 'error' : 'primary'}
      />
      <span className={styles.figures}>
        {megabytes(sent)} de {megabytes(size)} ({percent}%)
      </span>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.buttons}>
        {running && (
          <Button variant="secondary" small onClick={onPause}>
            Pausar
          </Button>
        )}
        {(state === 'paused' || state === 'failed') && (
          <Button small onClick={onResume}>
            {state === 'paused' ? 'Continuar' : 'Tentar de novo'}
          </Button>
        )}
        {state !== 'whole' && (
          <Button variant="text" small onClick={onCancel}>
            Cancelar envio
          </Button>
        )}
      </div>
    </div>
  );
}

/** The upload's state as text, for screen readers too; percentages are not announced one by one. */
const StateText = ({children}: {children: ReactNode}) => (
  <p role="status" className={styles.said}>
    {children}
  </p>
);
