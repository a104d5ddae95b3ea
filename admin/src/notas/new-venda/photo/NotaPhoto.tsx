import {LoadingState, Icon, EmptyState, SheetViewer, buttonClass, type Outline} from '@clube/ui';
import {useMemo, useState} from 'react';
import type {ReadingFile, NotaReading} from '../reading/types';
import {useHighlighted} from './highlight';
import {XmlCard} from './XmlCard';
import {fileKind} from '../../../components/notas/file-kind';
import {outlineOf, pagesOf, type PhotoFile} from './pages';
import {pageRotations} from './rotation';
import styles from './NotaPhoto.module.css';
import {usePhotoFiles} from './usePhotoFiles';
import {usePdfPages} from './usePdfPages';

interface Props {
  files: readonly ReadingFile[];
  description: string;
  reading?: NotaReading | undefined;
  /** Outlines to show instead of the place that the form highlights. */
  outlines?: readonly Outline[];
  whole?: boolean;
  /** Requests new URLs, as one of these could not be loaded. */
  onFail?: () => void;
}

const NONE: readonly Outline[] = [];

/** Returns the same array while its contents are equal, as rendering from it is expensive. */
function useStable(files: readonly PhotoFile[]): readonly PhotoFile[] {
  const text = JSON.stringify(
    files.map(({diretorioArquivo, tipo: kind, recorte, url}) => [diretorioArquivo, kind, recorte, url]),
  );
  const [stable, setStable] = useState({text, files});
  if (stable.text === text) return stable.files;
  setStable({text, files});
  return files;
}

/** The receipt as it was sent: every page of every file, and the data of files that are no picture. */
export function NotaPhoto({files: given, description, reading, outlines, whole = false, onFail}: Props) {
  const {pinnedFiles, newestFiles, markFailed} = usePhotoFiles(given);
  const files = useStable(pinnedFiles);
  const ofKind = (kind: string) => files.filter(file => file.url && fileKind(file) === kind);
  const pdfs = ofKind('pdf').map(({url}) => url);
  const lose = (url: string): void => {
    markFailed(url);
    onFail?.();
  };
  const drawings = usePdfPages(pdfs, lose);
  const rotations = JSON.stringify(reading ? pageRotations(reading) : {});
  const sheets = useMemo(
    () =>
      pagesOf(
        files.filter(({url}) => url),
        drawings,
        description,
        JSON.parse(rotations) as Record<string, number>,
      ),
    [files, drawings, description, rotations],
  );
  const place = useHighlighted();
  const pointed = useMemo(() => (place ? [outlineOf(place)] : NONE), [place]);
  const isUndrawn = (url: string): boolean => drawings[url]?.length === 0;
  const linkOf = (url: string): string => newestFiles[files.findIndex(file => file.url === url)]?.url ?? url;
  if (!files.some(({url}) => url)) return <EmptyState title="Nota sem arquivo">Esta nota chegou sem foto.</EmptyState>;
  return (
    <SheetViewer
      description={description}
      sheets={sheets}
      outlines={outlines ?? pointed}
      fitWhole={whole}
      onFail={({url}) => lose(url)}
    >
      {pdfs.some(url => !drawings[url]) && (
        <div className={styles.waiting}>
          <LoadingState rows={6} text="Abrindo o PDF" />
        </div>
      )}
      {pdfs.filter(isUndrawn).map(url => (
        <div key={url} className={styles.pdf}>
          <Icon name="pdf" size={64} />
          <p>{description}</p>
          <a className={buttonClass()} href={linkOf(url)} target="_blank" rel="noreferrer">
            Abrir PDF em outra aba
          </a>
        </div>
      ))}
      {ofKind('xml').map(({url}) => (
        <XmlCard key={url} url={linkOf(url)} reading={reading} />
      ))}
    </SheetViewer>
  );
}
