import assert from 'node:assert/strict';
import {PUSH_SERVICES, isPushService} from './push-services';

describe('push services', () => {
  const known = (address: string) => isPushService(address, PUSH_SERVICES);

  it('are those of the browsers', () => {
    for (const address of [
      'https://fcm.googleapis.com/fcm/send/abc:def',
      'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
      'https://wns2-by3p.notify.windows.com/w/?token=BQY',
      'https://web.push.apple.com/QGuQyavXutnMH',
    ])
      assert.ok(known(address), address);
  });

  it('are nobody else, however it is spelt', () => {
    for (const address of [
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com:8443/fcm/send/abc',
      'https://fcm.googleapis.com.mau.example/x',
      'https://mau.example/?https://fcm.googleapis.com',
      'https://fcm.googleapis.com@127.0.0.1/x',
      'https://eu@fcm.googleapis.com/x',
      'https://notify.windows.com.mau.example/',
      'https://127.0.0.1/x',
      'file:///etc/passwd',
      'fcm.googleapis.com',
      '',
    ])
      assert.ok(!known(address), address);
  });
});
