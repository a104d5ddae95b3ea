import assert from 'node:assert/strict';
import {notaAnswer, type NotaToExplain} from './nota-answer.js';

const nota: NotaToExplain = {
  nome: 'Maximiliano Sebastião',
  criadoEm: '2026-11-13T01:30:00.000Z',
  estado: 'reprovada',
  loja: 'Casa das Tintas',
  total: 310.5,
  pontos: null,
  reprovadoMotivo: 'Nota Ilegível',
  reenviadaEm: null,
};
const answer = (more: Partial<NotaToExplain>) => notaAnswer({...nota, ...more}).replaceAll('\u00a0', ' ');

describe('resposta sobre uma nota', () => {
  it('names the receipt by its day, shop and total, and says why and what to do', () => {
    assert.equal(
      answer({}),
      'Olá, Maximiliano! A nota que você enviou em 12/11/2026 (Casa das Tintas, R$ 310,50) foi reprovada: Nota Ilegível. Você pode enviar de novo na tela Pontos, em “Enviar de novo”.',
    );
    assert.match(
      answer({reenviadaEm: '2026-11-14T12:00:00Z'}),
      /No lugar dela vale a que você enviou em 14\/11\/2026\.$/,
    );
  });

  it('says what is not known by leaving it out', () => {
    assert.equal(
      answer({estado: 'pendente', loja: null, total: null}),
      'Olá, Maximiliano! A nota que você enviou em 12/11/2026 está na fila para ser conferida. Avisamos assim que ela for pontuada.',
    );
    assert.match(answer({estado: 'encerrada', reprovadoMotivo: null}), /não pode ser pontuada\.$/);
  });

  it('says what it was worth', () => {
    assert.match(answer({estado: 'pontuada', pontos: 1310, reprovadoMotivo: null}), /valeu 1\.310 pontos\.$/);
    assert.match(answer({estado: 'cancelada', reprovadoMotivo: 'Devolução'}), /cancelada: Devolução\.$/);
  });
});
