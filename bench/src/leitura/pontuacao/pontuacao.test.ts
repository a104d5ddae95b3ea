import assert from 'node:assert/strict';
import type {DocumentoLido, ItemDoDocumento} from '@clube/receipt-reader';
import {CAMPOS_PROVA, type Prova} from '../verdade';
import {comparar} from './comparar';
import {contar, percentil, type Medicao} from './contar';
import {defeitos, parear} from './itens';
import {metas} from './metas';
import {semelhanca} from './semelhanca';
import {relatorio} from './tabelas';

const item = {
  codigo: '123',
  nome: 'TINTA ACRILICA BRANCO 18 L',
  qtde: 2,
  valorUnitario: 10.5,
  valorDesconto: 100,
  subTotal: 2000,
};
const outro = {codigo: '77', nome: 'LIXA MASSA 120', qtde: 3, valorUnitario: 1.9, valorDesconto: 0, subTotal: 570};

const prova: Prova = {
  id: 'x',
  conjunto: 'proprio',
  layout: 'nfce-80',
  forma: 'pdf',
  arquivos: [],
  paginas: 1,
  codigoVisivel: true,
  visiveis: [...CAMPOS_PROVA],
  avisos: [],
  verdade: {
    chave: '1'.repeat(44),
    numero: 9,
    cnpj: '11222333000181',
    lojas: ['Tintas Ipê Ltda', 'Casa Ipê'],
    cidade: 'São Paulo',
    uf: 'SP',
    data: '2026-10-05',
    total: 2570,
    descontos: 100,
    itens: [item, outro],
  },
};

const linha = (dados: Partial<ItemDoDocumento>): ItemDoDocumento => ({
  ...item,
  confianca: 1,
  valoresCertos: true,
  certa: true,
  ...dados,
});

const lido: DocumentoLido = {
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
  itens: [linha({}), linha({...outro})],
  campos: {chave: {confianca: 1, certa: true, fonte: 'qrcode'}, total: {confianca: 1, certa: true, fonte: 'texto'}},
  avisos: [],
  confianca: 1,
  certa: true,
  medidas: {vias: ['texto'], paginas: 1, duracaoMs: 10},
};

const medicao = (dados: Partial<DocumentoLido>, de: Partial<Prova> = {}): Medicao => {
  const essa = {...prova, ...de};
  return {prova: essa, achados: comparar({...lido, ...dados}, essa), segundos: 2, certa: true, vias: []};
};

const sentencas = (medida: Medicao, campo: string) =>
  medida.achados.filter(achado => achado.campo === campo).map(({sentenca}) => sentenca);

