import assert from 'node:assert/strict';
import type {Indicios} from '../../../document/types';
import {lerTexto} from '../../../text';
import {COLUNAS, folha, tabela, type Posto} from '../paper';

const CABECA = tabela(COLUNAS, [], 10);
/** An item whose description has rows at these heights; its figures stand at another. */
const item = (codigo: string, figuras: number, nomes: readonly (readonly [number, string])[]): Posto[] => [
  [10, figuras, codigo],
  ...nomes.map(([y, texto]): Posto => [60, y, texto]),
  [200, figuras, 'UN'],
  [259, figuras, '10'],
  [320, figuras, '10,00'],
  [382, figuras, '100,00'],
];
const pagina = (numero: number, postos: readonly Posto[]) => ({...folha([...CABECA, ...postos]), numero});
const total = (y: number): Posto => [300, y, 'VALOR TOTAL DA NOTA 400,00'];
const ler = (primeira: readonly Posto[], segunda: readonly Posto[]): Indicios =>
  lerTexto([pagina(1, primeira), pagina(2, segunda)]);
const nomes = ({itens = []}: Indicios) => itens.map(({codigo, nome}) => [codigo, nome]);

describe('a description over a page break', () => {
  it('ends on the next page where the others stand beside the middle of theirs', () => {
    const lidos = ler(
      [
        ...item('111', 40, [
          [32, 'ESMALTE'],
          [40, 'SINTETICO'],
          [48, 'AZUL'],
        ]),
        ...item('222', 66, [
          [58, 'TINTA'],
          [66, 'ACRILICA'],
        ]),
      ],
      [
        [60, 30, 'BRANCO'],
        [60, 38, 'NEVE'],
        ...item('333', 56, [
          [48, 'MASSA'],
          [56, 'CORRIDA'],
          [64, 'PVA'],
        ]),
        ...item('444', 82, [
          [74, 'FITA'],
          [82, 'CREPE'],
          [90, 'BEGE'],
        ]),
        total(120),
      ],
    );
    assert.deepEqual(nomes(lidos), [
      ['111', 'ESMALTE SINTETICO AZUL'],
      ['222', 'TINTA ACRILICA BRANCO NEVE'],
      ['333', 'MASSA CORRIDA PVA'],
      ['444', 'FITA CREPE BEGE'],
    ]);
  });

  it('leaves both neighbours of the break in doubt where nothing tells whose its rows are', () => {
    const lidos = ler(
      [...item('111', 32, [[32, 'ESMALTE']]), ...item('222', 40, [[40, 'TINTA']])],
      [[60, 32, 'ACRILICA BRANCA'], ...item('333', 40, [[40, 'MASSA']]), ...item('444', 48, [[48, 'FITA']]), total(80)],
    );
    assert.deepEqual(
      lidos.itens?.map(({confianca}) => confianca >= 0.8),
      [true, false, false, true],
    );
  });
});
