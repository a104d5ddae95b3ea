import type {QueryClient} from '@tanstack/react-query';
import {siteQuery} from '../base/queries/site';
import {infoQuery} from '../base/session/info';
import {currentPintor} from '../base/session/session';
import {checked} from '../base/types';
import {screenFileOf} from './routes';

/**
 * Resolves once the screen of the address could be drawn with what it shows at first, or will say why it cannot. The page has
 * requested most of it already: rendered at once it is there sooner than skeleton by skeleton.
 */
export async function firstScreen(queryClient: QueryClient): Promise<void> {
  const {file, params} = screenFileOf(window.location);
  const pintor = currentPintor();
  // What fails is requested again by the component that shows it, and reported there.
  const ofAll = Promise.allSettled([queryClient.query(siteQuery), ...(pintor ? [queryClient.query(infoQuery)] : [])]);
  const screen = await file?.catch(() => undefined);
  // Before the rules are accepted nothing else is answered.
  const isInside = pintor && checked(pintor.aceitouRegulamento);
  if (isInside) await Promise.allSettled(screen?.preload?.(queryClient, params) ?? []);
  await ofAll;
}

/** Resolves once that is drawn, with the photos that are seen first, whether they came or not. */
export async function firstSeen(ready: Promise<void>): Promise<void> {
  await ready;
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const photos = [...document.images].filter(({fetchPriority, complete}) => fetchPriority === 'high' && !complete);
  await Promise.allSettled(photos.map(photo => photo.decode()));
}
