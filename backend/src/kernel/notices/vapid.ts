import {createECDH, hkdfSync} from 'node:crypto';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The VAPID key pair (RFC 8292), derived from our secret, so that every copy of the server has the same and nothing has to be
 * stored. If the secret changes, devices must register again, which the storefront does.
 */
export function vapidKeys(secret: string): VapidKeys {
  const curve = createECDH('prime256v1');
  // One in 2^32 numbers is no valid key: then try the next.
  for (let n = 0; ; n++) {
    const key = Buffer.from(hkdfSync('sha256', secret, '', `clube-vapid-${n}`, 32));
    try {
      curve.setPrivateKey(key);
    } catch {
      continue;
    }
    return {publicKey: curve.getPublicKey('base64url'), privateKey: key.toString('base64url')};
  }
}
