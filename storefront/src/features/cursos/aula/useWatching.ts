import {ApiError} from '@clube/api-client';
import {secondsOf, type Stretch} from '@clube/domain';
import {useQueryClient} from '@tanstack/react-query';
import {useEffect, useRef, type RefObject} from 'react';
import {hasQueuedProgress} from '../../../base/queued-progress';
import {aulaChanged, cursosChanged, sendProgress, type Aula} from '../api';
import {queueProgress, sendQueuedProgress} from './offline/progress-queue';
import {playedOf, reported} from './played';

/** The interval of progress reports while the video plays. */
const EVERY_MS = 15_000;

/**
 * Reports the position in a lesson's video and the watched ranges to the server: on opening, on pause, every 15 s while
 * it plays, as soon as enough was watched, and on leaving. Failed reports are queued on the device.
 * @param opened the start position, seconds
 * @returns a function for the player to call before it reloads its video
 */
export function useWatching(
  idCurso: number,
  aula: Aula,
  video: RefObject<HTMLVideoElement | null>,
  opened: number,
): () => void {
  const queryClient = useQueryClient();
  const before = useRef<readonly Stretch[]>([]);
  const faltam = useRef(aula.faltam);
  faltam.current = aula.faltam;
  const {id} = aula;
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let sent = {posicao: -1, seconds: 0};
    const send = async (): Promise<void> => {
      const trechos = playedOf(before.current, element.played);
      const played = trechos.length > 0;
      // Until it plays from the start position, currentTime is still 0.
      const posicao = played || element.currentTime > 0 ? element.currentTime : opened;
      const last = sent;
      if (posicao === last.posicao) return;
      sent = {posicao, seconds: secondsOf(trechos)};
      try {
        if (hasQueuedProgress()) await sendQueuedProgress();
        const answer = await sendProgress(id, {posicao, trechos: reported(trechos)});
        aulaChanged(queryClient, idCurso, id, answer);
      } catch (error) {
        sent = last;
        // The course was left on another device or removed by staff: the shown data are outdated.
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) void cursosChanged(queryClient);
        else if (played) queueProgress(id, {posicao, trechos});
      }
    };
    const sendNow = () => void send();
    const onTime = (): void => {
      const missing = faltam.current;
      if (missing > 0 && secondsOf(playedOf(before.current, element.played)) - sent.seconds >= missing) sendNow();
    };
    const onHidden = () => document.visibilityState === 'hidden' && sendNow();
    const timer = setInterval(() => !element.paused && sendNow(), EVERY_MS);
    element.addEventListener('pause', sendNow);
    element.addEventListener('ended', sendNow);
    element.addEventListener('timeupdate', onTime);
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', sendNow);
    window.addEventListener('online', sendNow);
    // The server counts at most the time since the lesson was opened, which begins with this report.
    sendNow();
    return () => {
      clearInterval(timer);
      element.removeEventListener('pause', sendNow);
      element.removeEventListener('ended', sendNow);
      element.removeEventListener('timeupdate', onTime);
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', sendNow);
      window.removeEventListener('online', sendNow);
      sendNow();
    };
  }, [id, idCurso, opened, queryClient, video]);
  return () => {
    if (video.current) before.current = playedOf(before.current, video.current.played);
  };
}
