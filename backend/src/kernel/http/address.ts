import type {IncomingMessage} from 'node:http';

/** The caller's address. X-Forwarded-For is believed only for the proxies that we were told stand in front. */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const forwarded = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',').map(hop => hop.trim());
  return hops.filter(Boolean).at(-trustedProxies) ?? direct;
}
