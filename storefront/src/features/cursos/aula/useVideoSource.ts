import {useQueryClient} from '@tanstack/react-query';
import {useEffect, useRef, useState} from 'react';
import {cursoQuery, type Aula} from '../api';
import {storedVideo} from './offline/stored-video';

/** Videos are loaded after this delay, so that browsing through lessons loads none (document 1, §9). */
const DELAY_MS = 500;

/** The object URL of a video stored on the device; undefined: not stored. */
async function storedUrl(link: string | null): Promise<string | undefined> {
  const stored = link === null ? undefined : await storedVideo(link).catch(() => undefined);
  return stored && URL.createObjectURL(stored);
}

/**
 * The URL of the video. Signed URLs expire; the current one is used until playback fails. A stored video takes
 * precedence.
 */
export function useVideoSource(idCurso: number, aula: Aula) {
  const queryClient = useQueryClient();
  const [source, setSource] = useState<{video: string; legenda: string | null}>();
  const tried = useRef(0);
  const latest = useRef(aula);
  latest.current = aula;
  const load = async () => {
    const {linkVideo, legenda} = latest.current;
    if (!linkVideo) return;
    const [video = linkVideo, captions = legenda] = await Promise.all([storedUrl(linkVideo), storedUrl(legenda)]);
    setSource({video, legenda: captions});
  };
  useEffect(() => {
    const timer = setTimeout(() => void load(), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(
    () => () => {
      for (const url of [source?.video, source?.legenda]) if (url?.startsWith('blob:')) URL.revokeObjectURL(url);
    },
    [source],
  );
  /** Loads the URL again, with a fresh signature; false after three attempts in a row. */
  const renew = async (): Promise<boolean> => {
    if (++tried.current > 3) return false;
    await queryClient.invalidateQueries({queryKey: cursoQuery(idCurso).queryKey});
    await load();
    return true;
  };
  /** It plays: attempts are counted anew. */
  const onPlaying = (): void => void (tried.current = 0);
  return {source, renew, onPlaying};
}
