import autocannon from 'autocannon';
import type {Session} from './tokens';

/** Responses per second with ten parallel callers. @throws when a response is not 2xx. */
export async function answersPerSecond(
  url: string,
  path: string,
  sessions: Session[],
  {seconds, headers = {}}: {seconds: number; headers?: Record<string, string>},
): Promise<number> {
  const result = await autocannon({
    url,
    connections: 10,
    duration: seconds,
    requests: sessions.map(session => ({method: 'GET', path, headers: {...session.headers, ...headers}})),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path} at ${url}: ${result.non2xx} answers were no 2xx, ${result.errors} errors`);
  return result['2xx'] / result.duration;
}
