import {NOTICE_PARAM, type FromWorker} from '../base/device/worker-messages.ts';
import {pathOf} from './paths.ts';
import type {NotificationEvent, PushEvent, WorkerScope} from './scope.ts';

declare const self: WorkerScope;

interface Pushed {
  id: number;
  titulo: string;
  texto: string;
  destino: string;
  naoLidos: number;
}

function read(data: PushEvent['data']): Pushed {
  let sent: Partial<Record<keyof Pushed, unknown>> = {};
  try {
    sent = (JSON.parse(data?.text() ?? '{}') ?? {}) as typeof sent;
  } catch {
    // Browsers require a notification for every push: an unreadable one gets a general text.
  }
  const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
  const text = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);
  return {
    id: number(sent.id),
    titulo: text(sent.titulo, 'Clube do Pintor'),
    texto: text(sent.texto, 'Você tem um aviso novo.'),
    destino: sent.destino === undefined ? '/avisos' : pathOf(sent.destino),
    naoLidos: number(sent.naoLidos),
  };
}

export async function notifyPages(message: FromWorker): Promise<void> {
  for (const page of await self.clients.matchAll({type: 'window', includeUncontrolled: true}))
    page.postMessage(message);
}

/** Shows a push notice, only once however often it arrives, and makes open pages refetch. */
export async function show({data}: PushEvent): Promise<void> {
  const {id, titulo, texto, destino, naoLidos} = read(data);
  await self.registration.showNotification(titulo, {
    body: texto,
    icon: '/icones/icone-192.png',
    badge: '/icones/emblema-96.png',
    tag: `aviso-${id}`,
    lang: 'pt-BR',
    data: {id, destino},
  });
  if (naoLidos > 0) await self.navigator.setAppBadge?.(naoLidos).catch(() => undefined);
  await notifyPages({type: 'notice'});
}

/** Opens the subject of a tapped notice, in an open page or a new one. */
export async function open({notification}: NotificationEvent): Promise<void> {
  notification.close();
  const {id, destino} = notification.data as {id: number; destino: string};
  const path = pathOf(destino);
  const [page] = await self.clients.matchAll({type: 'window', includeUncontrolled: true});
  if (page && !/\/(painel|relatorio)(\/|$)/.test(new URL(page.url).pathname)) {
    // Reloading could lose a form, so the page navigates itself.
    page.postMessage({type: 'open', path, id});
    await page.focus().catch(() => undefined);
    return;
  }
  const [address = '', mark] = path.split('#');
  const marked = `${address}${address.includes('?') ? '&' : '?'}${NOTICE_PARAM}=${id}${mark ? `#${mark}` : ''}`;
  await self.clients.openWindow(marked);
}
