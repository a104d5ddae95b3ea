import assert from 'node:assert/strict';
import {addressOf} from './report.js';

describe('where a value of a report leads', () => {
  const ROW = {idRede: 7, rede: 'Tintas & Cores', mes: '2026-09', cnpj: null};

  it('is a page with what it needs of the row, in the path or the query', () => {
    assert.equal(addressOf({path: '/painel/resgates/{id}', carries: {id: 'idRede'}}, ROW), '/painel/resgates/7');
    assert.equal(
      addressOf({path: '/painel/x', carries: {rede: 'rede', mes: 'mes'}, fixed: {momento: 'antes'}}, ROW),
      '/painel/x?rede=Tintas+%26+Cores&mes=2026-09&momento=antes',
    );
  });

  it('takes from the query of the report what the row has not, and leaves out what is empty and optional', () => {
    const leadsTo = {
      path: '/painel/x',
      carries: {rede: 'idRede'},
      optional: {mesesLimite: 'mesesLimite', cnpj: 'cnpj'},
    };
    assert.equal(addressOf(leadsTo, ROW, {mesesLimite: 3, idRede: 9}), '/painel/x?rede=7&mesesLimite=3');
    assert.equal(addressOf(leadsTo, ROW, {mesesLimite: ''}), '/painel/x?rede=7');
    assert.equal(addressOf({path: '/painel/x', carries: {cnpj: 'cnpj'}}, ROW), undefined);
  });

  it('may have a parameter made of fields', () => {
    const leadsTo = {path: '/painel/x', carries: {rede: 'idRede'}, fixed: {mes: '{ano}-03'}};
    assert.equal(addressOf(leadsTo, ROW, {ano: 2026}), '/painel/x?rede=7&mes=2026-03');
    assert.equal(addressOf(leadsTo, ROW), undefined);
  });

  it('is a list with filters', () => {
    const address = addressOf({path: '/painel/x', filters: true, carries: {mes: 'mes'}, fixed: {ativo: 1}}, ROW);
    assert.equal(decodeURIComponent(address ?? ''), '/painel/x?filter={"mes":"2026-09","ativo":1}');
  });
});
