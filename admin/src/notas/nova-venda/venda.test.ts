import assert from 'node:assert/strict';
import {montarChave, validarNovaVenda, primeiroErro} from '@clube/domain';
import {CNPJ, notaPendente, vendaVazia} from './reading/example.ts';
import {dataDigitada, paraEnvio, paraValidar, vendaInicial, type VendaEmEdicao} from './venda.ts';

const HOJE = '2026-11-18';
const item = {linha: 1, codigo: '10', nome: 'Tinta', valorPontos: 5, qtde: 2, valorUnitario: 41290, valorDesconto: 90};
const completa: VendaEmEdicao = {
  ...vendaVazia,
  cnpjLoja: CNPJ,
  nomeLoja: 'Tintas',
  estadoLoja: 'SP',
  cidadeLoja: '',
  tipoFiscal: 'C',
  identificador: '919949',
  realizadoEm: '18112026',
  itens: [item],
};
const erroDe = (mudanca: Partial<VendaEmEdicao>): string | undefined =>
  primeiroErro(validarNovaVenda(paraValidar({...completa, ...mudanca}), HOJE));

describe('the new-sale form', () => {
  it('passes when it is filled in, with or without a city and a code', () => {
    assert.equal(erroDe({}), undefined);
    assert.equal(erroDe({cidadeLoja: 'Santos', codigoPromocional: 'X'}), undefined);
  });

  it('says what is missing in its order: state, items, fiscal type, then the others', () => {
    const nada = {estadoLoja: '', itens: [], tipoFiscal: '', cpf: ''};
    assert.equal(erroDe(nada), 'Estado obrigatório');
    assert.equal(erroDe({...nada, estadoLoja: 'SP'}), 'Adicione itens antes de processar');
    assert.equal(erroDe({...nada, estadoLoja: 'SP', itens: [item]}), 'Tipo Fiscal obrigatório');
    assert.equal(erroDe({cpf: ''}), 'CPF obrigatório');
  });

  it('calls a half-typed date invalid and one that lies ahead impossible', () => {
    assert.equal(erroDe({realizadoEm: '1811'}), 'Data da Venda inválido');
    assert.equal(erroDe({realizadoEm: '19112026'}), 'A data da venda não pode estar no futuro');
  });

  it('sends digits, the date year first, amounts in reais and the totals', () => {
    const {venda, enviarMensagem} = paraEnvio({...completa, codigoPromocional: ' tinta10 '}, notaPendente);
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
  const chave = montarChave({
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
    const venda = vendaInicial({...notaPendente, chave, dataEmissao: '2026-11-18'});
    assert.equal(venda.cnpjLoja, CNPJ);
    assert.equal(venda.identificador, '919949');
    assert.equal(venda.tipoFiscal, 'C');
    assert.equal(venda.realizadoEm, '18112026');
  });

  it('goes along only while the form says the same', () => {
    assert.equal(paraEnvio(completa, {...notaPendente, chave}).venda.chave, chave);
    assert.ok(!('chave' in paraEnvio({...completa, identificador: '1'}, {...notaPendente, chave}).venda));
  });
});

describe('dataDigitada', () => {
  it('reads eight digits as day, month, year, and only dates that exist', () => {
    assert.equal(dataDigitada('18112026'), '2026-11-18');
    assert.equal(dataDigitada('31022026'), undefined);
    assert.equal(dataDigitada('1811'), undefined);
  });
});
