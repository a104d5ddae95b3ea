import assert from 'node:assert/strict';
import {decodificar, type Letra} from '../../ocr/nets/decode';
import {acharFaixas, type Faixa, type Mapa} from '../../ocr/nets/strips';
import {palavrasDaFaixa} from '../../ocr/nets/words';
import {medirVaos} from '../../ocr/nets/gaps';
import {ALTURA_DA_FAIXA, cortar, paraAchar, paraLer} from '../../ocr/nets/tensors';

function mapa(largura: number, altura: number, texto: (x: number, y: number) => boolean): Mapa {
  const dados = new Float32Array(largura * altura);
  for (let y = 0; y < altura; y++) for (let x = 0; x < largura; x++) dados[y * largura + x] = texto(x, y) ? 0.9 : 0.05;
  return {largura, altura, dados};
}

describe('text seen by the nets', () => {
  it('is a strip around each heart of a line, longer and higher than that', () => {
    const faixas = acharFaixas(
      mapa(200, 60, (x, y) => x >= 20 && x < 120 && ((y >= 10 && y < 16) || (y >= 40 && y < 46))),
    );
    assert.equal(faixas.length, 2);
    const [{x0, x1, y0, y1, altura}] = faixas as [Faixa, Faixa];
    assert.ok(x0 < 20 && x0 > 8 && x1 > 120 && x1 < 132);
    assert.ok(Math.abs(y0 - 13) < 0.01 && Math.abs(y1 - 13) < 0.01);
    assert.ok(altura > 6 && altura < 20);
  });

  it('follows a line that slants', () => {
    const [faixa] = acharFaixas(mapa(220, 80, (x, y) => x >= 10 && x < 210 && Math.abs(y - 20 - x * 0.1) < 3));
    assert.ok(faixa);
    assert.ok(Math.abs((faixa.y1 - faixa.y0) / (faixa.x1 - faixa.x0) - 0.1) < 0.01);
    assert.ok(faixa.altura < 25, `${faixa.altura}`);
  });

  it('is no speck, and nothing faint', () => {
    assert.deepEqual(acharFaixas(mapa(50, 50, (x, y) => x < 3 && y < 3)), []);
    const fraca = mapa(50, 50, () => false);
    fraca.dados.fill(0.4, 0, 500);
    assert.deepEqual(acharFaixas(fraca), []);
  });
});

describe('a strip read by the nets', () => {
  /** The net's answer that says these symbols, one a step. */
  const passos = (simbolos: readonly number[], quantos: number) => {
    const dados = new Float32Array(simbolos.length * quantos).fill(0.01);
    for (const [passo, simbolo] of simbolos.entries()) dados[passo * quantos + simbolo] = 0.8;
    return {dados, inicio: 0, passos: simbolos.length, usados: 0.5};
  };

  it('joins what is repeated, and keeps what is repeated after nothing', () => {
    const lidas = decodificar(passos([0, 1, 1, 0, 1, 2, 2, 0], 3), ['', 'A', 'B']);
    assert.deepEqual(
      lidas.map(({letra}) => letra),
      ['A', 'A', 'B'],
    );
    // The second half of the run was padding.
    assert.ok(Math.abs(lidas[0]!.onde - (1.5 / 8) * 2) < 1e-9);
    assert.ok(Math.abs(lidas[0]!.confianca - 0.8) < 1e-6);
  });

  const FAIXA: Faixa = {x0: 100, y0: 50, x1: 300, y1: 70, altura: 20};
  const letras = (texto: string, passo = 0.05, confianca = 0.9): Letra[] =>
    [...texto].map((letra, i) => ({letra, onde: (i + 0.5) * passo, confianca}));

  it('is words where spaces are, each with its place', () => {
    const [dois, un] = palavrasDaFaixa(letras('2,00 UN'), FAIXA);
    assert.equal(dois?.texto, '2,00');
    assert.equal(un?.texto, 'UN');
    assert.ok(Math.abs(dois.caixa.x0 - 100) < 1 && Math.abs(dois.caixa.x1 - 140) < 1);
    assert.ok(un.caixa.x0 > dois.caixa.x1 && un.caixa.y0 > dois.caixa.y0);
  });

  it('is parted at a gap too wide for one word, though no space was seen', () => {
    const [primeira, segunda] = [letras('123'), letras('45').map(letra => ({...letra, onde: letra.onde + 0.4}))];
    assert.deepEqual(
      palavrasDaFaixa([...primeira, ...segunda], FAIXA).map(({texto}) => texto),
      ['123', '45'],
    );
  });

  it('is parted where paper shows between its letters, but not within a number', () => {
    const comVaos = (texto: string, vaos: Record<number, number>, passo = 0.05) =>
      letras(texto, passo).map((letra, i) => ({
        ...letra,
        vao: vaos[i] ?? 0.05,
        onde: letra.onde + Object.keys(vaos).filter(de => Number(de) <= i).length * 0.03,
      }));
    const palavras = (lidas: Letra[]) => palavrasDaFaixa(lidas, FAIXA).map(({texto}) => texto);
    assert.deepEqual(palavras(comVaos('VERDEKIWI', {5: 0.2})), ['VERDE', 'KIWI']);
    assert.deepEqual(palavras(comVaos('KIWI18L', {4: 0.2})), ['KIWI', '18L']);
    assert.deepEqual(palavras(comVaos('1.234,56', {2: 0.2})), ['1.234,56']);
    assert.deepEqual(palavras(comVaos('1,000060', {6: 0.5})), ['1,0000', '60']);
  });

  it('says nothing where the net guesses', () => {
    assert.deepEqual(palavrasDaFaixa(letras('XYZ', 0.05, 0.3), FAIXA), []);
  });
});

