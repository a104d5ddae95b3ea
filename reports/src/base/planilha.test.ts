import assert from 'node:assert/strict';
import {montarPlanilha, nomePlanilha, type Celula} from './planilha.ts';

const umaCelula = (valor: Celula): string =>
  montarPlanilha([{titulo: 'C', valor: () => valor}], [{}]).slice('\uFEFFC\r\n'.length, -'\r\n'.length);

describe('the exported spreadsheet', () => {
  it('starts with the mark of UTF-8, separates by semicolons and ends every line', () => {
    const campos = [
      {titulo: 'Nome', valor: (linha: {nome: string; total: number}) => linha.nome},
      {titulo: 'Total', valor: (linha: {nome: string; total: number}) => linha.total},
    ];
    assert.equal(montarPlanilha(campos, [{nome: 'João', total: 12.5}]), '\uFEFFNome;Total\r\nJoão;12,5\r\n');
  });

  it('keeps its headings when there are no rows', () => {
    assert.equal(montarPlanilha([{titulo: 'Nome', valor: () => ''}], []), '\uFEFFNome\r\n');
  });

  it('quotes what would break a line in two', () => {
    assert.equal(umaCelula('Tinta; "fosca"'), '"Tinta; ""fosca"""');
    assert.equal(umaCelula('duas\nlinhas'), '"duas\nlinhas"');
  });

  it('shows a formula as text, and leaves numbers alone', () => {
    for (const formula of ['=1+1', '+SOMA(A1)', '@x', '-cmd', '\tx']) assert.equal(umaCelula(formula), `'${formula}`);
    assert.equal(umaCelula('-12,5'), '-12,5');
    assert.equal(umaCelula(-12.5), '-12,5');
  });

  it('leaves a cell without a value empty', () => {
    assert.equal(umaCelula(null), '');
    assert.equal(umaCelula(undefined), '');
  });

  it('is named by its title and the day in São Paulo', () => {
    assert.equal(nomePlanilha('Pintores', new Date('2026-03-09T02:00:00Z')), 'Pintores 08-03-2026.csv');
    assert.equal(nomePlanilha('Notas/mês', new Date('2026-03-09T15:00:00Z')), 'Notas mês 09-03-2026.csv');
  });
});
