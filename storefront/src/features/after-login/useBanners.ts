import {client} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {checked, type Info} from '../../base/types';

export type Banner = Info['banners'][number];

const SEEN_KEY = 'clube.banners-vistos';

/** Those of today were shown: what is published meanwhile waits for the next browser session. */
const ALL = 'all';

/** How many of today's banners were closed in this window, which a reload does not begin anew. */
function storedSeenCount(): number {
  const stored = sessionStorage.getItem(SEEN_KEY);
  return stored === ALL ? Infinity : Number(stored ?? 0);
}

interface Banners {
  /** Those that are left, the next one first; undefined while they are loading. */
  left: readonly Banner[] | undefined;
  closeFirst: () => void;
}

/**
 * Today's banners, once in a browser session and not for who is in the directory. Before the rules are accepted nothing
 * but the info may be read, so that it brings them. Where they do not come nobody waits for them.
 */
export function useBanners({profile, banners: brought}: Info): Banners {
  const [seen, setSeen] = useState(storedSeenCount);
  const accepted = checked(profile.aceitouRegulamento);
  const wanted = !profile.acheSeuPintor && seen < Infinity;
  const {data, isPending} = useQuery({
    queryKey: ['banners'],
    queryFn: async ({signal}) => (await client.list('/api/banners/intervalo', {signal})).rows,
    enabled: wanted && accepted,
    retry: false,
    staleTime: Infinity,
  });
  const left = !wanted ? [] : accepted && isPending ? undefined : ((accepted ? data : brought) ?? []).slice(seen);
  const closeFirst = (): void => {
    const isLast = left?.length === 1;
    sessionStorage.setItem(SEEN_KEY, isLast ? ALL : String(seen + 1));
    setSeen(isLast ? Infinity : seen + 1);
  };
  return {left, closeFirst};
}
