import assert from 'node:assert/strict';
import {quemPodeChamar, type SessaoChamada} from '@clube/domain';
import {CHAMADAS, podeFazer} from './acesso.ts';

const como = (permissao: 0 | 1 | 2): SessaoChamada => ({tipo: 'painel', permissao});

describe('podeFazer', () => {
  it('only names calls that there are', () => {
    for (const [metodo, caminho] of Object.values(CHAMADAS)) assert.ok(quemPodeChamar(metodo, caminho), caminho);
  });

  it('lets an Auditor into redemptions and painters, and nowhere near receipts', () => {
    assert.ok(podeFazer('resgates', 'list', como(2)));
    assert.ok(podeFazer('pintores', 'show', como(2)));
    assert.ok(!podeFazer('pendentes', 'list', como(2)));
    assert.ok(!podeFazer('pontuado', 'list', como(2)));
    assert.ok(!podeFazer('dashboard', 'list', como(2)));
  });

  it('keeps editing and deleting prizes from an Administrador', () => {
    assert.ok(!podeFazer('premios', 'edit', como(0)));
    assert.ok(!podeFazer('premios', 'delete', como(0)));
    assert.ok(podeFazer('premios', 'create', como(0)));
  });

  it('denies what is not in the table, and everything without a session', () => {
    assert.ok(!podeFazer('premios', 'explodir', como(1)));
    assert.ok(!podeFazer('produtos', 'list', undefined));
  });
});
