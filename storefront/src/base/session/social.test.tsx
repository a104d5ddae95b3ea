import assert from 'node:assert/strict';
import {addressAt, forgetJourney, readReturn} from './social';

const GOOGLE = {provedor: 'google', nome: 'Google', endereco: 'https://rede.example/auth?client_id=clube'} as const;
const begin = (journey: object) => sessionStorage.setItem('clube.social', JSON.stringify(journey));
const JOURNEY = {provider: 'google', purpose: 'enter', from: '/login', state: 'abc', nonce: 'def'} as const;

describe('the way to a social network and back', () => {
  it('carries what tells its return from another’s', () => {
    const url = new URL(addressAt(GOOGLE, JOURNEY, 'https://clube.example'));
    assert.deepEqual(Object.fromEntries(url.searchParams), {
      client_id: 'clube',
      redirect_uri: 'https://clube.example/entrada-social',
      state: 'abc',
      nonce: 'def',
    });
  });

  it('brings the token of the way that was begun here, and of no other', () => {
    begin(JOURNEY);
    assert.deepEqual(readReturn('#state=abc&id_token=t.o.k')?.token, {index: 't.o.k', nonce: 'def'});
    assert.equal(readReturn('#state=outro&id_token=t.o.k'), undefined);
    assert.equal(readReturn('#id_token=t.o.k'), undefined);
    assert.equal(readReturn('#state=abc&error=access_denied')?.token, undefined);
    forgetJourney();
    assert.equal(readReturn('#state=abc&id_token=t.o.k'), undefined);
  });

  it('knows Facebook’s token by its own name', () => {
    begin({...JOURNEY, provider: 'facebook'});
    assert.deepEqual(readReturn('#state=abc&access_token=EAAB')?.token, {index: 'EAAB'});
  });
});
