import assert from 'node:assert/strict';
import type {FonteLeitura} from '@clube/domain';
import type {Indicios} from '../../document/types';
import {juntar} from '../../join';
import {CNPJ, chaveDe} from '../keys';

const leitura = (fonte: FonteLeitura, chaves: readonly string[], confianca = 0.97): Indicios => ({
  chave: chaves.map(valor => ({valor, fonte, confianca})),
  numero: [{valor: 1000, fonte: 'texto', confianca: 0.97}],
  cnpj: [{valor: CNPJ, fonte: 'texto', confianca: 0.97}],
});
const avisos = (...leituras: Indicios[]) =>
  juntar(leituras, {hoje: '2026-11-21'}).avisos.map(({tipo, gravidade}) => [tipo, gravidade]);

describe('several access keys in one reading', () => {
  it('leaves key, issuer and number open where the text prints two keys as its own', () => {
    const lido = juntar([leitura('texto', [chaveDe(1000), chaveDe(1001)])], {hoje: '2026-11-21'});
    for (const nome of ['chave', 'numero', 'cpfCnpj'] as const) assert.equal(lido.campos[nome]?.certa, false, nome);
    assert.deepEqual(
      lido.avisos.map(({tipo}) => tipo),
      ['chave_diverge'],
    );
  });

  it('is sure of a key beside one that is only referred to, and of the one that a code gives', () => {
    const referida = {...leitura('texto', [chaveDe(1000)])};
    referida.chave = [...(referida.chave ?? []), {valor: chaveDe(900), fonte: 'texto', confianca: 0.58}];
    assert.deepEqual(avisos(referida), []);
    assert.equal(juntar([referida], {hoje: '2026-11-21'}).campos.chave?.certa, true);
    const lido = juntar([leitura('qrcode', [chaveDe(1000)], 1), leitura('texto', [chaveDe(1000), chaveDe(1001)])], {
      hoje: '2026-11-21',
    });
    assert.equal(lido.campos.chave?.certa, true);
  });

  it('says that codes of two receipts lie on one page, but not of the two that a cancellation carries', () => {
    const codigos = leitura('qrcode', [chaveDe(1000), chaveDe(1001)], 1);
    assert.deepEqual(avisos(codigos)[0], ['duas_notas', 'erro']);
    const cancelada: Indicios = {marcas: [{valor: 'cancelada', fonte: 'texto', confianca: 0.97}]};
    assert.deepEqual(avisos(codigos, cancelada)[0], ['cancelada', 'erro']);
  });
});
