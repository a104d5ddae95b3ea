import {useQueryClient} from '@tanstack/react-query';
import {useEffect, useEffectEvent} from 'react';
import {useLocation, useNavigate} from 'react-router-dom';
import {markRead} from '../../base/queries/avisos';
import {renewPush} from '../../base/device/push';
import {NOTICE_PARAM, type FromWorker} from '../../base/device/worker-messages';
import {usePintor} from '../../base/session/session';

/** Query keys of data that a notice may have changed: the painter's points and orders. */
const CHANGED = new Set<unknown>([
  'info',
  'avisos',
  'pontuacoes',
  'movimentos',
  'lotes',
  'codigos',
  'nao-processadas',
  'resgates',
]);

/** Handles the service worker's messages for a member: notices that arrive or are tapped. Renders nothing. */
export function WorkerMessages() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const {pathname, search, hash} = useLocation();
  const pintor = usePintor()?.id;

  const read = useEffectEvent((id: number) => void markRead(queryClient, {ids: [id]}).catch(() => undefined));
  const hear = useEffectEvent((message: Partial<FromWorker> | null) => {
    if (message?.type === 'notice')
      void queryClient.invalidateQueries({predicate: ({queryKey}) => CHANGED.has(queryKey[0])});
    if (message?.type !== 'open' || !message.path) return;
    void navigate(message.path);
    if (message.id) read(message.id);
  });
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const listen = ({data}: MessageEvent): void => hear(data as Partial<FromWorker> | null);
    navigator.serviceWorker.addEventListener('message', listen);
    return () => navigator.serviceWorker.removeEventListener('message', listen);
  }, []);

  // A tapped notice that opened the app has its id in the URL.
  const params = new URLSearchParams(search);
  const tapped = Number(params.get(NOTICE_PARAM) ?? 0);
  const arrive = useEffectEvent(() => {
    read(tapped);
    params.delete(NOTICE_PARAM);
    void navigate({pathname, search: params.toString(), hash}, {replace: true});
  });
  useEffect(() => {
    if (Number.isInteger(tapped) && tapped > 0) arrive();
  }, [tapped]);

  useEffect(() => {
    if (pintor !== undefined) void renewPush(pintor).catch(() => undefined);
  }, [pintor]);
  return null;
}
