import assert from 'node:assert/strict';
import type {DocumentReading, DocumentItem} from '@clube/receipt-reader';
import {SAMPLE_CAMPOS, type Sample} from '../truth';
import {compare} from './compare';
import {tally, percentile, type Measurement} from './count';
import {defects, pairLines} from './items';
import {goals} from './goals';
import {similarity} from './similarity';
import {report} from './tables';

const item = {
  codigo: '123',
  nome: 'TINTA ACRILICA BRANCO 18 L',
  qtde: 2,
  valorUnitario: 10.5,
  valorDesconto: 100,
  subTotal: 2000,
};
const other = {codigo: '77', nome: 'LIXA MASSA 120', qtde: 3, valorUnitario: 1.9, valorDesconto: 0, subTotal: 570};

const sample: Sample = {
  id: 'x',
  conjunto: 'proprio',
  layout: 'nfce-80',
  form: 'pdf',
  files: [],
  pages: 1,
  codeVisible: true,
  visible: [...SAMPLE_CAMPOS],
  avisos: [],
  truth: {
    chave: '1'.repeat(44),
    numero: 9,
    cnpj: '11222333000181',
    lojas: ['Tintas Ipê Ltda', 'Casa Ipê'],
    cidade: 'São Paulo',
    uf: 'SP',
    data: '2026-10-05',
    total: 2570,
    descontos: 100,
    itens: [item, other],
  },
};

const line = (changes: Partial<DocumentItem>): DocumentItem => ({
  ...item,
  confianca: 1,
  valoresCertos: true,
  certa: true,
  ...changes,
});

const reading: DocumentReading = {
  estado: 'lida',
  chave: '1'.repeat(44),
  numero: 9,
  cnpj: '11222333000181',
  loja: 'TINTAS IPE LTDA',
  cidade: 'SAO PAULO',
  uf: 'SP',
  dataEmissao: '2026-10-05',
  total: 2570,
  descontos: 100,
  itens: [line({}), line({...other})],
  campos: {chave: {confianca: 1, certa: true, fonte: 'qrcode'}, total: {confianca: 1, certa: true, fonte: 'texto'}},
  avisos: [],
  confianca: 1,
  certa: true,
  medidas: {vias: ['texto'], paginas: 1, duracaoMs: 10},
};

const measurement = (changes: Partial<DocumentReading>, of: Partial<Sample> = {}): Measurement => {
  const own = {...sample, ...of};
  return {sample: own, findings: compare({...reading, ...changes}, own), seconds: 2, certa: true, ways: []};
};

const verdicts = (judged: Measurement, campo: string) =>
  judged.findings.filter(finding => finding.campo === campo).map(({verdict}) => verdict);

