import {client} from '@clube/api-client';
import {Button} from '@clube/ui';
import {downloadAddress} from '../components/download';
import {useAction} from '../components/useAction';

/** The rows that failed, each with its reason, as a file. */
export function DownloadFailures({id}: {id: number}) {
  const {busy, run} = useAction({success: 'Seu download começará em breve, aguarde.'});
  const download = (): Promise<boolean> =>
    run(async () => {
      const query = {download: 'csv', fileName: `Falhas do trabalho ${id}`, filter: {estado: 'falhou'}};
      const answer = await client.get('/api/trabalhos/{id}/linhas', {path: {id}, query});
      if ('fileLink' in answer) downloadAddress(answer.fileLink);
    });
  return (
    <Button variant="secondary" small icon="download" busy={busy && 'Baixando…'} onClick={() => void download()}>
      Baixar falhas
    </Button>
  );
}
