import assert from 'node:assert/strict';
import {safeHtml} from '../../../kernel/entities/wire';

const LINK = '<a href="https://ok.example/" rel="noopener noreferrer nofollow">bom</a>';

describe('Text with formatting', () => {
  it('keeps the text of links that lead nowhere, and the marks beside them whole', () => {
    for (const [sent, kept] of [
      ['<p><a href="//mau.example">mau</a> <a href="https://ok.example">bom</a></p>', `<p>mau ${LINK}</p>`],
      ['<a href="/x">r</a><b>f</b><a href="https://ok.example">bom</a>', `r<b>f</b>${LINK}`],
      ['<a href="//x"><a href="https://ok.example">bom</a></a>', LINK],
      ['<span>a</span><script>alert(1)</script><a href="javascript:1">b</a>', 'ab'],
      ['<p>tinta & rolo &lt;b&gt;</p>', '<p>tinta &amp; rolo &lt;b&gt;</p>'],
    ])
      assert.equal(safeHtml.parse(sent), kept);
  });
});
