import assert from 'node:assert/strict';
import english from 'ra-language-english';
import {ra} from './react-admin.ts';

type Arvore = {readonly [chave: string]: string | Arvore};

function folhas(arvore: Arvore, prefixo = ''): Map<string, string> {
  return new Map(
    Object.entries(arvore).flatMap(([chave, valor]): [string, string][] =>
      typeof valor === 'string' ? [[prefixo + chave, valor]] : [...folhas(valor, `${prefixo}${chave}.`)],
    ),
  );
}

const variaveis = (texto: string): string[] => [...new Set(texto.match(/%\{\w+\}/g))].sort();

describe('the texts in pt-BR', () => {
  const ingles = folhas(english.ra as unknown as Arvore);
  const portugues = folhas(ra as unknown as Arvore);

  it('has every text of react-admin, and none that it does not know', () => {
    assert.ok(ingles.size > 150);
    assert.deepEqual([...portugues.keys()].sort(), [...ingles.keys()].sort());
  });

  it('leaves no text in English', () => {
    const iguais = [...ingles].filter(([chave, texto]) => portugues.get(chave) === texto && /[a-z]/i.test(texto));
    assert.deepEqual(
      iguais
        .map(([chave]) => chave)
        .filter(chave => !['page.dashboard', 'page.list', 'page.edit', 'page.show'].includes(chave)),
      [],
    );
  });

  it('uses no variable that react-admin does not fill in', () => {
    for (const [chave, texto] of portugues)
      for (const variavel of variaveis(texto))
        assert.ok(ingles.get(chave)?.includes(variavel), `${chave}: ${variavel}`);
  });
});
