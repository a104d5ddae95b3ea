import assert from 'node:assert/strict';
import {buildAccessKey} from '@clube/domain';
import type {CheckedNota} from '../api.ts';
import type {PageItem, Receipt} from './receipts.ts';
import {notaPreview} from './nota-preview.ts';
import type {LocalReading} from '../codes/useReadings.ts';

const PARTS = {uf: 'SP', ano: 2026, mes: 10, cnpj: '11222333000181', serie: 1, codigoNumerico: 123456, tipoEmissao: 1};
const CUPOM = buildAccessKey({...PARTS, modelo: '65', numero: 48213});
const NOTA = buildAccessKey({...PARTS, modelo: '55', numero: 7});

const photo = (key: string): PageItem => ({key, mediaType: 'image/jpeg'});
const receipt = (...keys: string[]): Receipt => ({
  id: keys[0] ?? '',
  pages: keys.map(photo),
  joined: keys.length > 1,
});
const checked = (situacao: CheckedNota['situacao'], loja: string | null = null): CheckedNota => ({
  valida: true,
  loja,
  cnpj: PARTS.cnpj,
  numero: '48213',
  serie: 1,
  uf: 'SP',
  tipoFiscal: 'C',
  situacao,
});
const preview = (one: Receipt, readings: Record<string, Partial<LocalReading>>, others: Receipt[] = []) =>
  notaPreview(one, [one, ...others], new Map(Object.entries(readings).map(([k, v]) => [k, {beingRead: false, ...v}])));

describe('what is shown of a receipt before it is sent', () => {
  it('names the store when the club knows it, else its CNPJ', () => {
    const nota = {chave: CUPOM};
    assert.deepEqual(preview(receipt('a'), {a: {nota, checked: checked('nova', 'Tintas Sol')}}), {
      loja: 'Tintas Sol',
      title: 'Cupom nº 48213',
      repeated: false,
      warnings: [],
    });
    assert.equal(preview(receipt('a'), {a: {nota}})?.loja, 'CNPJ 11.222.333/0001-81');
    assert.equal(preview(receipt('a'), {a: {nota: {chave: NOTA}}})?.title, 'Nota nº 7');
  });

  it('warns of what was sent before, of tests, and of the same receipt chosen twice', () => {
    const warnings = (reading: Partial<LocalReading>) => preview(receipt('a'), {a: reading})?.warnings;
    assert.deepEqual(warnings({nota: {chave: CUPOM}, checked: checked('sua')}), ['Você já enviou esta nota']);
    assert.deepEqual(warnings({nota: {chave: CUPOM}, checked: checked('ja_enviada')}), [
      'Esta nota já foi enviada ao Clube',
    ]);
    assert.deepEqual(warnings({nota: {chave: CUPOM, ambiente: 2}}), ['Nota de teste, sem valor fiscal']);
    const sameNota = {nota: {chave: CUPOM}};
    assert.deepEqual(preview(receipt('a'), {a: sameNota, b: sameNota}, [receipt('b')])?.warnings, [
      'A mesma nota em mais de um arquivo',
    ]);
  });

  it('takes the pages of one receipt together', () => {
    const nota = {chave: CUPOM};
    assert.deepEqual(preview(receipt('a', 'b'), {b: {nota}})?.warnings, []);
    assert.deepEqual(preview(receipt('a', 'b'), {a: {nota}, b: {nota}})?.warnings, []);
    assert.equal(preview(receipt('a', 'b'), {a: {nota}, c: {nota}}, [receipt('c')])?.repeated, true);
    assert.deepEqual(preview(receipt('a', 'b'), {a: {nota}, b: {nota: {chave: NOTA}}})?.warnings, [
      'As fotos juntas são de notas diferentes',
    ]);
  });

  it('says nothing where nothing was read', () => {
    assert.equal(preview(receipt('a'), {a: {beingRead: true}}), undefined);
    assert.equal(preview(receipt('a'), {}), undefined);
  });
});
