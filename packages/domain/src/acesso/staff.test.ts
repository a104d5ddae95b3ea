import assert from 'node:assert/strict';
import {ADMINISTRADOR, AUDITOR, SMART} from './sessions.js';
import {mayChangeUsuario, mayGrantPermissao} from './staff.js';

const ADMIN_ROW = {id: 1, permissao: ADMINISTRADOR} as const;
const SMART_ROW = {id: 2, permissao: SMART} as const;

describe('staff who keep staff', () => {
  it('make a Smart only as one', () => {
    assert.deepEqual([mayGrantPermissao(ADMIN_ROW, SMART), mayGrantPermissao(SMART_ROW, SMART)], [false, true]);
    assert.equal(mayGrantPermissao(ADMIN_ROW, AUDITOR), true);
  });

  it('change a Smart only as one, and their own name but not their own access', () => {
    assert.deepEqual([mayChangeUsuario(ADMIN_ROW, SMART_ROW), mayChangeUsuario(SMART_ROW, ADMIN_ROW)], [false, true]);
    for (const own of [ADMIN_ROW, SMART_ROW])
      assert.deepEqual(
        [undefined, 'nome', 'ativo', 'permissao'].map(field => mayChangeUsuario(own, own, field)),
        [true, true, false, false],
      );
    assert.equal(mayChangeUsuario(SMART_ROW, {id: 3, permissao: SMART}, 'ativo'), true);
  });
});
