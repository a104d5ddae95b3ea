import assert from 'node:assert/strict';
import type {VendaEmEdicao} from '../venda.ts';
import {conferenciaDoCampo, confiancaEmPalavras} from './field-check.ts';
import {duvidasDaVenda, ondeComecar, proximaDuvida} from './doubts.ts';
import {linhaLida, notaLida, vendaVazia} from './example.ts';
import {preencher} from './fill.ts';
import {resumoDaLeitura} from './summary.ts';
import type {NotaLida} from './types.ts';

const contexto = (lida: NotaLida, tocados: ReadonlySet<keyof VendaEmEdicao> = new Set(), daRevenda = false) => ({
  lida,
  venda: preencher(vendaVazia, lida, tocados),
  tocados,
  daRevenda,
});
const duvidosa = notaLida({
  numero: null,
  campos: {
    ...notaLida().campos,
    loja: {confianca: 0.7, certa: false, fonte: 'ocr'},
    dataEmissao: {confianca: 0.4, certa: false, fonte: 'ocr', motivo: 'a data não bate com o mês da chave'},
  },
  itens: [linhaLida(), linhaLida({produto: null})],
});

describe('conferenciaDoCampo', () => {
  it('says where a certain value is from', () => {
    assert.deepEqual(conferenciaDoCampo('realizadoEm', contexto(notaLida())), {
      tom: 'certa',
      rotulo: 'QR code',
      porque: 'Lido de: QR code.',
    });
  });

  it('says why one is not certain, and how sure it is in words', () => {
    assert.equal(
      conferenciaDoCampo('realizadoEm', contexto(duvidosa))?.porque,
      'A data não bate com o mês da chave. Lido de: leitura da imagem, confiança baixa.',
    );
    const campos = {
      ...duvidosa.campos,
      loja: {confianca: 0.7, certa: false, fonte: 'ocr' as const, motivo: 'Lido da imagem: confira'},
    };
    assert.equal(
      conferenciaDoCampo('nomeLoja', contexto({...duvidosa, campos}))?.porque,
      'Lido da imagem: confira. Confiança média.',
    );
    assert.equal(conferenciaDoCampo('identificador', contexto(duvidosa))?.rotulo, 'Não lido');
    assert.equal(confiancaEmPalavras(0.95), 'confiança alta');
  });

  it('says nothing of what a person has typed, of a missing city, or before there is a reading', () => {
    assert.equal(conferenciaDoCampo('realizadoEm', contexto(duvidosa, new Set(['realizadoEm']))), undefined);
    assert.equal(conferenciaDoCampo('cidadeLoja', contexto(notaLida({cidade: null}))), undefined);
    assert.equal(conferenciaDoCampo('nomeLoja', contexto(notaLida({estado: 'em_leitura'}))), undefined);
  });

  it('lets a city pass that was read well once', () => {
    const cidade = (confianca: number) => ({
      ...notaLida().campos,
      cidade: {confianca, certa: false, fonte: 'ocr' as const},
    });
    assert.equal(conferenciaDoCampo('cidadeLoja', contexto(notaLida({campos: cidade(0.85)}))), undefined);
    assert.equal(conferenciaDoCampo('cidadeLoja', contexto(notaLida({campos: cidade(0.5)})))?.tom, 'duvida');
  });

  it('takes the word of a registered reseller', () => {
    assert.equal(conferenciaDoCampo('nomeLoja', contexto(duvidosa, new Set(), true))?.tom, 'certa');
  });
});

describe('the open questions', () => {
  it('stand in the order of the screen', () => {
    assert.deepEqual(duvidasDaVenda(contexto(duvidosa)), [
      {campo: 'nomeLoja'},
      {campo: 'identificador'},
      {campo: 'realizadoEm'},
      {linha: 1},
    ]);
    assert.deepEqual(duvidasDaVenda(contexto(notaLida())), []);
  });

  it('lead from one to the next and around', () => {
    const duvidas = duvidasDaVenda(contexto(duvidosa));
    assert.deepEqual(proximaDuvida(duvidas, undefined), {campo: 'nomeLoja'});
    assert.deepEqual(proximaDuvida(duvidas, {campo: 'estadoLoja'}), {campo: 'identificador'});
    assert.deepEqual(proximaDuvida(duvidas, {campo: 'realizadoEm'}), {linha: 1});
    assert.deepEqual(proximaDuvida(duvidas, {linha: 1}), {campo: 'nomeLoja'});
    assert.equal(proximaDuvida([], {linha: 1}), undefined);
  });
});

describe('ondeComecar', () => {
  const comeco = (lida: NotaLida) => {
    const {venda} = contexto(lida);
    return ondeComecar(lida, venda, duvidasDaVenda(contexto(lida)));
  };

  it('leads to the first open question, and nowhere when there is none', () => {
    assert.deepEqual(comeco(duvidosa), {campo: 'nomeLoja'});
    assert.equal(comeco(notaLida()), undefined);
  });

  it('leads to the first empty field of a receipt that was not read', () => {
    const naoLida = notaLida({estado: 'nao_lida'});
    assert.deepEqual(comeco(naoLida), {campo: 'cnpjLoja'});
    const falha = {tipo: 'falha', gravidade: 'atencao', texto: 'A leitura do arquivo falhou.'} as const;
    assert.deepEqual(comeco({...naoLida, avisos: [falha]}), {campo: 'cnpjLoja'}, 'why is nothing to be decided on');
  });

  it('stays at the top where something is to be read first, or nothing is known yet', () => {
    const aviso = {tipo: 'homologacao', gravidade: 'erro', texto: 'Sem valor fiscal.'} as const;
    assert.equal(comeco({...duvidosa, avisos: [aviso]}), undefined);
    assert.equal(comeco({...duvidosa, atrasada: true}), undefined);
    assert.equal(comeco({...duvidosa, estado: 'em_leitura'}), undefined);
    assert.equal(ondeComecar(undefined, vendaVazia, []), undefined);
  });
});

describe('resumoDaLeitura', () => {
  it('says when no item was read', () => {
    assert.equal(resumoDaLeitura(notaLida({itens: []}), [], false).resto, 'Nenhum item lido.');
  });

  it('says what read it, what agrees and that it is ready', () => {
    assert.deepEqual(resumoDaLeitura(notaLida(), [], true), {
      tom: 'pronta',
      texto: 'Lida pelo QR code: chave, loja, número, data e total conferem.',
      resto: 'Pronta para pontuar.',
    });
  });

  it('counts what is left', () => {
    const {tom, resto} = resumoDaLeitura(duvidosa, duvidasDaVenda(contexto(duvidosa)), false);
    assert.deepEqual([tom, resto], ['conferir', '3 campos e 1 item a conferir.']);
  });

  it('has its sentence for a reading under way and for one that failed', () => {
    assert.equal(resumoDaLeitura(notaLida({estado: 'em_leitura'}), [], false).texto, 'Lendo a nota…');
    assert.equal(resumoDaLeitura(notaLida({estado: 'nao_lida'}), [], false).texto, 'Não deu para ler.');
  });
});
