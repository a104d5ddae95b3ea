import {fileUrl} from '@clube/api-client';
import {useState} from 'react';
import type {ReadingFile} from '../reading/types';
import {fileKind} from '../../../components/notas/file-kind';
import type {PhotoFile} from './pages';

interface PhotoFiles {
  /** For display: with the first URL seen for each file, as long as it works. */
  pinnedFiles: readonly PhotoFile[];
  /** For links: with the newest URL. */
  newestFiles: readonly PhotoFile[];
  /** Called when a URL could not be loaded: the next URL of the file replaces it. */
  markFailed: (url: string) => void;
}

const identityOf = ({diretorioArquivo, arquivoUrl, recorte}: ReadingFile): string =>
  JSON.stringify([diretorioArquivo ?? arquivoUrl, recorte]);

/**
 * Pins the URLs of files: signed URLs differ from response to response, but the files are the same and must not be
 * loaded again.
 */
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

/** Prefetches the files of the next receipt into the browser's cache. */
export function preloadFiles(files: readonly ReadingFile[]): void {
  for (const file of files) {
    const url = fileUrl(file.diretorioArquivo, file.arquivoUrl);
    if (!url) continue;
    const kind = fileKind(file);
    if (kind === 'imagem') new Image().src = url;
    if (kind !== 'pdf') continue;
    // A failure here is ignored: the file is loaded again, and the failure reported, when the receipt is opened.
    void import('./pdf').catch(() => undefined);
    // oxlint-disable-next-line no-restricted-globals -- A file's signed URL, not an API endpoint.
    void fetch(url)
      .then(answer => answer.arrayBuffer())
      .catch(() => undefined);
  }
}
