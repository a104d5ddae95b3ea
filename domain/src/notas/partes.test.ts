import assert from 'node:assert/strict';
import type {CantosLidos} from './leitura.js';
import {erroDaDivisao, erroDoRecorte, type ArquivoDaNota, type ParteNota} from './partes.js';

const FOTO: ArquivoDaNota = {mime: 'image/jpeg'};
const PDF: ArquivoDaNota = {mime: 'application/pdf'};
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
});
