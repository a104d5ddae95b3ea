import {Button} from '@clube/ui';
import {DOWNLOAD_BEGINS} from './download';
import {useAction} from './useAction';

interface Props {
  label: string;
  /** Asks for the file and hands it to the browser. */
  get: () => Promise<void>;
  /** A small file that is there at once begins without a word. */
  silent?: boolean;
}

/** A button that brings one file. */
export function DownloadButton({label, get, silent}: Props) {
  const {busy, run} = useAction(silent ? {} : {success: DOWNLOAD_BEGINS});
  return (
    <Button variant="secondary" small icon="download" busy={busy && 'Baixando…'} onClick={() => void run(get)}>
      {label}
    </Button>
  );
}
