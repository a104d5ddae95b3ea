import assert from 'node:assert/strict';
import {MENU, menuEntriesOf, startPage, seesColumn} from './menu.js';
import type {Permissao} from './sessions.js';

const ONLY_SMART: readonly string[] = [
  '/logins-relatorio',
  '/codigos-promocionais',
  '/vouchers',
  '/mensuracao',
  '/taxa-sucesso',
  '/relatorios',
  '/relatorio/resgate',
  '/historico',
  '/produtos-vendidos',
  '/cartoes',
  '/cartoes/pedidos',
  '/cadastrar/administrador',
  '/cadastrar/revenda',
  '/cadastrar/premio',
  '/cadastrar/produto',
  '/cadastrar/codigo-promocional',
  '/cadastrar/codigo-cadastro',
  '/cadastrar/voucher',
  '/cadastrar/banner',
  '/processar/produtos',
  '/processar/produtos-revenda',
  '/processar/correcao-pontuacao',
  '/processar/vendas',
  '/processar/saldo-cartao',
  '/processar/historico',
  '/processar/pontos',
  '/processar/foto-video',
];

describe('menu', () => {
  it('shows an Auditor redemptions and painters only', () => {
    assert.deepEqual(
      menuEntriesOf(2).map(item => item.destination),
      ['/resgates', '/pintores'],
    );
  });

  it('shows everything that there is to a Smart, and to an Administrador all but the cards and what is processed by file', () => {
    assert.deepEqual(menuEntriesOf(1), MENU);
    assert.deepEqual(
      menuEntriesOf(0),
      MENU.filter(({destination}) => !ONLY_SMART.includes(destination)),
    );
  });

  it('opens on a screen that the person sees', () => {
    for (const permissao of [0, 1, 2] satisfies Permissao[])
      assert.ok(menuEntriesOf(permissao).some(item => item.destination === startPage(permissao)));
  });

  it('shows the prizes’ switch to an Auditor alone, and other columns to everybody', () => {
    const who = ([0, 1, 2] as const).map(permissao => seesColumn('/premios', 'ativo', permissao));
    assert.deepEqual(who, [false, false, true]);
    assert.ok(seesColumn('/premios', 'nome', 0));
    assert.ok(seesColumn('/produtos', 'ativo', 0));
  });
});
