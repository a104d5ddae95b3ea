import type {QueryClient} from '@tanstack/react-query';
import {siteQuery} from '../base/queries/site';
import {infoQuery} from '../base/session/info';
import {currentPintor} from '../base/session/session';
import {checked} from '../base/types';
import {screenFileOf} from './routes';

/**
 * Resolves once the first screen's code and initial data are loaded or have failed. The page has requested most of them
 * already, and rendering everything at once is faster than skeleton by skeleton.
 */
export async function firstScreen(queryClient: QueryClient): Promise<void> {
  const {file, params} = screenFileOf(window.location);
  const pintor = currentPintor();
  // A failed request is repeated by the component that shows the data, and reported there.
  const ofAll = Promise.allSettled([queryClient.query(siteQuery), ...(pintor ? [queryClient.query(infoQuery)] : [])]);
  const screen = await file?.catch(() => undefined);
  // Until the rules are accepted the API refuses everything else.
  const isInside = pintor && checked(pintor.aceitouRegulamento);
  if (isInside) await Promise.allSettled(screen?.preload?.(queryClient, params) ?? []);
  await ofAll;
}

/** Resolves once the first screen is rendered and its first photos are loaded or have failed. */
export async function firstSeen(ready: Promise<void>): Promise<void> {
  await ready;
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const photos = [...document.images].filter(({fetchPriority, complete}) => fetchPriority === 'high' && !complete);
  await Promise.allSettled(photos.map(photo => photo.decode()));
}
