import assert from 'node:assert/strict';
import {dizerRecusados} from './arquivo.ts';

const foto = new File(['x'], 'nota.jpg', {type: 'image/jpeg'});
const planilha = new File(['x'], 'gastos.xlsx', {type: 'application/vnd.ms-excel'});
const vazio = new File([], 'vazio.jpg', {type: 'image/jpeg'});

describe('files that will not be sent', () => {
  it('are said as soon as they are chosen, wherever they stand in the list', () => {
    assert.equal(dizerRecusados([foto]), undefined);
    assert.match(dizerRecusados([foto, planilha]) ?? '', /^Um arquivo não serve/);
    assert.match(dizerRecusados([vazio, foto, planilha]) ?? '', /^2 arquivos não servem/);
  });
});
