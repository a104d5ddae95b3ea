import {useEffect} from 'react';
import {sendQueuedProgress} from './progress-queue';

/** Sends what was watched without a connection, at the start of the app and whenever there is one again. */
export default function SendQueuedProgress() {
  useEffect(() => {
    const send = () => void sendQueuedProgress();
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, []);
  return null;
}
