import assert from 'node:assert/strict';
import {PushSender} from '../../kernel/notices/push-sender';
import {PUSH_SERVICES} from '../../kernel/notices/push-services';
import {givenDevice, givenPushService, type PushService} from '../support/push-service';

describe('What a push is sent to', () => {
  let service: PushService;
  let inner: PushService;

  beforeEach(async () => ([service, inner] = [await givenPushService(), await givenPushService()]));
  afterEach(async () => void (await Promise.all([service.stop(), inner.stop()])));

  const sender = (pushServices: readonly string[]) =>
    new PushSender({secret: 'x'.repeat(32), mailFrom: 'Clube <clube@clube.example>', pushServices: [...pushServices]});

  it('is no address of this machine, also of a device that was named when the list was another', async () => {
    const outcome = await sender(PUSH_SERVICES).send(givenDevice(inner).sent, {id: 1});
    assert.equal(outcome.kind, 'refused');
    assert.equal(inner.taken.length, 0);
  });

  it('is not where a service sends it on', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      service.answer = {status, headers: {Location: `${inner.url}/push/x`}};
      assert.deepEqual(await sender([service.url]).send(givenDevice(service).sent, {id: 1}), {
        kind: 'refused',
        why: `status ${status}`,
      });
    }
    assert.equal(service.taken.length, 5);
    assert.equal(inner.taken.length, 0);
  });
});
