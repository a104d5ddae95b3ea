import assert from 'node:assert/strict';
import {montarChave} from '@clube/domain';
import type {NotaConferida} from '../api.ts';
import type {Pagina, Recibo} from '../recibos.ts';
import {notaVista} from './avisos.ts';
import type {LeituraLocal} from './useLeituras.ts';

const PARTES = {uf: 'SP', ano: 2026, mes: 10, cnpj: '11222333000181', serie: 1, codigoNumerico: 123456, tipoEmissao: 1};
const CUPOM = montarChave({...PARTES, modelo: '65', numero: 48213});
const NOTA = montarChave({...PARTES, modelo: '55', numero: 7});

const foto = (chave: string): Pagina => ({chave, tipo: 'image/jpeg'});
const recibo = (...chaves: string[]): Recibo => ({
  id: chaves[0] ?? '',
  paginas: chaves.map(foto),
  junto: chaves.length > 1,
});
const conferida = (situacao: NotaConferida['situacao'], loja: string | null = null): NotaConferida => ({
  valida: true,
  loja,
  cnpj: PARTES.cnpj,
  numero: '48213',
  serie: 1,
  uf: 'SP',
  tipoFiscal: 'C',
  situacao,
});
const ver = (um: Recibo, leituras: Record<string, Partial<LeituraLocal>>, outros: Recibo[] = []) =>
  notaVista(um, [um, ...outros], new Map(Object.entries(leituras).map(([k, v]) => [k, {lendo: false, ...v}])));

describe('what is told about a receipt before it is sent', () => {
  it('names the store when the club knows it, else its CNPJ', () => {
    const nota = {chave: CUPOM};
    assert.deepEqual(ver(recibo('a'), {a: {nota, conferida: conferida('nova', 'Tintas Sol')}}), {
      loja: 'Tintas Sol',
      titulo: 'Cupom nº 48213',
      repetida: false,
      avisos: [],
    });
    assert.equal(ver(recibo('a'), {a: {nota}})?.loja, 'CNPJ 11.222.333/0001-81');
    assert.equal(ver(recibo('a'), {a: {nota: {chave: NOTA}}})?.titulo, 'Nota nº 7');
  });

  it('warns of what was sent before, of tests, and of the same receipt chosen twice', () => {
    const avisos = (leitura: Partial<LeituraLocal>) => ver(recibo('a'), {a: leitura})?.avisos;
    assert.deepEqual(avisos({nota: {chave: CUPOM}, conferida: conferida('sua')}), ['Você já enviou esta nota']);
    assert.deepEqual(avisos({nota: {chave: CUPOM}, conferida: conferida('ja_enviada')}), [
      'Esta nota já foi enviada ao clube',
    ]);
    assert.deepEqual(avisos({nota: {chave: CUPOM, ambiente: 2}}), ['Nota de teste, sem valor fiscal']);
    const mesma = {nota: {chave: CUPOM}};
    assert.deepEqual(ver(recibo('a'), {a: mesma, b: mesma}, [recibo('b')])?.avisos, [
      'A mesma nota em mais de um arquivo',
    ]);
  });

  it('takes the pages of one receipt together', () => {
    const nota = {chave: CUPOM};
    assert.deepEqual(ver(recibo('a', 'b'), {b: {nota}})?.avisos, []);
    assert.deepEqual(ver(recibo('a', 'b'), {a: {nota}, b: {nota}})?.avisos, []);
    assert.equal(ver(recibo('a', 'b'), {a: {nota}, c: {nota}}, [recibo('c')])?.repetida, true);
    assert.deepEqual(ver(recibo('a', 'b'), {a: {nota}, b: {nota: {chave: NOTA}}})?.avisos, [
      'As fotos juntas são de notas diferentes',
    ]);
  });

  it('says nothing where nothing was read', () => {
    assert.equal(ver(recibo('a'), {a: {lendo: true}}), undefined);
    assert.equal(ver(recibo('a'), {}), undefined);
  });
});
