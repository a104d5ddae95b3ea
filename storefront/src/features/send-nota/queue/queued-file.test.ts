import assert from 'node:assert/strict';
import {refusedMessage} from './queued-file.ts';

const photo = new File(['x'], 'nota.jpg', {type: 'image/jpeg'});
const spreadsheet = new File(['x'], 'gastos.xlsx', {type: 'application/vnd.ms-excel'});
const emptyFile = new File([], 'vazio.jpg', {type: 'image/jpeg'});

describe('files that will not be sent', () => {
  it('are said as soon as they are chosen, wherever they stand in the list', () => {
    assert.equal(refusedMessage([photo]), undefined);
    assert.match(refusedMessage([photo, spreadsheet]) ?? '', /^Um arquivo não serve/);
    assert.match(refusedMessage([emptyFile, photo, spreadsheet]) ?? '', /^2 arquivos não servem/);
  });
});
