const CACHE_MS = 24 * 3_600_000;
const CACHE_SIZE = 10_000;

interface Known<T> {
  until: number;
  found: Promise<T>;
}

/** Responses of an external service, cached for a day. Concurrent callers share one request. Failures are not cached. */
export class CachedLookups<T> {
  private readonly known = new Map<string, Known<T>>();

  constructor(private readonly ask: (key: string) => Promise<T>) {}

  get(key: string): Promise<T> {
    const known = this.known.get(key);
    if (known && known.until > performance.now()) return known.found;
    if (this.known.size >= CACHE_SIZE) this.known.clear();
    const found = this.ask(key);
    this.known.set(key, {found, until: performance.now() + CACHE_MS});
    found.catch(() => this.known.delete(key));
    return found;
  }
}
