import assert from 'node:assert/strict';
import fc from 'fast-check';
import {descriptionAsTyped, descriptionToSend} from './description.ts';

describe('the description of a prize', () => {
  it('is typed without tags and stored as paragraphs', () => {
    assert.equal(
      descriptionToSend('Para a obra.\nCom fio.\n\nTinta & rolo'),
      '<p>Para a obra.<br>Com fio.</p><p>Tinta &amp; rolo</p>',
    );
    assert.equal(
      descriptionAsTyped('<p>Para a obra.<br>Com fio.</p><p>Tinta &amp; rolo</p>'),
      'Para a obra.\nCom fio.\n\nTinta & rolo',
    );
  });

  it('leaves HTML that is more than paragraphs alone, both ways', () => {
    const rich = '<p>Para a <b>obra</b></p><ul><li>com fio</li></ul>';
    assert.equal(descriptionAsTyped(rich), rich);
    assert.equal(descriptionToSend(rich), rich);
  });

  it('survives being stored and read again, whatever plain text was typed', () => {
    const word = fc.stringMatching(/^[a-zA-Z0-9&;.,çã]{1,12}$/);
    const lines = fc.array(word, {minLength: 1, maxLength: 4}).map(words => words.join('\n'));
    fc.assert(
      fc.property(lines, text => {
        assert.equal(descriptionAsTyped(descriptionToSend(text)), text);
      }),
    );
  });
});
