import assert from 'node:assert/strict';
import {
  codigoCadastroErrors,
  codigoEffect,
  codigoEffectErrors,
  codigoExpiryErrors,
  isCodigoExpired,
} from './codigo-rules.js';

const today = '2026-09-15';

describe('the expiry of a code', () => {
  it('says what it does, of one point too', () => {
    const [one, many] = [1, 1500].map(valor => codigoEffect({operacao: 'ADICIONAR', valor}));
    assert.deepEqual([one, many], ['1 ponto', '1.500 pontos']);
  });

  it('is past from the day after its last one; a code without one is valid forever', () => {
    assert.deepEqual(
      ['2026-09-14', '2026-09-15', '', null, undefined].map(day => isCodigoExpired(day, today)),
      [true, false, false, false, false],
    );
    assert.deepEqual(codigoExpiryErrors({expiraEm: '2026-09-14'}, today), {
      expiraEm: 'Data de expiração não pode ser anterior a hoje',
    });
    assert.deepEqual(codigoExpiryErrors({expiraEm: today}, today), {});
  });
});

describe('what a code gives', () => {
  const error = (operacao: string | undefined, valor: number | string | null | undefined) =>
    codigoEffectErrors({operacao, valor}).valor;

  it('is whole points, one at least, or a factor up to ten', () => {
    for (const valor of [1, '50', 1_000_000, '', null, undefined]) assert.equal(error('ADICIONAR', valor), undefined);
    for (const valor of [0, 0.4, '1.5', -1])
      assert.equal(error('ADICIONAR', valor), 'Um código soma um número inteiro de pontos, a partir de 1', `${valor}`);
    for (const valor of [0.4, '1.5', 10]) assert.equal(error('MULTIPLICAR', valor), undefined);
    assert.equal(error('MULTIPLICAR', '10.5'), 'Um código multiplica no máximo por 10');
    assert.equal(error(undefined, 0.5), undefined);
  });
});

describe('a typed registration code', () => {
  const errors = (values: object, stored?: string) => codigoCadastroErrors({...values}, {today, stored});

  it('gives one point and is used once at least; what is empty is said elsewhere', () => {
    assert.deepEqual(errors({pontos: '1', usos: '1000000', expiraEm: today}), {});
    assert.deepEqual(errors({pontos: '', usos: ''}), {});
    assert.deepEqual(errors({pontos: '0', usos: '-3'}), {pontos: 'O mínimo é 1', usos: 'O mínimo é 1'});
    assert.deepEqual(errors({pontos: '1000001', usos: '2,5'}), {
      pontos: 'O máximo é 1.000.000',
      usos: 'Informe um número inteiro',
    });
  });

  it('does not expire before today, unless it did before', () => {
    assert.deepEqual(errors({expiraEm: '2026-09-14'}), {expiraEm: 'Data de expiração inválida'});
    assert.deepEqual(errors({expiraEm: '2026-09-14'}, '2026-09-14'), {});
    assert.deepEqual(errors({expiraEm: '2026-09-13'}, '2026-09-14'), {expiraEm: 'Data de expiração inválida'});
  });
});
