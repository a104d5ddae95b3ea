import assert from 'node:assert/strict';
import {contar, diaDe, mostrarData, numero, numeroCurto, reais, semAcentos} from './formatos.ts';

describe('the formats of the report', () => {
  it('writes reais to the cent, however the sum came about', () => {
    assert.equal(reais(1234.5), 'R$\u00a01.234,50');
    assert.equal(reais(0.1 + 0.2), 'R$\u00a00,30');
  });

  it('groups thousands, and shortens them where room is scarce', () => {
    assert.equal(numero(12345.5), '12.345,5');
    assert.equal(numeroCurto(12500), '12,5\u00a0mil');
  });

  it('shows a civil date as the day it is, an instant as the day in São Paulo', () => {
    assert.equal(mostrarData('2026-03-09'), '09/03/2026');
    assert.equal(mostrarData('2026-03-09T02:00:00.000Z'), '08/03/2026');
    assert.equal(mostrarData(null), '–');
    assert.equal(diaDe('2026-03-09T02:00:00.000Z'), '2026-03-08');
    assert.equal(diaDe(undefined), '');
  });

  it('forgets case and accents for a search', () => {
    assert.equal(semAcentos('João da Conceição'), 'joao da conceicao');
  });

  it('counts in the singular and the plural', () => {
    assert.equal(contar(1, 'pintor', 'pintores'), '1 pintor');
    assert.equal(contar(1200, 'pintor', 'pintores'), '1.200 pintores');
  });
});
