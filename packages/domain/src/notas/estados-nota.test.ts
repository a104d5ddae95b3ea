import assert from 'node:assert/strict';
import {acoesNota, ESTADOS_NOTA, motivoReprovacaoValido, proximoEstadoNota} from './estados-nota.js';

describe('estados da nota', () => {
  it('offers each state its own actions', () => {
    assert.deepEqual(
      ESTADOS_NOTA.map(estado => acoesNota(estado)),
      [['pontuar', 'reprovar', 'encerrar'], ['cancelar', 'retornarPendente'], [], ['retornarPendente'], []],
    );
  });

  it('leads where the action says', () => {
    assert.equal(proximoEstadoNota('pendente', 'pontuar'), 'pontuada');
    assert.equal(proximoEstadoNota('encerrada', 'retornarPendente'), 'pendente');
    assert.equal(proximoEstadoNota('pontuada', 'pontuar'), undefined);
    assert.equal(proximoEstadoNota('cancelada', 'retornarPendente'), undefined);
  });

  it('takes one of the five reasons', () => {
    assert.ok(motivoReprovacaoValido('Nota Ilegível'));
    assert.ok(!motivoReprovacaoValido('nota ilegível'));
    assert.ok(!motivoReprovacaoValido(undefined));
  });
});
