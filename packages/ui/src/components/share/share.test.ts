import assert from 'node:assert/strict';
import {emailShare, whatsappShare} from './share.ts';

const shared = {
  title: 'Clube & Cia',
  text: 'Venha pintar: 100% grátis',
  url: 'https://clube.exemplo/cadastrar?indicacao=ANA7',
};

describe('what is shared', () => {
  it('keeps its signs on the way into WhatsApp', () => {
    const address = new URL(whatsappShare(shared));
    assert.equal(address.searchParams.get('text'), `${shared.text} ${shared.url}`);
  });

  it('keeps them on the way into an e-mail', () => {
    const address = new URL(emailShare(shared));
    assert.equal(address.searchParams.get('subject'), shared.title);
    assert.equal(address.searchParams.get('body'), `${shared.text}\n\n${shared.url}`);
  });
});
