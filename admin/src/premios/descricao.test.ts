import assert from 'node:assert/strict';
import fc from 'fast-check';
import {descricaoDigitada, descricaoEnviada} from './descricao.ts';

describe('the description of a prize', () => {
  it('is typed without tags and stored as paragraphs', () => {
    assert.equal(
      descricaoEnviada('Para a obra.\nCom fio.\n\nTinta & rolo'),
      '<p>Para a obra.<br>Com fio.</p><p>Tinta &amp; rolo</p>',
    );
    assert.equal(
      descricaoDigitada('<p>Para a obra.<br>Com fio.</p><p>Tinta &amp; rolo</p>'),
      'Para a obra.\nCom fio.\n\nTinta & rolo',
    );
  });

  it('leaves HTML that is more than paragraphs alone, both ways', () => {
    const rica = '<p>Para a <b>obra</b></p><ul><li>com fio</li></ul>';
    assert.equal(descricaoDigitada(rica), rica);
    assert.equal(descricaoEnviada(rica), rica);
  });

  it('survives being stored and read again, whatever plain text was typed', () => {
    const palavra = fc.stringMatching(/^[a-zA-Z0-9&;.,çã]{1,12}$/);
    const linhas = fc.array(palavra, {minLength: 1, maxLength: 4}).map(lista => lista.join('\n'));
    fc.assert(
      fc.property(linhas, texto => {
        assert.equal(descricaoDigitada(descricaoEnviada(texto)), texto);
      }),
    );
  });
});
