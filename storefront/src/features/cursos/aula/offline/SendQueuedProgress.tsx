import {useEffect} from 'react';
import {sendQueuedProgress} from './progress-queue';

/** Sends the progress recorded offline, at the start of the app and on reconnection. */
export default function SendQueuedProgress() {
  useEffect(() => {
    const send = () => void sendQueuedProgress();
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, []);
  return null;
}
