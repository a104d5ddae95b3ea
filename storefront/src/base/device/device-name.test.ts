import assert from 'node:assert/strict';
import {deviceName} from './device-name.ts';

describe('the name of a device', () => {
  it('is its browser and its system', () => {
    const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
    for (const [agent, name] of [
      [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'Chrome no Android'],
      [
        `Mozilla/5.0 (Linux; Android 13; SM-A135M) SamsungBrowser/26.0 ${chrome} Safari/537.36`,
        'Internet Samsung no Android',
      ],
      [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0`, 'Edge no Windows'],
      [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
        'Safari no iPhone',
      ],
      ['', 'Navegador'],
    ] as const)
      assert.equal(deviceName(agent), name);
  });
});
