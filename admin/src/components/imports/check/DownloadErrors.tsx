import {client} from '@clube/api-client';
import {downloadContent} from '../../download';
import {DownloadButton} from '../../DownloadButton';
import type {Import} from '../kind';

/** Downloads the lines with errors as they were sent, each with its error message, to be corrected and sent again. */
export function DownloadErrors({current: {id, nomeArquivo}}: {current: Import}) {
  const name = nomeArquivo.replace(/\.\w+$/, '');
  const get = async (): Promise<void> =>
    downloadContent(await client.file('/api/importacoes/{id}/erros', {path: {id}}), `${name} - erros.csv`);
  return <DownloadButton label="Baixar erros" get={get} />;
}
