import {client, messageOf, type BodyOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {memoryStore, type Store} from 'react-admin';

type Value = NonNullable<BodyOf<'/api/preferencias', 'PUT'>['valor']>;
type Write = (key: string, value: Value | null) => Promise<unknown>;

/** The hand rests so long before what it has set is sent, milliseconds. */
const REST_MS = 700;
/** The panel does not wait longer for what somebody has set up: it opens as it is for everybody. */
const TIMEOUT_MS = 4000;

/** What of react-admin's store belongs to the person, on whatever device: the rest lasts as long as the tab. */
const isPersonal = (key: string): boolean => key === 'grid' || key.startsWith('grid.');
const isValue = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const write: Write = (chave, value) => client.put('/api/preferencias', {body: {chave, valor: value}, keepalive: true});

/** What this person has set up; nothing where that cannot be had. */
export async function readPreferences(): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await client.get('/api/preferencias', {signal: AbortSignal.timeout(TIMEOUT_MS)});
  } catch {
    return {};
  }
}

/**
 * react-admin's store over what the server keeps for the person: read once, written whenever the hand rests, and at once
 * when the page goes.
 */
export function preferencesStore(read: Readonly<Record<string, unknown>>, send: Write = write): Store {
  const store = memoryStore({...read});
  const waiting = new Map<string, Value | null>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    for (const [key, value] of waiting) send(key, value).catch((fault: unknown) => notify.error(messageOf(fault)));
    waiting.clear();
  };
  const later = (key: string, value: unknown): void => {
    if (!isPersonal(key)) return;
    waiting.set(key, isValue(value) ? value : null);
    clearTimeout(timer);
    timer = setTimeout(flush, REST_MS);
  };
  return {
    ...store,
    setup: () => {
      store.setup();
      window.addEventListener('pagehide', flush);
    },
    teardown: () => {
      flush();
      window.removeEventListener('pagehide', flush);
      store.teardown();
    },
    setItem: (key, value) => {
      store.setItem(key, value);
      later(key, value);
    },
    removeItem: key => {
      store.removeItem(key);
      later(key, null);
    },
  };
}