describe('how readings are judged', () => {
  it('finds names alike whatever their accents, case and points, and others not', () => {
    assert.equal(semelhanca('Tinta Acrílica', 'TINTA ACRILICA'), 1);
    assert.ok(semelhanca('TINTA ACRILICA 18L', 'TINTA ACRILICA 18 L') > 0.85);
    assert.ok(semelhanca('TINTA ACRILICA', 'ROLO DE LA') < 0.4);
  });

  it('takes everything right as right', () => {
    const {total, certos} = contar(medicao({}).achados);
    assert.deepEqual([total, certos], [11, 11]);
  });

  it('tells wrong from empty, and wrong and called certain from wrong', () => {
    const {total: _total, ...semTotal} = lido;
    assert.deepEqual(sentencas({...medicao({}), achados: comparar(semTotal, prova)}, 'total'), ['vazio']);
    assert.equal(contar(medicao({total: 2571}).achados).erradosCertos, 1);
    const incerto = {...lido.campos, total: {confianca: 0.4, certa: false, fonte: 'ocr'} as const};
    const {errados, erradosCertos} = contar(medicao({total: 2571, campos: incerto}).achados);
    assert.deepEqual([errados, erradosCertos], [1, 0]);
  });

  it('takes no discount and none read as right', () => {
    const {descontos: _descontos, ...sem} = lido;
    const verdade = {...prova.verdade, descontos: 0};
    assert.deepEqual(sentencas({...medicao({}), achados: comparar(sem, {...prova, verdade})}, 'descontos'), ['certo']);
  });

  it('asks for nothing that cannot be seen, but never forgives a wrong value called certain', () => {
    const cega = {visiveis: []};
    const nada = {estado: 'nao_lida', itens: [], campos: {}, avisos: [], confianca: 0, certa: false} as const;
    const achados = comparar({...nada, itens: [], avisos: [], medidas: lido.medidas}, {...prova, ...cega});
    assert.equal(contar(achados).total, 0);
    assert.equal(contar(medicao({total: 1}, cega).achados).erradosCertos, 1);
  });

  it('pairs lines in order, so that one missing or one too many spoils no other', () => {
    const faltando = parear([linha({...outro})], [item, outro]);
    assert.deepEqual(
      faltando.map(par => par.defeitos),
      [['faltou'], []],
    );
    const demais = parear(
      [
        linha({}),
        linha({nome: 'TOTAL', codigo: '', qtde: 9, valorUnitario: 8, subTotal: 7, valorDesconto: 6}),
        linha({...outro}),
      ],
      [item, outro],
    );
    assert.deepEqual(
      demais.map(par => par.defeitos),
      [[], ['a mais'], []],
    );
  });

  it('calls a line right only when every figure is', () => {
    assert.deepEqual(defeitos(linha({}), item), []);
    assert.deepEqual(defeitos(linha({qtde: 2.1, nome: 'TINTA ACRIL1CA BRANC0 18 L'}), item), ['qtde']);
    const {codigo: _codigo, ...semCodigo} = item;
    assert.deepEqual(defeitos(linha({codigo: 'qualquer'}), semCodigo), []);
  });

  it('counts a line whose amounts alone were called certain only when those are wrong', () => {
    const contada = (dados: Partial<ItemDoDocumento>) =>
      contar(medicao({itens: [linha({certa: false, ...dados}), linha(outro)]}).achados).erradosCertos;
    assert.equal(contada({nome: 'OUTRA COISA'}), 0);
    assert.equal(contada({qtde: 5}), 1);
    assert.equal(contada({qtde: 5, valoresCertos: false}), 0);
  });

  it('expects of two receipts in one picture that somebody is told, and either key', () => {
    const duas: Partial<Prova> = {
      forma: 'foto-duas',
      avisos: ['duas_notas'],
      outra: {...prova.verdade, chave: '2'.repeat(44), total: 999},
    };
    const avisos = [{tipo: 'duas_notas', gravidade: 'atencao', texto: ''}] as const;
    const boa = medicao({chave: '2'.repeat(44), avisos: [...avisos], certa: false}, duas);
    assert.deepEqual([sentencas(boa, 'chave'), sentencas(boa, 'avisos')], [['certo'], ['certo']]);
    assert.deepEqual(sentencas(medicao({}, duas), 'avisos'), ['errado']);
  });

  it('expects a document of the test environment to be called so, and no other', () => {
    const avisos = [{tipo: 'homologacao', gravidade: 'erro', texto: ''}] as const;
    assert.deepEqual(sentencas(medicao({avisos: [...avisos]}, {avisos: ['homologacao']}), 'avisos'), ['certo']);
    assert.deepEqual(sentencas(medicao({avisos: [...avisos]}), 'avisos'), ['errado']);
    assert.deepEqual(sentencas(medicao({certa: false}, {avisos: ['homologacao']}), 'avisos'), ['vazio']);
  });

  it('says which goals were reached, and nothing of what was not measured', () => {
    const boas = metas([medicao({})]);
    assert.ok(boas.every(({cumprida}) => cumprida !== false));
    assert.ok(boas.some(({cumprida}) => cumprida === undefined));
    const ruins = metas([medicao({chave: '3'.repeat(44)})]).filter(({cumprida}) => cumprida === false);
    assert.deepEqual(
      ruins.map(({nome}) => nome),
      ['key, PDFs (with text and scanned)', 'wrong and certain'],
    );
  });

  it('prints tables of forms, layouts, fields, ways and goals', () => {
    const texto = relatorio([medicao({}), medicao({total: 1})]);
    for (const palavra of ['form', 'layout', 'chave by qrcode', 'wrong and certain', 'MISSED'])
      assert.ok(texto.includes(palavra));
    assert.equal(percentil([3, 1, 2], 0.5), 2);
  });
});
