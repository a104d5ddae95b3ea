import {client, sessionText} from '@clube/api-client';
import {deviceName} from './device-name';

/** The state of push notifications on this device. */
export type PushState =
  | 'on'
  | 'off'
  /** The person denied the browser's permission request, which is shown only once. */
  | 'denied'
  /** On an iPhone, push works only for apps added to the home screen. */
  | 'installFirst'
  | 'unsupported';

/** Storage key of the registration known to the server: painter, session and push endpoint. */
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

/** Identifies the session without storing another copy of the token. */
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

/** The browser's push subscription; one made for an earlier server key is replaced. */
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
 * Requests the browser's permission and registers this device with the server. Must be called from a click: browsers
 * refuse otherwise.
 */
export async function enablePush(pintor: number): Promise<PushState> {
  if (!supported()) return readPushState(pintor);
  if ((await Notification.requestPermission()) !== 'granted') return readPushState(pintor);
  const {chavePush} = await client.get('/api/avisos/preferencias');
  await nameDevice(pintor, await subscription(chavePush));
  return 'on';
}

/** Ends push on this device: the browser and the server both delete the subscription. */
export async function disablePush(): Promise<void> {
  localStorage.removeItem(KEY);
  if (!supported()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Registers the device again after a new login of the same painter, or if the browser has a new push endpoint. */
export async function renewPush(pintor: number): Promise<void> {
  const before = known();
  if (before.pintor !== pintor || !supported() || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  const current = await registration?.pushManager.getSubscription();
  if (current?.endpoint === before.address && before.session === sessionMark()) return;
  const {chavePush} = await client.get('/api/avisos/preferencias');
  await nameDevice(pintor, await subscription(chavePush));
}
