import {createECDH, hkdfSync} from 'node:crypto';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The pair of keys by which push services know us (RFC 8292), made of our secret: every copy of the server has the same
 * one, and there is nothing more to keep. With another secret devices have to be named anew, which the storefront does.
 */
export function vapidKeys(secret: string): VapidKeys {
  const curve = createECDH('prime256v1');
  // Of 2^32 numbers one is no key of the curve: then the next.
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
