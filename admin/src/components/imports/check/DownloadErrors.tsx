import {client} from '@clube/api-client';
import {Button} from '@clube/ui';
import {downloadContent} from '../../download';
import {useAction} from '../../useAction';
import type {Import} from '../kind';

/** The lines in error as they came, each with what is wrong: to be corrected there and sent again. */
export function DownloadErrors({current: {id, nomeArquivo}}: {current: Import}) {
  const {busy, run} = useAction({success: 'Seu download começará em breve, aguarde.'});
  const name = nomeArquivo.replace(/\.\w+$/, '');
  const download = (): Promise<boolean> =>
    run(async () => {
      const content = await client.file('/api/importacoes/{id}/erros', {path: {id}});
      downloadContent(content, `${name} - erros.csv`);
    });
  return (
    <Button variant="secondary" small icon="download" busy={busy && 'Baixando…'} onClick={() => void download()}>
      Baixar erros
    </Button>
  );
}
