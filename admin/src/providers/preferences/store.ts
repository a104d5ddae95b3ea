import {client, messageOf, type BodyOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {memoryStore, type Store} from 'react-admin';

type Value = NonNullable<BodyOf<'/api/preferencias', 'PUT'>['valor']>;
type Write = (key: string, value: Value | null) => Promise<unknown>;

/** Changes are sent after this pause without further changes, milliseconds. */
const REST_MS = 700;
/** If loading the preferences takes longer, the panel opens with the defaults. */
const TIMEOUT_MS = 4000;

/**
 * Whether a key of react-admin's store is a preference, stored on the server for all devices of the person; other keys
 * last as long as the tab.
 */
const isPersonal = (key: string): boolean => key === 'grid' || key.startsWith('grid.');
const isValue = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const write: Write = (chave, value) => client.put('/api/preferencias', {body: {chave, valor: value}, keepalive: true});

/** The person's preferences; empty if they cannot be loaded. */
export async function readPreferences(): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await client.get('/api/preferencias', {signal: AbortSignal.timeout(TIMEOUT_MS)});
  } catch {
    return {};
  }
}

/**
 * react-admin's store with the person's preferences on the server: read once, written after each pause in changes, and
 * at once when the page is closed.
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
