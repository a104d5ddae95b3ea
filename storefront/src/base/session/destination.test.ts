import assert from 'node:assert/strict';
import {destinationAfterLogin, forgetDestination, rememberDestination, requestedDestination} from './destination.ts';

describe('where a login leads', () => {
  const keptOnDevice = new Map<string, string>();
  before(() => {
    globalThis.sessionStorage = {
      getItem: (key: string) => keptOnDevice.get(key) ?? null,
      setItem: (key: string, value: string) => void keptOnDevice.set(key, value),
      removeItem: (key: string) => void keptOnDevice.delete(key),
    } as unknown as Storage;
  });
  after(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));

  it('to the requested address, once, and to no other site', () => {
    rememberDestination('/enviar-nf');
    assert.equal(destinationAfterLogin(), '/enviar-nf');
    assert.equal(destinationAfterLogin(), '/home');
    rememberDestination('//mau.example');
    assert.equal(destinationAfterLogin(), '/home');
  });

  it('is said before, but for home', () => {
    rememberDestination('/premio/101');
    assert.equal(requestedDestination(), '/premio/101');
    rememberDestination('/home');
    assert.equal(requestedDestination(), undefined);
  });

  it('home for who left on purpose, whatever screen is drawn once more meanwhile', () => {
    rememberDestination('/resgates');
    forgetDestination();
    rememberDestination('/enviar-nf');
    assert.equal(destinationAfterLogin(), '/home');
  });
});
