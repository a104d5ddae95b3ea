import {notify} from '@clube/ui';
import {useEffect} from 'react';
import {useVisit} from '../../base/session/visit';
import {useQueue} from './queue/useQueue';
import {useSending} from './sending/useSending';

/**
 * Continues sending that was requested before the app was closed, and reminds of files that were only chosen. Renders
 * nothing else.
 */
export default function ResumeSending() {
  const queue = useQueue();
  useSending(queue);
  const forgotten = useVisit() === 'free' && queue.resumed && !queue.requested;
  useEffect(() => {
    if (forgotten) notify.info('Você tem notas escolhidas e não enviadas.', 'Elas esperam por você em Enviar nota.');
  }, [forgotten]);
  return null;
}
