import assert from 'node:assert/strict';
import type {CantosLidos} from './leitura.js';
import {erroDaDivisao} from './divisao.js';
import {cantosNaPagina, erroDoRecorte, type ArquivoDaNota, type ParteNota} from './partes.js';

const FOTO: ArquivoDaNota = {mime: 'image/jpeg'};
const PDF: ArquivoDaNota = {mime: 'application/pdf', paginas: 3};
const esquerda: CantosLidos = [
  [0, 0],
  [0.5, 0],
  [0.5, 1],
  [0, 1],
];
const direita: CantosLidos = [
  [0.5, 0],
  [1, 0],
  [1, 1],
  [0.5, 1],
];
const aoContrario = ([a, b, c, d]: CantosLidos): CantosLidos => [a, d, c, b];
const dividir = (arquivos: ArquivoDaNota[], ...partes: ParteNota['arquivos'][]) =>
  erroDaDivisao(
    arquivos,
    partes.map(usos => ({arquivos: usos})),
    10,
  );

describe('dividing a receipt', () => {
  it('takes corners of a picture and pages of a PDF', () => {
    assert.equal(erroDoRecorte({cantos: esquerda}, FOTO), undefined);
    assert.equal(erroDoRecorte({paginas: [2, 1]}, PDF), undefined);
    assert.equal(erroDoRecorte({paginas: [1], cantos: direita}, PDF), undefined);
    assert.equal(erroDoRecorte({paginas: [2]}, {mime: PDF.mime, recorte: {paginas: [2, 9]}}), undefined);
  });

  it('has the corners on the first of its pages', () => {
    const recorte = {paginas: [2, 1], cantos: direita};
    assert.deepEqual(
      [1, 2, 3].map(pagina => cantosNaPagina(recorte, pagina)),
      [undefined, direita, undefined],
    );
    assert.deepEqual([cantosNaPagina({cantos: direita}, 1), cantosNaPagina(null, 1)], [direita, undefined]);
  });

  it('cuts further what is cut already', () => {
    const acima: CantosLidos = [
      [0.1, 0],
      [0.5, 0],
      [0.5, 0.4],
      [0.1, 0.4],
    ];
    assert.equal(erroDoRecorte({cantos: acima}, {...FOTO, recorte: {cantos: esquerda}}), undefined);
    assert.equal(erroDoRecorte({cantos: esquerda}, {...FOTO, recorte: {cantos: esquerda}}), undefined);
    const comArea = {...PDF, recorte: {paginas: [2, 3], cantos: esquerda}};
    assert.equal(erroDoRecorte({paginas: [2], cantos: acima}, comArea), undefined);
    assert.equal(erroDoRecorte({paginas: [3]}, comArea), undefined);
    assert.equal(erroDoRecorte({paginas: [2, 3], cantos: acima}, comArea), undefined);
    const fora = 'O recorte sai da parte que é desta nota';
    assert.equal(erroDoRecorte({paginas: [3, 2], cantos: acima}, comArea), fora, 'its corners are on page 3');
    assert.equal(erroDoRecorte({paginas: [2], cantos: direita}, comArea), fora);
  });

  it('refuses what cannot be cut', () => {
    const torto: CantosLidos = [
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
    ];
    const casos: [Parameters<typeof erroDoRecorte>[0], ArquivoDaNota, string][] = [
      [{}, FOTO, 'Informe as páginas ou os cantos do recorte'],
      [{paginas: [1]}, FOTO, 'Só um PDF tem páginas'],
      [{cantos: esquerda}, PDF, 'Informe as páginas do recorte'],
      [{paginas: []}, PDF, 'Informe as páginas do recorte'],
      [{paginas: [0]}, PDF, 'Informe as páginas do recorte'],
      [{paginas: [1, 1]}, PDF, 'Uma página não pode se repetir'],
      [{paginas: [3]}, {...PDF, recorte: {paginas: [1, 2]}}, 'A página não é desta nota'],
      [{paginas: [2, 7]}, PDF, 'O PDF tem 3 páginas: a página 7 não existe'],
      [{paginas: [2]}, {...PDF, paginas: 1}, 'O PDF tem uma página só: a página 2 não existe'],
      [{paginas: [1]}, {mime: PDF.mime}, 'Não foi possível contar as páginas deste PDF'],
      [{cantos: direita}, {...FOTO, recorte: {cantos: esquerda}}, 'O recorte sai da parte que é desta nota'],
      [{paginas: [2]}, {...PDF, recorte: {paginas: [2], cantos: esquerda}}, 'O recorte sai da parte que é desta nota'],
      [{cantos: aoContrario(direita)}, FOTO, 'O recorte é pequeno demais ou torto'],
      [{cantos: torto}, FOTO, 'O recorte é pequeno demais ou torto'],
      [
        {
          cantos: [
            [0, 0],
            [0.01, 0],
            [0.01, 0.01],
            [0, 0.01],
          ],
        },
        FOTO,
        'O recorte é pequeno demais ou torto',
      ],
      [
        {
          cantos: [
            [-0.1, 0],
            [1, 0],
            [1, 1],
            [0, 1],
          ],
        },
        FOTO,
        'O recorte tem quatro cantos, em frações da página',
      ],
      [{cantos: esquerda}, {mime: 'application/xml'}, 'Este arquivo não pode ser recortado'],
    ];
    for (const [recorte, arquivo, erro] of casos) assert.equal(erroDoRecorte(recorte, arquivo), erro);
  });

  it('puts every file somewhere, and no part of one twice', () => {
    assert.equal(dividir([FOTO, FOTO], [{arquivo: 0}], [{arquivo: 1}]), undefined);
    assert.equal(
      dividir([FOTO], [{arquivo: 0, recorte: {cantos: esquerda}}], [{arquivo: 0, recorte: {cantos: direita}}]),
      undefined,
    );
    const p = (...paginas: number[]) => [{arquivo: 0, recorte: {paginas}}];
    assert.equal(dividir([PDF], p(1), p(2, 3)), undefined);
    assert.equal(dividir([PDF], p(1, 2), p(2, 3)), 'O mesmo recorte não pode estar em duas partes');
    assert.equal(dividir([PDF], p(1), [{arquivo: 0}]), 'Um arquivo em duas partes precisa ser recortado');
    assert.equal(dividir([FOTO, FOTO], [{arquivo: 0}], [{arquivo: 2}]), 'O arquivo não é desta nota');
    assert.equal(
      dividir([FOTO, FOTO, FOTO], [{arquivo: 0}], [{arquivo: 2}]),
      'Cada arquivo precisa estar em alguma parte',
    );
    assert.equal(dividir([FOTO], [{arquivo: 0}]), 'Divida a nota em pelo menos duas partes');
    assert.equal(dividir([FOTO], [{arquivo: 0}], []), 'Cada parte precisa de um arquivo');
  });

  it('leaves no page out, and says which', () => {
    const longo: ArquivoDaNota = {mime: PDF.mime, paginas: 12};
    const p = (arquivo: number, ...paginas: number[]) => [{arquivo, recorte: {paginas}}];
    assert.equal(dividir([PDF], p(0, 1), p(0, 2)), 'Nenhuma parte ficou com a página 3');
    assert.equal(dividir([longo], p(0, 1, 10), p(0, 3)), 'Nenhuma parte ficou com as páginas 2, 4 a 9, 11 e 12');
    assert.equal(dividir([longo], p(0, 1, 2), p(0, 12)), 'Nenhuma parte ficou com as páginas 3 a 11');
    assert.equal(
      dividir([FOTO, PDF], [{arquivo: 0}], p(1, 1, 2)),
      'Nenhuma parte ficou com a página 3 do arquivo 2',
      'not even when the file is in one part alone',
    );
    const metade = {...PDF, recorte: {paginas: [2, 3]}};
    assert.equal(dividir([metade], p(0, 2), p(0, 3)), undefined, 'the first page is another receipt’s');
    const emAreas = [esquerda, direita].map(cantos => [{arquivo: 0, recorte: {paginas: [2], cantos}}]);
    assert.equal(dividir([PDF], ...emAreas, p(0, 1, 3)), undefined);
    assert.equal(dividir([PDF], ...emAreas, p(0, 1)), 'Nenhuma parte ficou com a página 3');
  });

  it('takes areas that lie apart, or hardly over one another', () => {
    const ate = (x: number): CantosLidos => [
      [0, 0],
      [x, 0],
      [x, 1],
      [0, 1],
    ];
    const emDois = (um: CantosLidos, outro: CantosLidos) =>
      dividir([FOTO], [{arquivo: 0, recorte: {cantos: um}}], [{arquivo: 0, recorte: {cantos: outro}}]);
    assert.equal(emDois(ate(0.6), direita), undefined);
    assert.equal(emDois(ate(0.5), ate(0.500001)), 'O mesmo recorte não pode estar em duas partes');
    assert.equal(emDois(ate(1), direita), 'O mesmo recorte não pode estar em duas partes');
    assert.equal(
      dividir([FOTO, FOTO], [{arquivo: 0, recorte: {cantos: direita}}], [{arquivo: 1}]),
      undefined,
      'around a paper is the table',
    );
  });
});
