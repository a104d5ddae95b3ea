import {createDecipheriv, createECDH, hkdfSync, randomBytes} from 'node:crypto';
import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';

interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A fake of the browser vendors' push services: stores each request and responds with `answer`. */
export interface PushService {
  url: string;
  taken: Pushed[];
  answer: {status: number; headers?: Record<string, string>};
  stop(): Promise<void>;
}

export async function givenPushService(): Promise<PushService> {
  const taken: Pushed[] = [];
  const service: PushService = {url: '', taken, answer: {status: 201}, stop: () => Promise.resolve()};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      taken.push({path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks)});
      response.writeHead(service.answer.status, service.answer.headers).end('{"reason":"dito"}');
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.stop = () =>
    new Promise(resolve => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return service;
}

/** Creates a push subscription whose messages can be decrypted (RFC 8291). */
export function givenDevice(service: PushService, name = randomBytes(6).toString('hex')) {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys();
  const secret = randomBytes(16);
  const derive = (ikm: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, info, length));
  const path = `/push/${name}`;
  return {
    sent: {
      endereco: service.url + path,
      chavePublica: publicKey.toString('base64url'),
      segredo: secret.toString('base64url'),
      nome: `Celular ${name}`,
    },
    /** The decrypted messages for this subscription. */
    received: (): unknown[] =>
      service.taken
        .filter(each => each.path === path)
        .map(({body}) => {
          const [salt, length] = [body.subarray(0, 16), body[20] ?? 0];
          const sender = body.subarray(21, 21 + length);
          const sealed = body.subarray(21 + length);
          const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
          const key = derive(curve.computeSecret(sender), secret, info, 32);
          const cipher = createDecipheriv(
            'aes-128-gcm',
            derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
            derive(key, salt, 'Content-Encoding: nonce\0', 12),
          );
          cipher.setAuthTag(sealed.subarray(-16));
          const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
          return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8')) as unknown;
        }),
  };
}
