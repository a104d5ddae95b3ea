import {Button} from '@clube/ui';
import {DOWNLOAD_BEGINS} from './download';
import {useAction} from './useAction';

interface Props {
  label: string;
  /** Requests the file and passes it to the browser. */
  get: () => Promise<void>;
  /** Shows no "download begins" message: for small files, which are there at once. */
  silent?: boolean;
  /** The error message, if the server gave none. */
  failure?: string;
}

/** A button that downloads one file. */
export function DownloadButton({label, get, silent, failure}: Props) {
  const {busy, run} = useAction({...(!silent && {success: DOWNLOAD_BEGINS}), ...(failure && {failure})});
  return (
    <Button variant="secondary" small icon="download" busy={busy && 'Baixando…'} onClick={() => void run(get)}>
      {label}
    </Button>
  );
}
