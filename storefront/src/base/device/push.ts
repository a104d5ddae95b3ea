import {client, sessionText} from '@clube/api-client';
import {deviceName} from './device-name';

/** Whether this device may get push notifications. */
export type PushState =
  | 'on'
  | 'off'
  /** The person said no to the browser, who asks only once. */
  | 'denied'
  /** An iPhone pushes only to apps that were added to its home screen. */
  | 'installFirst'
  | 'unsupported';

/** Who turned it on here, in which session, at which address: what the club knows already. */
const KEY = 'clube.push';
const READY_MS = 10_000;

interface Known {
  pintor: number;
  address: string;
  session: string;
}

function known(): Partial<Known> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Known>;
  } catch {
    return {};
  }
}

/** Tells sessions apart without keeping another copy of the token. */
const sessionMark = (): string => (sessionText('loja') ?? '').slice(0, 24);

const isIphone = (): boolean => /iPhone|iPad/.test(navigator.userAgent);

const supported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export async function readPushState(pintor: number): Promise<PushState> {
  if (!supported()) return isIphone() ? 'installFirst' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (Notification.permission !== 'granted' || known().pintor !== pintor) return 'off';
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off';
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0));

const sameKey = (subscription: PushSubscription, key: Uint8Array): boolean => {
  const current = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return current.length === key.length && current.every((byte, i) => byte === key[i]);
};

async function ready(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no worker')), READY_MS));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** The browser's address for pushes of ours; one that was made for another key of the club is worth nothing any more. */
async function subscription(chavePush: string): Promise<PushSubscription> {
  const {pushManager} = await ready();
  const key = bytesOf(chavePush);
  const existing = await pushManager.getSubscription();
  if (existing && sameKey(existing, key)) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({userVisibleOnly: true, applicationServerKey: key});
}

async function nameDevice(pintor: number, made: PushSubscription): Promise<void> {
  const {endpoint, keys = {}} = made.toJSON();
  await client.post('/api/avisos/aparelhos', {
    body: {
      endereco: endpoint ?? '',
      chavePublica: keys['p256dh'] ?? '',
      segredo: keys['auth'] ?? '',
      nome: deviceName(navigator.userAgent),
    },
  });
  const next: Known = {pintor, address: made.endpoint, session: sessionMark()};
  localStorage.setItem(KEY, JSON.stringify(next));
}

/**
 * Asks the person, by the browser's own question, and registers this device with the server. Only from a tap: browsers refuse to
 * ask without one.
 */
export async function enablePush(pintor: number): Promise<PushState> {
  if (!supported()) return readPushState(pintor);
  if ((await Notification.requestPermission()) !== 'granted') return readPushState(pintor);
  const {chavePush} = await client.get('/api/avisos/preferencias');
  await nameDevice(pintor, await subscription(chavePush));
  return 'on';
}

/** No more push to this device: neither the browser nor the server keeps its address. */
export async function disablePush(): Promise<void> {
  localStorage.removeItem(KEY);
  if (!supported()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Registers the device again for who turned it on here and logged in anew, or whose browser has a new address. */
export async function renewPush(pintor: number): Promise<void> {
  const before = known();
  if (before.pintor !== pintor || !supported() || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  const current = await registration?.pushManager.getSubscription();
  if (current?.endpoint === before.address && before.session === sessionMark()) return;
  const {chavePush} = await client.get('/api/avisos/preferencias');
  await nameDevice(pintor, await subscription(chavePush));
}
