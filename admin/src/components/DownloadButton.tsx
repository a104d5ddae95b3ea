import {Button} from '@clube/ui';
import {DOWNLOAD_BEGINS} from './download';
import {useAction} from './useAction';

interface Props {
  label: string;
  /** Asks for the file and hands it to the browser. */
  get: () => Promise<void>;
  /** A small file that is there at once begins without a word. */
  silent?: boolean;
  /** Said when it failed and the server did not say why. */
  failure?: string;
}

/** A button that brings one file. */
export function DownloadButton({label, get, silent, failure}: Props) {
  const {busy, run} = useAction({...(!silent && {success: DOWNLOAD_BEGINS}), ...(failure && {failure})});
  return (
    <Button variant="secondary" small icon="download" busy={busy && 'Baixando…'} onClick={() => void run(get)}>
      {label}
    </Button>
  );
}
