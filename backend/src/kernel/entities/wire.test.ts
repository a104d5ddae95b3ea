import assert from 'node:assert/strict';
import fc from 'fast-check';
import {safeHtml} from './wire';

const clean = (html: string) => safeHtml.parse(html);

describe('Text with formatting', () => {
  it('keeps marks and whole links, which carry nothing along', () => {
    const html = '<p>Uma <strong>boa</strong><br />trena</p><ul><li>a</li></ul>';
    assert.equal(clean(html), html);
    const link = '<a href="https://a.com/x?y=1&amp;z=2" rel="noopener noreferrer nofollow">x</a>';
    assert.equal(clean('<a href="https://a.com/x?y=1&z=2" target="_top" rel="opener" onclick="x()">x</a>'), link);
  });

  it('keeps of any other link its text alone', () => {
    const hrefs = [
      '//evil.com',
      '/\\evil.com',
      '\\\\evil.com',
      'https:\\\\evil.com',
      'https:evil.com',
      '/painel',
      'x',
      '',
    ];
    hrefs.push(
      '&#47;&#47;evil.com',
      '&sol;&bsol;evil.com',
      'java&#9;script:x',
      '&#1;javascript:x',
      'jav&NewLine;ascript:x',
      'JaVaScRiPt:x',
    );
    hrefs.push(
      'data:text/html,x',
      'https://clube.com.br@evil.com',
      'https&colon;//a.com@evil.com',
      '&#x202e;https://evil.com',
      'http://evil.com',
    );
    for (const href of hrefs) assert.equal(clean(`<p><a href="${href}">leia</a></p>`), '<p>leia</p>', href);
    assert.equal(clean('<a>leia</a><a href>aqui</a>'), 'leiaaqui');
  });

  it('cleaned once more stays as it is', () => {
    const bits = fc.constantFrom(
      '<a href="',
      '">',
      '</a>',
      '<p>',
      '</p>',
      '<b',
      '>',
      '//x',
      'https://a.com',
      '&#',
      '47;',
      '<script>',
      '<svg/onload=',
      '&lt;',
      '"',
      "'",
      '<!--',
      '-->',
      '\\',
      '\0',
      '<style>',
      '<a',
      ' href=',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(bits, {maxLength: 14}), parts => {
        const once = clean(parts.join(''));
        assert.equal(clean(once), once.trim());
        // Inside tags only: text may well read `href=` or ` onload=`, and stays text.
        for (const [tag] of once.matchAll(/<[^>]*>/g))
          assert.doesNotMatch(tag, /^<(script|svg|style|img)|\son\w+=|href="(?!https:\/\/)/i);
      }),
    );
  });

  it('however deep it is nested', () => {
    assert.ok(clean(`${'<b>'.repeat(6000)}x`).length < 1000);
  });
});
