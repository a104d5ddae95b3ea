import assert from 'node:assert/strict';
import fc from 'fast-check';
import {scoreVenda, type ScorableVenda} from './score-venda.js';

const simple: ScorableVenda = {
  itens: [{valorPontos: 10, qtde: 1}],
  fatorPontuacao: 1,
  valorPontoCluster: 1,
  revendaMaster: false,
};

/** A random sale with quantities in thousandths, so that the expected points can be computed with integers. */
const venda = fc.record({
  itens: fc.array(fc.record({pontos: fc.nat(5000), milesimos: fc.nat(100_000)}), {maxLength: 8}),
  fator: fc.integer({min: 1, max: 10}),
  centesimosCluster: fc.integer({min: 100, max: 300}),
  master: fc.boolean(),
});

describe('pontuar', () => {
  it('agrees with integer arithmetic, rounding once', () => {
    fc.assert(
      fc.property(venda, ({itens, fator: factor, centesimosCluster, master}) => {
        const {total} = scoreVenda({
          itens: itens.map(i => ({valorPontos: i.pontos, qtde: i.milesimos / 1000})),
          fatorPontuacao: factor,
          valorPontoCluster: centesimosCluster / 100,
          revendaMaster: master,
        });
        const base = itens.reduce((sum, i) => sum + BigInt(i.pontos) * BigInt(i.milesimos), 0n);
        const exact = base * BigInt(factor) * BigInt(centesimosCluster) * (master ? 2n : 1n);
        assert.equal(BigInt(total), (exact + 50_000n) / 100_000n);
      }),
    );
  });

  it('does not stumble over binary fractions', () => {
    assert.equal(scoreVenda({...simple, itens: [{valorPontos: 1.005, qtde: 100}]}).total, 101);
    assert.equal(
      scoreVenda({
        ...simple,
        itens: [
          {valorPontos: 0.1, qtde: 3},
          {valorPontos: 0.2, qtde: 1},
        ],
      }).total,
      1,
    );
  });

  it('rounds half up at the end, not in between', () => {
    const itens = [
      {valorPontos: 1, qtde: 0.25},
      {valorPontos: 1, qtde: 0.25},
    ];
    assert.equal(scoreVenda({...simple, itens}).total, 1);
    assert.equal(scoreVenda({...simple, itens: itens.slice(1)}).total, 0);
  });

  it('explains itself line by line', () => {
    const {passos: steps, ...rest} = scoreVenda({
      itens: [{valorPontos: 100, qtde: 2}],
      fatorPontuacao: 3,
      valorPontoCluster: 1.1,
      clusterNome: 'Prata',
      revendaMaster: true,
      codigo: {operacao: 'ADICIONAR', valor: 50},
    });
    assert.deepEqual(rest, {total: 1370, base: 200, pontosDobrados: 1, codigoUsado: true, codigoCancelado: false});
    assert.deepEqual(
      steps.map(p => [p.rotulo, p.operacao, p.valor, p.acumulado]),
      [
        ['Pontos dos produtos', '=', 200, 200],
        ['Fator da revenda', '×', 3, 600],
        ['Nível Prata', '×', 1.1, 660],
        ['Revenda master', '×', 2, 1320],
        ['Código promocional', '+', 50, 1370],
      ],
    );
  });

  it('multiplies the total by a code', () => {
    const codigo = {operacao: 'MULTIPLICAR', valor: 3} as const;
    const {total, codigoUsado} = scoreVenda({...simple, fatorPontuacao: 2, codigo});
    assert.deepEqual([total, codigoUsado], [60, true]);
  });

  it('leaves a multiplying code unused at a master reseller, and says so', () => {
    const codigo = {operacao: 'MULTIPLICAR', valor: 3} as const;
    const pontuacao = scoreVenda({...simple, revendaMaster: true, codigo});
    assert.deepEqual([pontuacao.total, pontuacao.codigoUsado, pontuacao.codigoCancelado], [20, false, true]);
    const last = pontuacao.passos.at(-1);
    assert.equal(last?.tipo, 'codigo_cancelado');
    assert.equal(last.acumulado, 20);
    assert.ok(!('operacao' in last));
  });

  it('refuses what is no number', () => {
    assert.throws(() => scoreVenda({...simple, fatorPontuacao: NaN}), RangeError);
    assert.throws(() => scoreVenda({...simple, itens: [{valorPontos: 1e20, qtde: 1}]}), RangeError);
  });
});
