import assert from 'node:assert/strict';
import english from 'ra-language-english';
import {ra} from './react-admin.ts';

type Tree = {readonly [key: string]: string | Tree};

function leaves(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...leaves(value, `${prefix}${key}.`)],
    ),
  );
}

const variables = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g))].sort();

describe('the texts in pt-BR', () => {
  const inEnglish = leaves(english.ra as unknown as Tree);
  const inPortuguese = leaves(ra as unknown as Tree);

  it('has every text of react-admin, and none that it does not know', () => {
    assert.ok(inEnglish.size > 150);
    assert.deepEqual([...inPortuguese.keys()].sort(), [...inEnglish.keys()].sort());
  });

  it('leaves no text in English', () => {
    const unchanged = [...inEnglish].filter(([key, text]) => inPortuguese.get(key) === text && /[a-z]/i.test(text));
    assert.deepEqual(
      unchanged
        .map(([key]) => key)
        .filter(key => !['page.dashboard', 'page.list', 'page.edit', 'page.show'].includes(key)),
      [],
    );
  });

  it('uses no variable that react-admin does not fill in', () => {
    for (const [key, text] of inPortuguese)
      for (const variable of variables(text)) assert.ok(inEnglish.get(key)?.includes(variable), `${key}: ${variable}`);
  });
});
