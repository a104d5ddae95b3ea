import assert from 'node:assert/strict';
import type {EditedVenda} from '../venda.ts';
import {fieldCheckOf, confidenceInWords} from './field-check.ts';
import {vendaDoubts, firstDoubt, nextDoubt} from './doubts.ts';
import {readLine, readNota, emptyVenda} from './example.ts';
import {fill} from './fill.ts';
import {readingSummary} from './summary.ts';
import type {NotaReading} from './types.ts';

const context = (reading: NotaReading, touched: ReadonlySet<keyof EditedVenda> = new Set(), fromRevenda = false) => ({
  reading,
  venda: fill(emptyVenda, reading, touched),
  touched,
  fromRevenda,
});
const doubtful = readNota({
  numero: null,
  campos: {
    ...readNota().campos,
    loja: {confianca: 0.7, certa: false, fonte: 'ocr'},
    dataEmissao: {confianca: 0.4, certa: false, fonte: 'ocr', motivo: 'a data não bate com o mês da chave'},
  },
  itens: [readLine(), readLine({produto: null})],
});

describe('conferenciaDoCampo', () => {
  it('says where a certain value is from', () => {
    assert.deepEqual(fieldCheckOf('realizadoEm', context(readNota())), {
      tone: 'certain',
      label: 'QR code',
      why: 'Lido de: QR code.',
    });
  });

  it('says why one is not certain, and how sure it is in words', () => {
    assert.equal(
      fieldCheckOf('realizadoEm', context(doubtful))?.why,
      'A data não bate com o mês da chave. Lido de: leitura da imagem, confiança baixa.',
    );
    const campos = {
      ...doubtful.campos,
      loja: {confianca: 0.7, certa: false, fonte: 'ocr' as const, motivo: 'Lido da imagem: confira'},
    };
    assert.equal(
      fieldCheckOf('nomeLoja', context({...doubtful, campos}))?.why,
      'Lido da imagem: confira. Confiança média.',
    );
    assert.equal(fieldCheckOf('identificador', context(doubtful))?.label, 'Não lido');
    assert.equal(confidenceInWords(0.95), 'confiança alta');
  });

  it('says nothing of what a person has typed, of a missing city, or before there is a reading', () => {
    assert.equal(fieldCheckOf('realizadoEm', context(doubtful, new Set(['realizadoEm']))), undefined);
    assert.equal(fieldCheckOf('cidadeLoja', context(readNota({cidade: null}))), undefined);
    assert.equal(fieldCheckOf('nomeLoja', context(readNota({estado: 'em_leitura'}))), undefined);
  });

  it('lets a city pass that was read well once', () => {
    const cidade = (confianca: number) => ({
      ...readNota().campos,
      cidade: {confianca, certa: false, fonte: 'ocr' as const},
    });
    assert.equal(fieldCheckOf('cidadeLoja', context(readNota({campos: cidade(0.85)}))), undefined);
    assert.equal(fieldCheckOf('cidadeLoja', context(readNota({campos: cidade(0.5)})))?.tone, 'doubtful');
  });

  it('takes the word of a registered reseller', () => {
    assert.equal(fieldCheckOf('nomeLoja', context(doubtful, new Set(), true))?.tone, 'certain');
  });
});

describe('the open questions', () => {
  it('stand in the order of the screen', () => {
    assert.deepEqual(vendaDoubts(context(doubtful)), [
      {field: 'nomeLoja'},
      {field: 'identificador'},
      {field: 'realizadoEm'},
      {line: 1},
    ]);
    assert.deepEqual(vendaDoubts(context(readNota())), []);
  });

  it('lead from one to the next and around', () => {
    const doubts = vendaDoubts(context(doubtful));
    assert.deepEqual(nextDoubt(doubts, undefined), {field: 'nomeLoja'});
    assert.deepEqual(nextDoubt(doubts, {field: 'estadoLoja'}), {field: 'identificador'});
    assert.deepEqual(nextDoubt(doubts, {field: 'realizadoEm'}), {line: 1});
    assert.deepEqual(nextDoubt(doubts, {line: 1}), {field: 'nomeLoja'});
    assert.equal(nextDoubt([], {line: 1}), undefined);
  });
});

describe('ondeComecar', () => {
  const startOf = (reading: NotaReading) => {
    const {venda} = context(reading);
    return firstDoubt(reading, venda, vendaDoubts(context(reading)));
  };

  it('leads to the first open question, and nowhere when there is none', () => {
    assert.deepEqual(startOf(doubtful), {field: 'nomeLoja'});
    assert.equal(startOf(readNota()), undefined);
  });

  it('leads to the first empty field of a receipt that was not read', () => {
    const unread = readNota({estado: 'nao_lida'});
    assert.deepEqual(startOf(unread), {field: 'cnpjLoja'});
    const failure = {tipo: 'falha', gravidade: 'atencao', texto: 'A leitura do arquivo falhou.'} as const;
    assert.deepEqual(startOf({...unread, avisos: [failure]}), {field: 'cnpjLoja'}, 'why is nothing to be decided on');
  });

  it('stays at the top where something is to be read first, or nothing is known yet', () => {
    const notice = {tipo: 'homologacao', gravidade: 'erro', texto: 'Sem valor fiscal.'} as const;
    assert.equal(startOf({...doubtful, avisos: [notice]}), undefined);
    assert.equal(startOf({...doubtful, atrasada: true}), undefined);
    assert.equal(startOf({...doubtful, estado: 'em_leitura'}), undefined);
    assert.equal(firstDoubt(undefined, emptyVenda, []), undefined);
  });
});

describe('resumoDaLeitura', () => {
  it('says when no item was read', () => {
    assert.equal(readingSummary(readNota({itens: []}), [], false).left, 'Nenhum item lido.');
  });

  it('says what read it, what agrees and that it is ready', () => {
    assert.deepEqual(readingSummary(readNota(), [], true), {
      tone: 'ready',
      text: 'Lida pelo QR code: chave, loja, número, data e total conferem.',
      left: 'Pronta para pontuar.',
    });
  });

  it('counts what is left', () => {
    const {tone, left: rest} = readingSummary(doubtful, vendaDoubts(context(doubtful)), false);
    assert.deepEqual([tone, rest], ['check', '3 campos e 1 item a conferir.']);
  });

  it('has its sentence for a reading under way and for one that failed', () => {
    assert.equal(readingSummary(readNota({estado: 'em_leitura'}), [], false).text, 'Lendo a nota…');
    assert.equal(readingSummary(readNota({estado: 'nao_lida'}), [], false).text, 'Não deu para ler.');
  });
});
