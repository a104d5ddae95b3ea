import assert from 'node:assert/strict';
import type {Movimento} from '../../../base/types.ts';
import {givenMovimento} from './movimento.fixture.ts';
import {grouped, nameOfTime, statementTextsOf, textsOf} from './texts.ts';

const TODAY = '2026-11-22';

/** The texts of an entry, with ordinary instead of non-breaking spaces. */
const told = (changes: Partial<Movimento>): [string, string] => {
  const {title, detail} = textsOf(givenMovimento(changes), TODAY);
  return [title, detail.replaceAll('\u00a0', ' ')];
};

describe('a row of the feed', () => {
  it('says of a scored receipt what made its points', () => {
    const scored = {tipo: 'pontuacao', loja: 'Maré Tintas', identificador: '59515', pontos: 2880} as const;
    assert.deepEqual(told(scored), ['Maré Tintas', 'Nota 59515 · 13/11']);
    assert.deepEqual(told({...scored, pontosDobrados: true, codigoSemEfeito: true}), [
      'Maré Tintas',
      'Nota 59515 · 13/11 · master ×2 · código sem efeito',
    ]);
    assert.deepEqual(told({...scored, tipo: 'estorno_pontuacao', quando: '2025-11-13T15:00:00.000Z'}), [
      'Maré Tintas',
      'Pontuação cancelada · Nota 59515 · 13/11/2025',
    ]);
  });

  it('says of a receipt without points where it stands, and why', () => {
    const nota = {tipo: 'nota', estadoNota: 'pendente', leitura: 'lida', idNota: 7} as const;
    assert.deepEqual(told(nota), ['Nota enviada em 13/11', 'Em análise']);
    assert.deepEqual(told({...nota, leitura: 'em_leitura'})[1], 'Em leitura');
    assert.deepEqual(told({...nota, loja: 'Casa', totalVenda: 1538.3}), [
      'Casa',
      'Em análise · R$ 1.538,30 · enviada 13/11',
    ]);
    assert.deepEqual(
      told({...nota, estadoNota: 'reprovada', reprovadoMotivo: 'Nota Ilegível'})[1],
      'Reprovada · Nota Ilegível',
    );
    const again = {
      estadoNota: 'reprovada',
      reprovadoMotivo: 'Nota Ilegível',
      reenviadaEm: '2026-11-14T15:00:00.000Z',
    } as const;
    assert.equal(told({...nota, ...again})[1], 'Reprovada · Nota Ilegível · enviada de novo em 14/11');
    assert.deepEqual(told({...nota, estadoNota: 'encerrada'})[1], 'Não Pontuável · 13/11');
    assert.deepEqual(told({...nota, estadoNota: 'pontuada', identificador: '8'})[1], 'Sem pontos · Nota 8 · 13/11');
  });

  it('says of a debt that came from an earlier life where it comes from', () => {
    assert.deepEqual(told({tipo: 'divida_anterior', pontos: -3200}), [
      'Débito da participação anterior',
      'Você já participou do Clube: o que ficou devendo veio com o seu CPF · 13/11',
    ]);
    assert.equal(
      told({tipo: 'divida_anterior', pontos: 3000})[1],
      'Pontos da participação anterior abateram o débito · 13/11',
    );
  });

  it('says of an order where it is', () => {
    const order = {
      tipo: 'resgate',
      premio: 'Extensor',
      qtde: 2,
      statusResgate: 2,
      previsaoEntrega: '2027-01-20',
    } as const;
    assert.deepEqual(told(order), ['2 × Extensor', 'A caminho: chega até 20/01/2027']);
    assert.deepEqual(told({...order, statusResgate: 1, dataEntrega: '2026-11-20'})[1], 'Entregue em 20/11/2026');
    assert.deepEqual(told({...order, previsaoEntrega: '2026-11-21'})[1], 'Atrasado: era para chegar até 21/11/2026');
    assert.deepEqual(told({...order, tipo: 'estorno_resgate'})[1], 'Resgate cancelado · 13/11');
  });

  it('names everything else', () => {
    assert.deepEqual(told({tipo: 'codigo', codigo: 'BONUS1'}), ['BONUS1', 'Código promocional · 13/11']);
    assert.deepEqual(told({tipo: 'indicacao', indicado: 'Maria'}), ['Indicação válida', 'Você indicou Maria · 13/11']);
    assert.deepEqual(told({tipo: 'expiracao'}), ['Pontos expirados', 'A validade acabou · 13/11']);
    assert.deepEqual(told({}), ['Bônus Ache Seu Pintor', '13/11']);
  });
});

describe('a line of the statement', () => {
  it('has its kind and paper, not its day', () => {
    const {title, detail} = statementTextsOf(givenMovimento({tipo: 'pontuacao', loja: 'Maré', identificador: '5'}));
    assert.deepEqual([title, detail.replaceAll('\u00a0', ' ')], ['Maré', 'Nota pontuada · Nota 5']);
    assert.deepEqual(statementTextsOf(givenMovimento({tipo: 'expiracao'})), {title: 'Pontos expirados', detail: ''});
    assert.equal(statementTextsOf(givenMovimento({tipo: 'resgate', premio: 'Extensor'})).title, 'Extensor');
  });
});

describe('rows in time', () => {
  it('are found under today, yesterday and their months, by the days of São Paulo', () => {
    assert.equal(nameOfTime('2026-11-22T12:00:00Z', TODAY), 'Hoje');
    assert.equal(nameOfTime('2026-11-22T02:00:00Z', TODAY), 'Ontem');
    assert.equal(nameOfTime('2026-11-01T12:00:00Z', TODAY), 'Novembro');
    assert.equal(nameOfTime('2025-11-01T12:00:00Z', TODAY), 'Novembro de 2025');
  });

  it('stay together under one name', () => {
    const rows = ['a', 'a', 'b'].map((codigo, id) => givenMovimento({id, codigo}));
    const groups = grouped(rows, ({codigo}) => codigo ?? '');
    assert.deepEqual(
      groups.map(({name, rows: own}) => [name, own.length]),
      [
        ['a', 2],
        ['b', 1],
      ],
    );
  });
});
