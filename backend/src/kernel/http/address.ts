import type {IncomingMessage} from 'node:http';
import {isIPv4, isIPv6} from 'node:net';

/**
 * The client's IP address as rate limits count it: an IPv4 address, or the /64 network of an IPv6 one, as one client owns all of
 * that. X-Forwarded-For is trusted only for the configured number of proxies.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = rateLimitAddress(request.socket.remoteAddress ?? '') ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const forwarded = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',').map(hop => hop.trim());
  return rateLimitAddress(hops.filter(Boolean).at(-trustedProxies) ?? '') ?? direct;
}

/** Parses an IP address; undefined when it is none. A port, brackets and a zone, which some proxies add, are ignored. */
export function rateLimitAddress(text: string): string | undefined {
  const bare = text
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const groups = groupsOf(bare);
  // An IPv4 client on a dual-stack socket (::ffff:1.2.3.4).
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [before, after ?? ''].map(part => part.split(':').filter(Boolean)) as [string[], string[]];
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

const bytesOf = (group: string): number[] => [parseInt(group, 16) >> 8, parseInt(group, 16) & 0xff];
