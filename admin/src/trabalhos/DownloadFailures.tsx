import {client} from '@clube/api-client';
import {downloadAddress} from '../components/download';
import {DownloadButton} from '../components/DownloadButton';

/** Downloads the failed rows with their reasons. */
export function DownloadFailures({id}: {id: number}) {
  const get = async (): Promise<void> => {
    const query = {download: 'csv', fileName: `Falhas do trabalho ${id}`, filter: {estado: 'falhou'}};
    const answer = await client.get('/api/trabalhos/{id}/linhas', {path: {id}, query});
    if ('fileLink' in answer) downloadAddress(answer.fileLink);
  };
  return <DownloadButton label="Baixar falhas" get={get} />;
}
