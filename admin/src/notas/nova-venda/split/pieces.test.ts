import assert from 'node:assert/strict';
import {erroDaDivisao, type CantosLidos} from '@clube/domain';
import {INTEIRA, nomeDoPedaco, partesParaDividir, partesVazias, pedacosDe} from './pieces.ts';

const METADE: CantosLidos = [
  [0.02, 0.1],
  [0.48, 0.1],
  [0.48, 0.9],
  [0.02, 0.9],
];
const OUTRA: CantosLidos = [
  [0.52, 0.1],
  [0.98, 0.1],
  [0.98, 0.9],
  [0.52, 0.9],
];
const foto = {tipo: 'imagem'} as const;
const pdf = {tipo: 'pdf'} as const;
const xml = {tipo: 'xml'} as const;
const pagina = (numero: number, arquivo = 0, cantos = INTEIRA) => ({arquivo, pagina: numero, cantos});
const daPagina = (...paginas: number[]) => [{arquivo: 0, recorte: {paginas}}];

/** As the server sees it. */
const recusa = (pedacos: ReturnType<typeof pedacosDe>, paginas: number) =>
  erroDaDivisao([{mime: 'application/pdf', paginas}], partesParaDividir(pedacos, 2), 10);

describe('a receipt that is divided', () => {
  it('names the part of a picture by its corners, and a whole picture by nothing', () => {
    const pedacos = pedacosDe([[pagina(1, 0, METADE)], [pagina(1, 1)]], [foto, foto], []);
    assert.deepEqual(partesParaDividir(pedacos, 2), [
      {arquivos: [{arquivo: 0, recorte: {cantos: METADE}}]},
      {arquivos: [{arquivo: 1}]},
    ]);
  });

  it('gives the pages that were not read to the last part', () => {
    const pedacos = pedacosDe([[pagina(1), pagina(2)], [pagina(3)]], [pdf], [5]);
    assert.deepEqual(
      pedacos.map(({pagina: numero, parte, lido}) => [numero, parte, lido]),
      [
        [1, 0, true],
        [2, 0, true],
        [3, 1, true],
        [4, 1, false],
        [5, 1, false],
      ],
    );
    assert.deepEqual(partesParaDividir(pedacos, 2), [{arquivos: daPagina(1, 2)}, {arquivos: daPagina(3, 4, 5)}]);
    assert.equal(recusa(pedacos, 5), undefined);
  });

  it('takes what a person says of a page', () => {
    const pedacos = pedacosDe([[pagina(1)], [pagina(2)]], [pdf], [3]).map(cada => ({
      ...cada,
      parte: cada.pagina === 3 ? 0 : cada.parte,
    }));
    assert.deepEqual(partesParaDividir(pedacos, 2), [{arquivos: daPagina(1, 3)}, {arquivos: daPagina(2)}]);
    assert.deepEqual(partesVazias(pedacos, 2), []);
    assert.deepEqual(
      partesVazias(
        pedacos.map(cada => ({...cada, parte: 0})),
        2,
      ),
      [1],
    );
  });

  it('sends the areas of a page apart from the whole pages', () => {
    const pedacos = pedacosDe([[pagina(1, 0, METADE)], [pagina(1, 0, OUTRA), pagina(2)]], [pdf], [3]);
    assert.deepEqual(partesParaDividir(pedacos, 2), [
      {arquivos: [{arquivo: 0, recorte: {paginas: [1], cantos: METADE}}]},
      {arquivos: [{arquivo: 0, recorte: {paginas: [1], cantos: OUTRA}}, ...daPagina(2, 3)]},
    ]);
    assert.equal(recusa(pedacos, 3), undefined);
  });

  it('of a part of a PDF has the pages of the part, and its area', () => {
    const parte = {...pdf, recorte: {paginas: [4, 6, 7], cantos: METADE}};
    const pedacos = pedacosDe([[pagina(6)], [pagina(7)]], [parte], [undefined]);
    assert.deepEqual(partesParaDividir(pedacos, 2), [
      {arquivos: daPagina(6)},
      {arquivos: [{arquivo: 0, recorte: {paginas: [4], cantos: METADE}}, ...daPagina(7)]},
    ]);
  });

  it('leaves no file out, and what nobody could count to the server', () => {
    const partes = [[pagina(1)], [pagina(2)]];
    const pedacos = pedacosDe(partes, [pdf, xml, pdf], []);
    assert.deepEqual(partesParaDividir(pedacos, 2), [
      {arquivos: daPagina(1)},
      {arquivos: [...daPagina(2), {arquivo: 1}, {arquivo: 2}]},
    ]);
  });

  it('calls its pieces by their pages, files and areas', () => {
    const nomes = (...dados: Parameters<typeof pedacosDe>) => {
      const pedacos = pedacosDe(...dados);
      return pedacos.map(cada => nomeDoPedaco(cada, pedacos));
    };
    assert.deepEqual(nomes([[pagina(1)], [pagina(2)]], [pdf], [2]), ['Página 1', 'Página 2']);
    assert.deepEqual(nomes([[pagina(1, 0, METADE)], [pagina(1, 0, OUTRA)]], [foto, pdf], [undefined, 1]), [
      'Arquivo 1, 1ª área',
      'Arquivo 1, 2ª área',
      'Página 1 do arquivo 2',
    ]);
  });
});
