import assert from 'node:assert/strict';
import {HEADINGS} from '@clube/domain';
import {exportColumns} from '../../kernel/exports/columns';
import {allLists} from '../../kernel/lists/list';
import {isServed} from '../../kernel/lists/list-docs';
import '../../modules';

const served = () => allLists().filter(list => isServed(list) && !list.name.startsWith('teste-'));

describe('The headings of exported files', () => {
  it('are said for every list that is served, and for no other', () => {
    assert.deepEqual(
      served()
        .map(({name}) => name)
        .sort(),
      Object.keys(HEADINGS).sort(),
    );
  });

  it('are words, each once in its file', () => {
    for (const list of served()) {
      const headings = exportColumns(list).map(({heading}) => heading);
      assert.equal(new Set(headings).size, headings.length, list.name);
      for (const heading of headings) assert.match(heading, /^\p{Lu}/u, `${list.name}: ${heading}`);
    }
  });

  it('stand over nothing that is no text for people: JSON, inner paths', () => {
    for (const list of served())
      for (const {name, field} of exportColumns(list)) {
        assert.notEqual(field.state.kind, 'json', `${list.name}.${name}`);
        assert.doesNotMatch(name, /diretorio|arquivoUrl|foto|imagens/i, `${list.name}.${name}`);
      }
  });
});
