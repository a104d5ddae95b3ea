import type {NfceQrCode} from '@clube/domain';
import {useQueries} from '@tanstack/react-query';
import {checkNota, type CheckedNota} from '../api';
import type {QueuedFile} from '../queue/queued-file';
import {localReadingQuery, isReadable} from './local-reading';

/** What is known about a chosen file before it is sent. */
export interface LocalReading {
  beingRead: boolean;
  /** For a picture that was read: whether this browser can decode it. */
  opened?: boolean;
  nota?: NfceQrCode;
  checked?: CheckedNota;
  /** The smaller version of a large picture. */
  smaller?: Blob;
}

/** Reads the codes of the chosen files in the background and requests what the server knows about them; by file key. */
export function useReadings(items: readonly QueuedFile[]): ReadonlyMap<string, LocalReading> {
  const localReadings = useQueries({
    queries: items.map(item => ({...localReadingQuery(item), enabled: isReadable(item)})),
  });
  const accessKeys = [...new Set(localReadings.flatMap(({data}) => data?.nota?.chave ?? []))];
  const answers = useQueries({
    queries: accessKeys.map(accessKey => ({
      queryKey: ['nota-conferida', accessKey],
      queryFn: ({signal}: {signal: AbortSignal}) => checkNota(accessKey, signal),
      retry: false,
      meta: {silencioso: true},
    })),
  });
  const checkedNotas = new Map(accessKeys.map((accessKey, i) => [accessKey, answers[i]?.data]));
  return new Map(
    items.map((item, i) => {
      const {data, isFetching} = localReadings[i] ?? {isFetching: false};
      const nota = data?.nota;
      const checked = nota && checkedNotas.get(nota.chave);
      const reading: LocalReading = {
        beingRead: isFetching,
        ...(data && item.mediaType.startsWith('image/') && {opened: data.opened ?? false}),
        ...(nota && {nota}),
        ...(checked && {checked}),
        ...(data?.smaller && {smaller: data.smaller}),
      };
      return [item.key, reading];
    }),
  );
}