describe('how readings are judged', () => {
  it('finds names alike whatever their accents, case and points, and others not', () => {
    assert.equal(similarity('Tinta Acrílica', 'TINTA ACRILICA'), 1);
    assert.ok(similarity('TINTA ACRILICA 18L', 'TINTA ACRILICA 18 L') > 0.85);
    assert.ok(similarity('TINTA ACRILICA', 'ROLO DE LA') < 0.4);
  });

  it('takes everything right as right', () => {
    const {total, right} = tally(measurement({}).findings);
    assert.deepEqual([total, right], [11, 11]);
  });

  it('tells wrong from empty, and wrong and called certain from wrong', () => {
    const {total: _total, ...withoutTotal} = reading;
    assert.deepEqual(verdicts({...measurement({}), findings: compare(withoutTotal, sample)}, 'total'), ['vazio']);
    assert.equal(tally(measurement({total: 2571}).findings).wrongCertain, 1);
    const uncertain = {...reading.campos, total: {confianca: 0.4, certa: false, fonte: 'ocr'} as const};
    const {wrong, wrongCertain} = tally(measurement({total: 2571, campos: uncertain}).findings);
    assert.deepEqual([wrong, wrongCertain], [1, 0]);
  });

  it('takes no discount and none read as right', () => {
    const {descontos: _descontos, ...without} = reading;
    const truth = {...sample.truth, descontos: 0};
    assert.deepEqual(verdicts({...measurement({}), findings: compare(without, {...sample, truth})}, 'descontos'), [
      'certo',
    ]);
  });

  it('asks for nothing that cannot be seen, but never forgives a wrong value called certain', () => {
    const blind = {visible: []};
    const nothing = {estado: 'nao_lida', itens: [], campos: {}, avisos: [], confianca: 0, certa: false} as const;
    const findings = compare({...nothing, itens: [], avisos: [], medidas: reading.medidas}, {...sample, ...blind});
    assert.equal(tally(findings).total, 0);
    assert.equal(tally(measurement({total: 1}, blind).findings).wrongCertain, 1);
  });

  it('pairs lines in order, so that one missing or one too many spoils no other', () => {
    const oneMissing = pairLines([line({...other})], [item, other]);
    assert.deepEqual(
      oneMissing.map(pair => pair.defects),
      [['faltou'], []],
    );
    const extra = pairLines(
      [
        line({}),
        line({nome: 'TOTAL', codigo: '', qtde: 9, valorUnitario: 8, subTotal: 7, valorDesconto: 6}),
        line({...other}),
      ],
      [item, other],
    );
    assert.deepEqual(
      extra.map(pair => pair.defects),
      [[], ['a mais'], []],
    );
  });

  it('calls a line right only when every figure is', () => {
    assert.deepEqual(defects(line({}), item), []);
    assert.deepEqual(defects(line({qtde: 2.1, nome: 'TINTA ACRIL1CA BRANC0 18 L'}), item), ['qtde']);
    const {codigo: _codigo, ...withoutCodigo} = item;
    assert.deepEqual(defects(line({codigo: 'qualquer'}), withoutCodigo), []);
  });

  it('counts a line whose amounts alone were called certain only when those are wrong', () => {
    const counted = (changes: Partial<DocumentItem>) =>
      tally(measurement({itens: [line({certa: false, ...changes}), line(other)]}).findings).wrongCertain;
    assert.equal(counted({nome: 'OUTRA COISA'}), 0);
    assert.equal(counted({qtde: 5}), 1);
    assert.equal(counted({qtde: 5, valoresCertos: false}), 0);
  });

  it('expects of two receipts in one picture that somebody is told, and either key', () => {
    const two: Partial<Sample> = {
      form: 'foto-duas',
      avisos: ['duas_notas'],
      other: {...sample.truth, chave: '2'.repeat(44), total: 999},
    };
    const avisos = [{tipo: 'duas_notas', gravidade: 'atencao', texto: ''}] as const;
    const good = measurement({chave: '2'.repeat(44), avisos: [...avisos], certa: false}, two);
    assert.deepEqual([verdicts(good, 'chave'), verdicts(good, 'avisos')], [['certo'], ['certo']]);
    assert.deepEqual(verdicts(measurement({}, two), 'avisos'), ['errado']);
  });

  it('expects a document of the test environment to be called so, and no other', () => {
    const avisos = [{tipo: 'homologacao', gravidade: 'erro', texto: ''}] as const;
    assert.deepEqual(verdicts(measurement({avisos: [...avisos]}, {avisos: ['homologacao']}), 'avisos'), ['certo']);
    assert.deepEqual(verdicts(measurement({avisos: [...avisos]}), 'avisos'), ['errado']);
    assert.deepEqual(verdicts(measurement({certa: false}, {avisos: ['homologacao']}), 'avisos'), ['vazio']);
  });

  it('says which goals were reached, and nothing of what was not measured', () => {
    const allGood = goals([measurement({})]);
    assert.ok(allGood.every(({reached}) => reached !== false));
    assert.ok(allGood.some(({reached}) => reached === undefined));
    const bad = goals([measurement({chave: '3'.repeat(44)})]).filter(({reached}) => reached === false);
    assert.deepEqual(
      bad.map(({name: nome}) => nome),
      ['key, PDFs (with text and scanned)', 'wrong and certain'],
    );
  });

  it('prints tables of forms, layouts, fields, ways and goals', () => {
    const text = report([measurement({}), measurement({total: 1})]);
    for (const word of ['form', 'layout', 'chave by qrcode', 'wrong and certain', 'MISSED'])
      assert.ok(text.includes(word));
    assert.equal(percentile([3, 1, 2], 0.5), 2);
  });
});
