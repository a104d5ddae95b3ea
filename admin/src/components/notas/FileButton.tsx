import {fileUrl} from '@clube/api-client';
import {IconButton, Icon, FileViewer} from '@clube/ui';
import {useState} from 'react';
import {fileKind} from './file-kind';
import type {NotaFile} from '../vendas/types';

/**
 * How long fetched file URLs are used, milliseconds. Signed URLs are valid for at least ten minutes; a list that stays
 * open refetches them.
 */
export const ADDRESS_LIFETIME = 5 * 60_000;

/** Opens the receipt's file: a picture in the viewer, a PDF or XML in a new tab. */
export function FileButton({file, description}: {file: NotaFile; description: string}) {
  const [open, setOpen] = useState(false);
  const url = fileUrl(file.diretorioArquivo, file.arquivoUrl);
  if (!url) return null;
  const kind = fileKind(file);
  if (kind !== 'imagem') {
    const label = kind === 'pdf' ? 'Abrir o PDF' : 'Abrir o XML';
    return (
      <a
        className="icon-button"
        href={url}
        target="_blank"
        rel="noreferrer"
        title={label}
        aria-label={`${label} da ${description}`}
      >
        <Icon name={kind === 'pdf' ? 'pdf' : 'receipt'} size={20} />
      </a>
    );
  }
  return (
    <>
      <IconButton icon="eye" label={`Ver a foto da ${description}`} size={20} onClick={() => setOpen(true)} />
      <FileViewer file={open ? {url, description} : undefined} onClose={() => setOpen(false)} />
    </>
  );
}
