import assert from 'node:assert/strict';
import {render} from '@testing-library/react';
import {WaitingNotas} from './WaitingNotas';

describe('The receipts that wait for a quota', () => {
  const said = (qtdAf: number, ...qtdes: number[]) =>
    render(<WaitingNotas qtdAf={qtdAf} qtdes={qtdes} />).container.textContent;

  it('are counted, with how many of them fit', () => {
    assert.equal(said(7, 4, 4, 3), '3 notas esperam por esta cota, 11 unidades ao todo. Cabem 2 das 3 que esperam.');
    assert.equal(
      said(0.3, 0.1, 0.2),
      '2 notas esperam por esta cota, 0,3 unidades ao todo. Cabem todas as que esperam.',
    );
    assert.equal(
      said(-17, 2, 5),
      '2 notas esperam por esta cota, 7 unidades ao todo. Não cabe nenhuma das que esperam.',
    );
    assert.equal(said(1, 1), '1 nota espera por esta cota, 1 unidade ao todo. A nota que espera cabe.');
  });
});
