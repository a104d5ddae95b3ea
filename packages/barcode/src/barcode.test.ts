import assert from 'node:assert/strict';
import type {Cinza} from './cinza.js';
import {DESENHOS, FIM, INICIO_C} from './code128.js';
import {lerCorridas} from './corridas.js';
import {lerBarras} from './ler.js';

const CHAVE = '35261011222333000181550010000482131001234565';
/** What whoever asks for bars expects of their text. */
const isKey = (texto: string) => /^\d{44}$/.test(texto);

/** The modules of a text of digits in pairs, 1 for dark. */
function modulos(texto: string, soma = 0): number[] {
  const valores = [INICIO_C, ...(texto.match(/\d\d/g) ?? []).map(Number)];
  const conferido = (valores.reduce((total, valor, i) => total + valor * Math.max(1, i), 0) + soma) % 103;
  return [...valores, conferido, FIM].flatMap(valor => [...(DESENHOS[valor] ?? assert.fail())]);
}

/** Readings of `porModulo` a module between margins of so many modules; ink makes bars wider by this many readings. */
function perfil(desenho: readonly number[], {porModulo = 6, margem = 12, tinta = 0} = {}): Uint8Array {
  const claro = Array<number>(margem).fill(0);
  const finos = [...claro, ...desenho, ...claro].flatMap(modulo => Array<number>(porModulo).fill(modulo));
  return Uint8Array.from(finos, (_, i) => (finos.slice(Math.max(0, i - tinta), i + 1).includes(1) ? 20 : 235));
}

/** A sheet with bars lying at an angle, a ruled frame `folga` modules beside them, and print below. */
function pagina(desenho: readonly number[], angulo: number, folga: number): Cinza {
  const [largura, altura, modulo] = [900, 700, 2.4];
  const [cos, sen] = [Math.cos(angulo), Math.sin(angulo)];
  const dados = Uint8Array.from({length: largura * altura}, (_, i) => {
    const [x, y] = [(i % largura) - largura / 2, Math.floor(i / largura) - altura / 2];
    const [u, v] = [(x * cos + y * sen) / modulo + desenho.length / 2, y * cos - x * sen];
    if (Math.abs(v) < 60 && Math.abs(u + folga) < 0.6) return 30;
    return Math.abs(v) < 50 && desenho[Math.floor(u)] === 1 ? 30 : 225;
  });
  return {largura, altura, dados};
}

describe('bars of an access key', () => {
  const textos = (valores: Uint8Array) => lerCorridas(valores).map(({texto}) => texto);

  it('are read from a profile, in both directions, also with a line right beside them', () => {
    assert.deepEqual(lerCorridas(perfil(modulos(CHAVE))), [{texto: CHAVE, invertido: false}]);
    assert.deepEqual(lerCorridas(perfil(modulos(CHAVE)).reverse()), [{texto: CHAVE, invertido: true}]);
    for (const folga of [1, 2, 3]) {
      const linha = [1, ...Array<number>(folga).fill(0)];
      const cercadas = [...linha, ...modulos(CHAVE), ...linha.toReversed()];
      assert.deepEqual(textos(perfil(cercadas)), [CHAVE], `${folga} modules`);
    }
  });

  it('are read where ink ran', () => {
    for (const tinta of [1, 2, 3]) assert.deepEqual(textos(perfil(modulos(CHAVE), {tinta})), [CHAVE], `${tinta}/6`);
  });

  it('say nothing when their sum is wrong, they break off, or there are none', () => {
    assert.deepEqual(textos(perfil(modulos(CHAVE, 1))), []);
    assert.deepEqual(textos(perfil(modulos(CHAVE).slice(0, -20))), []);
    const linhas = Array.from({length: 300}, (_, i) => ((i * i) % 7 < 3 ? 1 : 0));
    assert.deepEqual(textos(perfil(linhas)), []);
    assert.deepEqual(textos(new Uint8Array(5000)), []);
    assert.deepEqual(textos(new Uint8Array()), []);
  });

  it('are found on a page whichever way they lie, with every height agreeing', async () => {
    for (const graus of [0, 7, -21, 180]) {
      const imagem = pagina(modulos(CHAVE), (graus * Math.PI) / 180, 4);
      const {lidas} = await lerBarras(imagem, 1, isKey);
      assert.deepEqual(
        lidas.map(({texto, vezes}) => [texto, vezes]),
        [[CHAVE, 4]],
        `${graus}°`,
      );
    }
  });

  it('count only where what they say serves', async () => {
    const {lidas, dificeis} = await lerBarras(pagina(modulos('123456789012'), 0, 4), 1, isKey);
    assert.deepEqual(lidas, []);
    assert.ok(dificeis.length <= 1);
  });
});