describe('paper between letters', () => {
  it('is measured between their middles, whatever the lines above and below show', () => {
    const [largura, altura] = [96, 48];
    const dados = new Uint8Array(largura * altura).fill(250);
    const tinta = (de: number, ate: number) => {
      for (let y = 12; y < 36; y++) dados.fill(20, y * largura + de, y * largura + ate);
    };
    tinta(4, 20);
    tinta(24, 40);
    tinta(64, 80);
    dados.fill(0, 0, largura * 2);
    const lidas = [12, 32, 72].map(x => ({letra: 'A', onde: x / largura, confianca: 1}));
    const vaos = medirVaos({largura, altura, dados, paraVista: [1, 0, 0, 0, 1, 0, 0, 0, 1]}, lidas);
    assert.deepEqual(vaos, [0, 4 / 48, 24 / 48]);
  });
});

describe('pictures for the nets', () => {
  const imagem = (largura: number, altura: number, tom: (x: number, y: number) => number) => ({
    largura,
    altura,
    dados: Uint8Array.from({length: largura * altura}, (_, i) => tom(i % largura, Math.floor(i / largura))),
    paraVista: [1, 0, 0, 0, 1, 0, 0, 0, 1] as const,
  });

  it('are filled up with white to the size that the seeing net takes', () => {
    const {dados, largura, altura} = paraAchar(imagem(33, 10, () => 0));
    assert.deepEqual([largura, altura, dados.length], [64, 32, 3 * 64 * 32]);
    assert.ok(dados[0]! < -2 && dados[40]! > 2 && dados[64 * 20]! > 2);
  });

  it('are cut along the strip and lie level then', () => {
    // A dark band that falls by one pixel in ten.
    const escura = imagem(200, 80, (x, y) => (Math.abs(y - 20 - x * 0.1) < 4 ? 0 : 255));
    const corte = cortar(escura, {x0: 20, y0: 22, x1: 180, y1: 38, altura: 24});
    assert.equal(corte.altura, ALTURA_DA_FAIXA);
    const tom = (x: number, y: number) => corte.dados[y * corte.largura + x]!;
    for (const x of [5, Math.floor(corte.largura / 2), corte.largura - 6]) {
      assert.ok(tom(x, 24) < 40, `dark in the middle at ${x}`);
      assert.ok(tom(x, 4) > 200 && tom(x, 44) > 200, `light above and below at ${x}`);
    }
  });

  it('lie side by side, the shorter filled up', () => {
    const {dados, largura} = paraLer([imagem(40, 48, () => 255), imagem(20, 48, () => 0)]);
    assert.equal(largura, 64);
    assert.equal(dados.length, 2 * 3 * 48 * 64);
    assert.equal(dados[0], 1);
    assert.equal(dados[50], 0);
    assert.equal(dados[3 * 48 * 64], -1);
    assert.equal(dados[48 * 64], 1);
  });
});
