import {client} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {checked, type Info} from '../../base/types';

export type Banner = Info['banners'][number];

const SEEN_KEY = 'clube.banners-vistos';

/** Today's banners were all shown: those published later wait for the next browser session. */
const ALL = 'all';

/** The number of today's banners that were closed in this tab, which survives a reload. */
function storedSeenCount(): number {
  const stored = sessionStorage.getItem(SEEN_KEY);
  return stored === ALL ? Infinity : Number(stored ?? 0);
}

interface Banners {
  /** The remaining banners, the next one first; undefined while loading. */
  left: readonly Banner[] | undefined;
  closeFirst: () => void;
}

/**
 * Today's banners, once per browser session and not for painters in the directory. They come with the info, the only
 * data available before the rules are accepted. If they fail to load, nothing waits for them.
 */
export function useBanners({profile, banners: brought}: Info): Banners {
  const [seen, setSeen] = useState(storedSeenCount);
  const accepted = checked(profile.aceitouRegulamento);
  const shown = !profile.acheSeuPintor && seen < Infinity;
  const {data, isPending} = useQuery({
    queryKey: ['banners'],
    queryFn: async ({signal}) => (await client.list('/api/banners/intervalo', {signal})).rows,
    enabled: shown && accepted,
    retry: false,
    staleTime: Infinity,
  });
  const left = !shown ? [] : accepted && isPending ? undefined : ((accepted ? data : brought) ?? []).slice(seen);
  const closeFirst = (): void => {
    const isLast = left?.length === 1;
    sessionStorage.setItem(SEEN_KEY, isLast ? ALL : String(seen + 1));
    setSeen(isLast ? Infinity : seen + 1);
  };
  return {left, closeFirst};
}
