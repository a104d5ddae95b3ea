import {useQueryClient} from '@tanstack/react-query';
import {useEffect, useRef, useState} from 'react';
import {cursoQuery, type Aula} from '../api';
import {storedVideo} from './offline/stored-video';

/** Who leafs through the lessons loads none of them (document 1, §9). */
const DELAY_MS = 500;

/** What is kept on the device, as an address of this page's; undefined: to be fetched. */
async function storedUrl(link: string | null): Promise<string | undefined> {
  const kept = link === null ? undefined : await storedVideo(link).catch(() => undefined);
  return kept && URL.createObjectURL(kept);
}

/** Signed addresses end: the one that is being played stays, until it no longer plays. What is on the device goes before. */
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
  /** Answers whether there is another try. */
  const renew = async (): Promise<boolean> => {
    if (++tried.current > 3) return false;
    await queryClient.invalidateQueries({queryKey: cursoQuery(idCurso).queryKey});
    await load();
    return true;
  };
  return {source, renew};
}
