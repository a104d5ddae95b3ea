import assert from 'node:assert/strict';
import fc from 'fast-check';
import {linkAttributes, linkDestination, textOfHtml} from './html.js';

describe('destinoDoLink', () => {
  it('leads to whole addresses, mail and telephones', () => {
    assert.equal(linkDestination(' https://tintas.com.br/a?b=1#c '), 'https://tintas.com.br/a?b=1#c');
    assert.equal(linkDestination('HTTPS://Tintas.com.br'), 'https://tintas.com.br/');
    assert.equal(linkDestination('mailto:loja@tintas.com.br'), 'mailto:loja@tintas.com.br');
    assert.equal(linkDestination('tel:+55(11)4000-1234'), 'tel:+55(11)4000-1234');
    // Look-alike letters become visible in Punycode.
    assert.equal(linkDestination('https://tіntas.com.br/'), 'https://xn--tntas-n2e.com.br/');
  });

  it('and nowhere else', () => {
    const others = [
      '',
      '/painel',
      'painel',
      '?a',
      '#a',
      '.',
      '//evil.com',
      '/\\evil.com',
      '\\\\evil.com',
      'https:evil.com',
    ];
    others.push('https:\\\\evil.com', 'https:/evil.com', 'https:///evil.com', 'https://evil', 'https://a@evil.com');
    others.push('https://a:b@evil.com', 'http://evil.com', 'ftp://evil.com', 'javascript:alert(1)', 'data:text/html,x');
    others.push(
      'java\tscript:alert(1)',
      'java\0script:x',
      'ht\ntps://evil.com',
      '\u200Bhttps://evil.com',
      'https://e\u202Evil.com',
    );
    others.push(
      'https://evil.com/\u2028x',
      'https://evil.com\\@tintas.com.br',
      'https://%00.com',
      'https://[::1',
      'mailto:',
    );
    others.push(
      'mailto:a@b.com?bcc=c@d.com',
      'mailto:a@b.com,c@d.com',
      'tel:*21*1#',
      'vbscript:x',
      'blob:https://evil.com/x',
    );
    others.push(
      `https://evil.com/${'x'.repeat(2000)}`,
      'https://evil.com/\uD800',
      'https：//evil.com',
      'https://evil。com\\',
    );
    for (const href of others) assert.equal(linkDestination(href), undefined, JSON.stringify(href));
    assert.equal(linkDestination(undefined), undefined);
    assert.equal(linkDestination(null), undefined);
  });

  it('leads where it led before when it is read once more, and never to an address of ours', () => {
    const pieces = fc.constantFrom(
      'https:',
      'http:',
      '/',
      '\\',
      '//',
      'evil.com',
      '@',
      ':',
      '\t',
      '%2f',
      '．',
      '。',
      'javascript:',
      '?',
      '#',
    );
    fc.assert(
      fc.property(fc.array(pieces, {maxLength: 8}), list => {
        const destination = linkDestination(list.join(''));
        if (destination === undefined) return;
        assert.equal(linkDestination(destination), destination);
        assert.notEqual(new URL(destination, 'https://clube.example').host, 'clube.example');
        assert.match(destination, /^(https:\/\/|mailto:|tel:)/);
      }),
    );
  });

  it('carries nothing of the page along', () => {
    assert.deepEqual(linkAttributes('https://a.com/'), {href: 'https://a.com/', rel: 'noopener noreferrer nofollow'});
    assert.equal(linkAttributes('//a.com/'), undefined);
  });
});

describe('textOfHtml', () => {
  it('is what a person reads, a line for each paragraph and point', () => {
    assert.equal(
      textOfHtml('<p>Furadeira <b>500&nbsp;W</b></p><ul><li>Broca &lt; 10&amp;mm</li><li>Maleta</li></ul>'),
      'Furadeira 500 W\nBroca < 10&mm\nMaleta',
    );
    assert.equal(textOfHtml('sem marcas'), 'sem marcas');
  });
});
