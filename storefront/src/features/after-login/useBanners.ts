import {client} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {checked, type Info} from '../../base/types';

export type Banner = Info['banners'][number];

const SEEN_KEY = 'clube.banners-vistos';

/** How many of today's banners were closed in this window; all of them once the last one was. */
const seenBefore = (): number => Number(sessionStorage.getItem(SEEN_KEY) ?? 0);

interface Banners {
  /** Those that are left, the next one first; undefined while they are asked for. */
  left: readonly Banner[] | undefined;
  closeFirst: () => void;
}

/**
 * Today's banners, once in a browser session and not for who is in the directory. Before the rules are accepted nothing
 * but the info may be read, so that it brings them. Where they do not come nobody waits for them.
 */
export function useBanners({profile, banners: brought}: Info): Banners {
  const [seen, setSeen] = useState(seenBefore);
  const accepted = checked(profile.aceitouRegulamento);
  const [done] = useState(() => seenBefore() > 0);
  const wanted = !profile.acheSeuPintor && !done;
  const {data, isPending} = useQuery({
    queryKey: ['banners'],
    queryFn: async ({signal}) => (await client.list('/api/banners/intervalo', {signal})).rows,
    enabled: wanted && accepted,
    retry: false,
    staleTime: Infinity,
  });
  const closeFirst = (): void => {
    sessionStorage.setItem(SEEN_KEY, String(seen + 1));
    setSeen(seen + 1);
  };
  if (!wanted) return {left: [], closeFirst};
  if (accepted && isPending) return {left: undefined, closeFirst};
  return {left: ((accepted ? data : brought) ?? []).slice(seen), closeFirst};
}
