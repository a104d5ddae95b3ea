import assert from 'node:assert/strict';
import {podeRevisar, vencido, vencimentoDevolucao, vencimentoEstorno, vencimentoPontuacao} from './validade.js';

// 22:30 of 31 August in São Paulo: already September in Greenwich.
const agora = new Date('2025-09-01T01:30:00Z');

describe('validade', () => {
  it('ends with the day in São Paulo, months clamped', () => {
    assert.equal(vencimentoPontuacao(agora).toISOString(), '2027-03-01T02:59:59.999Z');
    assert.equal(vencimentoDevolucao(agora).toISOString(), '2025-11-30T02:59:59.999Z');
    assert.equal(vencimentoEstorno(agora).toISOString(), '2025-10-01T02:59:59.999Z');
  });

  it('counts the last instant as good', () => {
    const venceEm = vencimentoPontuacao(agora);
    assert.ok(!vencido(venceEm, venceEm));
    assert.ok(vencido(venceEm, new Date(venceEm.getTime() + 1)));
  });

  it('closes the review after the ninetieth day', () => {
    const nonagesimo = new Date('2025-11-30T02:00:00Z');
    const depois = new Date('2025-11-30T03:00:00Z');
    assert.ok(podeRevisar(agora, nonagesimo));
    assert.ok(!podeRevisar(agora, depois));
  });
});
