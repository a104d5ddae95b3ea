import assert from 'node:assert/strict';
import {normalisePassword, tidyText, visibleText} from './typed-text.js';

describe('texto digitado', () => {
  it('is the same however it was composed', () => {
    assert.equal(visibleText('Coração'.normalize('NFD')), 'Coração');
    assert.equal(normalisePassword('Coração-ﬁ'.normalize('NFD')), 'Coração-fi');
  });

  it('holds nothing that nobody sees, and keeps emoji whole', () => {
    assert.equal(visibleText('Maria\u202Eevil\u200B\u2066\uFEFF\u0007\u00AD'), 'Mariaevil');
    assert.equal(visibleText('Ma\u200Dria'), 'Maria');
    for (const emoji of ['👩‍🎨', '👨‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️']) assert.equal(visibleText(emoji), emoji);
    assert.equal(visibleText('uma\n\tduas\r\n'), 'uma\n\tduas\r\n');
  });

  it('has one blank between words and none around them', () => {
    assert.equal(tidyText('\u00a0 João  da \u2009 Silva \t'), 'João da Silva');
    assert.equal(tidyText('uma  linha\noutra'), 'uma linha\noutra');
  });
});
