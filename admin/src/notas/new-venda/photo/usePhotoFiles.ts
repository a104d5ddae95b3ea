import {fileUrl} from '@clube/api-client';
import {useState} from 'react';
import type {ReadingFile} from '../reading/types';
import {fileKind} from '../../../components/notas/file-kind';
import type {PhotoFile} from './pages';

interface PhotoFiles {
  /** As they are drawn: under the address that each was first seen with, while it answers. */
  pinnedFiles: readonly PhotoFile[];
  /** As they are linked to: under the newest address. */
  newestFiles: readonly PhotoFile[];
  /** An address did not answer: the next one that comes takes its place. */
  markFailed: (url: string) => void;
}

const identityOf = ({diretorioArquivo, arquivoUrl, recorte}: ReadingFile): string =>
  JSON.stringify([diretorioArquivo ?? arquivoUrl, recorte]);

/** Signed addresses differ from answer to answer; the files behind them do not, and are not to be fetched again. */
export function usePhotoFiles(files: readonly ReadingFile[]): PhotoFiles {
  const [seenUrls, setSeenUrls] = useState<Readonly<Record<string, string>>>({});
  const [failed, setFailed] = useState<readonly string[]>([]);
  const newestFiles = files.map(file => ({
    ...file,
    url: fileUrl(file.diretorioArquivo, file.arquivoUrl) ?? '',
  }));
  const pinnedFiles = files.map((file, i) => {
    const seen = seenUrls[identityOf(file)];
    return {...file, url: seen && !failed.includes(seen) ? seen : (newestFiles[i]?.url ?? '')};
  });
  const changed = pinnedFiles
    .map(pinned => [identityOf(pinned), pinned.url] as const)
    .filter(([id, url]) => seenUrls[id] !== url);
  if (changed.length > 0) setSeenUrls({...seenUrls, ...Object.fromEntries(changed)});
  return {
    pinnedFiles,
    newestFiles,
    markFailed: url => setFailed(before => (before.includes(url) ? before : [...before, url])),
  };
}

/** Fetches the files of a receipt that comes next, so that the browser has them when it is opened. */
export function preloadFiles(files: readonly ReadingFile[]): void {
  for (const file of files) {
    const url = fileUrl(file.diretorioArquivo, file.arquivoUrl);
    if (!url) continue;
    const kind = fileKind(file);
    if (kind === 'imagem') new Image().src = url;
    if (kind !== 'pdf') continue;
    // A failure here is ignored: it is loaded again, and reported, when the receipt is opened.
    void import('./pdf').catch(() => undefined);
    // oxlint-disable-next-line no-restricted-globals -- A file's signed address, no call of the API.
    void fetch(url)
      .then(answer => answer.arrayBuffer())
      .catch(() => undefined);
  }
}
