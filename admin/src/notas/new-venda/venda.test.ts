import assert from 'node:assert/strict';
import {buildAccessKey, validateNewVenda, firstError} from '@clube/domain';
import {CNPJ, pendingNota, emptyVenda} from './reading/example.ts';
import {typedDate, paperMarks, vendaToSend, vendaToValidate, initialVenda, type EditedVenda} from './venda.ts';

const TODAY = '2026-11-18';
const item = {linha: 1, codigo: '10', nome: 'Tinta', valorPontos: 5, qtde: 2, valorUnitario: 41290, valorDesconto: 90};
const complete: EditedVenda = {
  ...emptyVenda,
  cnpjLoja: CNPJ,
  nomeLoja: 'Tintas',
  estadoLoja: 'SP',
  cidadeLoja: '',
  tipoFiscal: 'C',
  identificador: '919949',
  realizadoEm: '18112026',
  itens: [item],
};
const errorOf = (change: Partial<EditedVenda>): string | undefined =>
  firstError(validateNewVenda(vendaToValidate({...complete, ...change}), TODAY));

describe('the new-sale form', () => {
  it('passes when it is filled in, with or without a city and a code', () => {
    assert.equal(errorOf({}), undefined);
    assert.equal(errorOf({cidadeLoja: 'Santos', codigoPromocional: 'X'}), undefined);
  });

  it('says what is missing in its order: state, items, fiscal type, then the others', () => {
    const nothing = {estadoLoja: '', itens: [], tipoFiscal: '', cpf: ''};
    assert.equal(errorOf(nothing), 'Estado obrigatório');
    assert.equal(errorOf({...nothing, estadoLoja: 'SP'}), 'Adicione itens antes de processar');
    assert.equal(errorOf({...nothing, estadoLoja: 'SP', itens: [item]}), 'Tipo Fiscal obrigatório');
    assert.equal(errorOf({cpf: ''}), 'CPF obrigatório');
  });

  it('calls a half-typed date invalid and one that lies ahead impossible', () => {
    assert.equal(errorOf({realizadoEm: '1811'}), 'Data da Venda inválido');
    assert.equal(errorOf({realizadoEm: '19112026'}), 'A data da venda não pode estar no futuro');
  });

  it('sends digits, the date year first, amounts in reais and the totals', () => {
    const {venda, enviarMensagem} = vendaToSend({...complete, codigoPromocional: ' tinta10 '}, pendingNota);
    assert.equal(enviarMensagem, true);
    assert.deepEqual(venda, {
      cpf: '39053344705',
      cnpjLoja: CNPJ,
      nomeLoja: 'Tintas',
      estadoLoja: 'SP',
      cidadeLoja: '',
      tipoFiscal: 'C',
      identificador: '919949',
      realizadoEm: '20261118',
      totalVenda: 824.9,
      totalDescontos: 0.9,
      itens: [{codigo: '10', qtde: 2, valorUnitario: 412.9, valorDesconto: 0.9}],
      nomeArquivo: 'a.png',
      idFoto: 7,
      codigoPromocional: 'TINTA10',
    });
  });
});

describe('an access key that was read', () => {
  const chave = buildAccessKey({
    uf: 'SP',
    ano: 2026,
    mes: 11,
    cnpj: CNPJ,
    modelo: '65',
    serie: 1,
    numero: 919949,
    codigoNumerico: 12345678,
  });

  it('fills in shop, number and fiscal type', () => {
    const venda = initialVenda({...pendingNota, chave, dataEmissao: '2026-11-18'});
    assert.equal(venda.cnpjLoja, CNPJ);
    assert.equal(venda.identificador, '919949');
    assert.equal(venda.tipoFiscal, 'C');
    assert.equal(venda.realizadoEm, '18112026');
  });

  it('goes along only while the form says the same', () => {
    assert.equal(vendaToSend(complete, {...pendingNota, chave}).venda.chave, chave);
    assert.ok(!('chave' in vendaToSend({...complete, identificador: '1'}, {...pendingNota, chave}).venda));
  });

  it('gives way to the series, where no key was read and the form says what was', () => {
    const {identificador, cnpjLoja} = complete;
    const read = {chave: null, serie: 7, numero: `00${identificador}`, tipoFiscal: 'C', cpfCnpj: cnpjLoja} as const;
    assert.deepEqual(paperMarks(complete, pendingNota, read), {serie: 7});
    assert.deepEqual(paperMarks(complete, pendingNota, {...read, serie: null}), {});
    assert.deepEqual(paperMarks({...complete, identificador: '1'}, pendingNota, read), {});
    assert.equal(vendaToSend(complete, pendingNota, read).venda.serie, 7);
    assert.deepEqual(paperMarks(complete, {chave}, read), {chave});
  });
});

describe('dataDigitada', () => {
  it('reads eight digits as day, month, year, and only dates that exist', () => {
    assert.equal(typedDate('18112026'), '2026-11-18');
    assert.equal(typedDate('31022026'), undefined);
    assert.equal(typedDate('1811'), undefined);
  });
});
