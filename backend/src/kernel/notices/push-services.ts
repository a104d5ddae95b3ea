/** Where the browsers in use have their push services. */
export const PUSH_SERVICES = [
  'https://fcm.googleapis.com',
  'https://jmt17.google.com',
  'https://*.push.services.mozilla.com',
  'https://*.notify.windows.com',
  'https://*.push.apple.com',
];

/**
 * Whether an address that a browser named may be called: it is one of the services, `*.` standing for any name below. The
 * server calls no other, or whoever names an address could have it call inner ones.
 */
export function isPushService(address: string, services: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const {origin, protocol, host, username, password} = new URL(address);
  if (username || password) return false;
  return services.some(service => {
    const [scheme = '', name = ''] = service.split('://');
    if (!name.startsWith('*.')) return origin === service;
    return protocol === `${scheme}:` && host.endsWith(name.slice(1));
  });
}
