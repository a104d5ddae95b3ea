import assert from 'node:assert/strict';
import type {Pagina} from '../../document/types';
import {lugarNaVista} from '../../document/geometry';
import {PAGINA_INTEIRA} from '../../stages/progress';
import {emendar} from '../../stages/stitch';
import {acharPartes} from '../../stages/parts';

const CHAVE = 'A'.repeat(44);
const OUTRA = 'B'.repeat(44);

describe('the receipts that pages make up', () => {
  const unidade = (pagina: number, chaves: string[] = [], papel = false) => ({
    lugar: {arquivo: 0, pagina, cantos: PAGINA_INTEIRA},
    chaves: new Set(chaves),
    papel,
  });
  const contar = (...unidades: ReturnType<typeof unidade>[]) =>
    acharPartes(unidades).map(({lugares}) => lugares.length);

  it('keeps the pages of one receipt together, wherever its key stands', () => {
    assert.deepEqual(contar(unidade(1), unidade(2), unidade(3, [CHAVE])), [3]);
    assert.deepEqual(contar(unidade(1, [CHAVE]), unidade(2), unidade(3, [CHAVE])), [3]);
  });

  it('begins another with another key, or with a paper that lies apart', () => {
    assert.deepEqual(contar(unidade(1, [CHAVE]), unidade(2), unidade(3, [OUTRA])), [2, 1]);
    assert.deepEqual(contar(unidade(1, [], true), unidade(1, [], true)), [1, 1]);
    assert.deepEqual(contar(unidade(1, [CHAVE], true), unidade(1, [CHAVE], true)), [2], 'one receipt torn in two');
  });
});

describe('pictures of one long receipt', () => {
  const pagina = (linhas: string[], numero: number): Pagina => ({
    arquivo: numero,
    numero: 1,
    largura: 1000,
    altura: 2000,
    fonte: 'ocr',
    paraVista: [0.001, 0, 0, 0, 0.0005, 0, 0, 0, 1],
    palavras: linhas.flatMap((linha, y) =>
      linha.split(' ').map((texto, x) => ({
        texto,
        confianca: 0.9,
        caixa: {x0: x * 90, x1: x * 90 + 80, y0: y * 40, y1: y * 40 + 28},
      })),
    ),
  });
  const linhas = [
    'TINTA BRANCA 18L',
    '1 UN 389,90',
    'ROLO DE LA 23CM',
    '2 UN 39,80',
    'MASSA CORRIDA 25KG',
    '1 UN 89,90',
    'TOTAL 519,60',
  ];
  const textos = (paginas: Pagina[]) => paginas.map(({palavras}) => palavras.map(({texto}) => texto).join(' '));
  const ultimoY = ({palavras}: Pagina) => Math.max(...palavras.map(({caixa}) => caixa.y1));
  const primeiroY = ({palavras}: Pagina) => Math.min(...palavras.map(({caixa}) => caixa.y0));

  it('are read without what the next shows again, even when it was read a little differently', () => {
    const segunda = pagina(['ROL0 DE LA 23CM', '2 UN 39,8O', ...linhas.slice(4)], 1);
    const emendadas = emendar([pagina(linhas.slice(0, 4), 0), segunda]);
    assert.deepEqual(textos(emendadas), [linhas.slice(0, 3).join(' '), ['2 UN 39,8O', ...linhas.slice(4)].join(' ')]);
  });

  it('go on below one another, in the units of the first, and show what they read where it was seen', () => {
    const larga = pagina(linhas.slice(2), 1);
    const segunda = {
      ...larga,
      largura: 2000,
      altura: 4000,
      paraVista: [0.0005, 0, 0, 0, 0.00025, 0, 0, 0, 1] as const,
      palavras: larga.palavras.map(palavra => ({
        ...palavra,
        caixa: {
          x0: palavra.caixa.x0 * 2 + 60,
          x1: palavra.caixa.x1 * 2 + 60,
          y0: palavra.caixa.y0 * 2 + 100,
          y1: palavra.caixa.y1 * 2 + 100,
        },
      })),
    };
    const [uma, outra] = emendar([pagina(linhas.slice(0, 4), 0), segunda]) as [Pagina, Pagina];
    assert.equal(outra.segue, true);
    assert.ok(Math.abs(primeiroY(outra) - ultimoY(uma) - 12) < 1, 'one line apart');
    const [antes] = segunda.palavras.filter(({texto}) => texto === '519,60');
    const [depois] = outra.palavras.filter(({texto}) => texto === '519,60');
    assert.ok(antes && depois);
    assert.ok(Math.abs(depois.caixa.x0 - 90) < 1, 'under the amounts of the first');
    assert.deepEqual(lugarNaVista(outra, depois.caixa).cantos, lugarNaVista(segunda, antes.caixa).cantos);
  });

  it('may have lines at their edges that were cut through', () => {
    const primeira = pagina([...linhas.slice(0, 4), 'MAS5A CQRR'], 0);
    const segunda = pagina(['TIMTA BR', ...linhas.slice(2)], 1);
    assert.deepEqual(textos(emendar([primeira, segunda])), [linhas.slice(0, 4).join(' '), linhas.slice(4).join(' ')]);
  });

  it('are joined one after the other, however many there are', () => {
    const tres = [linhas.slice(0, 4), linhas.slice(2, 6), linhas.slice(4)].map((suas, i) => pagina(suas, i));
    const emendadas = emendar(tres);
    assert.equal(textos(emendadas).join(' '), linhas.join(' '));
    assert.ok(primeiroY(emendadas[2]!) > ultimoY(emendadas[1]!));
  });

  it('lose nothing when they do not overlap', () => {
    const paginas = [pagina(linhas.slice(0, 3), 0), pagina(linhas.slice(3), 1)];
    assert.deepEqual(emendar(paginas), paginas);
  });
});
