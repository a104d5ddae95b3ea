import assert from 'node:assert/strict';
import {menuEntriesOf, type CallSession} from '@clube/domain';
import {mayDo, mayOpen, menuOf} from '../manifest/access.ts';
import {groupLinksOf, listOrGroupPath} from '../manifest/groups.ts';
import {mayVisit} from '../manifest/visit.ts';
import {RESOURCES} from './resources.ts';

const as = (permissao: 0 | 1 | 2): CallSession => ({kind: 'painel', permissao});

function may(name: string, action: string, session: CallSession | undefined): boolean {
  const manifest = RESOURCES.find(one => one.name === name);
  assert.ok(manifest, name);
  return mayDo(manifest, action, session);
}

const openTo = (session: CallSession | undefined): string[] =>
  RESOURCES.flatMap(({screens}) => screens.filter(screen => mayOpen(screen, session)).map(({path}) => path)).sort();

describe("the panel's resources", () => {
  it('lets an Auditor into redemptions, painters, shops, a single reseller and prizes, and nowhere near receipts', () => {
    assert.deepEqual(openTo(as(2)), [
      ...['/loja/:cnpj', '/lojas', '/lojas/:id', '/perfil', '/pintor/:cpf', '/pintores', '/premios', '/premios/:id'],
      '/resgates',
      ...['/resgates/:id', '/revenda/:cnpj', '/trabalhos', '/trabalhos/:id'],
    ]);
  });

  it('opens every screen to a Smart, all but the prize, the shop, the requests for cards, codes, vouchers and reporting logins to an Administrador, none to nobody', () => {
    const all = RESOURCES.flatMap(({screens}) => screens.map(({path}) => path)).sort();
    assert.deepEqual(openTo(as(1)), all);
    assert.deepEqual(
      openTo(as(0)),
      all.filter(
        path =>
          ![
            '/premios/:id',
            '/lojas/:id',
            '/cartoes',
            '/cartoes/pedidos',
            '/codigos-promocionais',
            '/vouchers',
            '/vouchers/:id',
            '/logins-relatorio',
            '/logins-relatorio/:id',
            '/cadastrar/login-relatorio',
            '/mensuracao',
            '/taxa-sucesso',
            '/taxa-sucesso/:mesesLimite',
            '/relatorios',
            '/relatorio/pontos',
            '/relatorio/resgate',
            '/historico',
            '/historico/meses',
            '/historico/linhas',
            '/produtos-vendidos',
          ].includes(path) && !/^\/processar\/(historico|saldo-cartao)\/arquivo/.test(path),
      ),
    );
    assert.deepEqual(openTo(undefined), []);
  });

  it('keeps editing and deleting prizes from an Administrador', () => {
    assert.ok(!may('premios', 'edit', as(0)));
    assert.ok(!may('premios', 'delete', as(0)));
    assert.ok(may('premios', 'create', as(0)));
  });

  it('denies what no manifest names a call for', () => {
    assert.ok(!may('premios', 'explodir', as(1)));
    assert.ok(!may('premios', 'toString', as(1)));
    assert.ok(!may('resgates', 'delete', as(1)));
    assert.ok(!may('produtos', 'list', undefined));
  });

  it('shows each person the entries of the menu’s table, in its order', () => {
    const entries = (permissao: 0 | 1 | 2) => menuOf(RESOURCES, permissao).map(({path}) => path);
    assert.deepEqual(entries(2), ['/resgates', '/pintores']);
    for (const permissao of [0, 1] as const)
      assert.deepEqual(
        entries(permissao),
        menuEntriesOf(permissao).map(({destination: destino}) => destino),
      );
    for (const permissao of [0, 1, 2] as const)
      for (const {screens, path} of menuOf(RESOURCES, permissao))
        assert.ok(
          screens.some(screen => screen.path === path && mayOpen(screen, as(permissao))),
          path,
        );
  });

  it('leads an Administrador to the forms of codes whose list is a Smart’s, and back to the page of codes', () => {
    const links = (permissao: 0 | 1) =>
      groupLinksOf(RESOURCES, 'Códigos', as(permissao)).map(({path, label}) => [path, label]);
    assert.deepEqual(links(0).slice(2), [
      ['/cadastrar/codigo-promocional', 'Cadastrar código promocional'],
      ['/cadastrar/voucher', 'Cadastrar voucher'],
    ]);
    assert.deepEqual(links(1).slice(2), [
      ['/codigos-promocionais', 'Códigos promocionais'],
      ['/vouchers', 'Vouchers'],
    ]);
    const back = (name: string, permissao: 0 | 1) => {
      const manifest = RESOURCES.find(one => one.name === name);
      return manifest && listOrGroupPath(manifest, as(permissao));
    };
    assert.deepEqual([back('vouchers', 0), back('codigos-promocionais', 0)], ['/codigos', '/codigos']);
    assert.deepEqual(
      [back('vouchers', 1), back('codigos-cadastro', 0)],
      ['/vouchers', '/codigos/lista-codigo-cadastro'],
    );
  });

  it('knows the addresses that a person may be led back to', () => {
    assert.ok(mayVisit(RESOURCES, '/painel/relatorio?ano=2026', as(1)));
    assert.ok(!mayVisit(RESOURCES, '/painel/relatorio?ano=2026', as(0)));
    assert.ok(mayVisit(RESOURCES, '/painel/processar/nova-venda?nota=7', as(0)));
    assert.ok(!mayVisit(RESOURCES, '/painel/processar/nova-venda?nota=7', as(2)));
    assert.ok(mayVisit(RESOURCES, '/painel/pintor/39053344705#vendas', as(2)));
    assert.ok(!mayVisit(RESOURCES, '/painel/nada', as(1)));
    for (const group of ['/codigos', '/pontuacoes', '/processar', '/cadastrar/'])
      assert.deepEqual(
        [mayVisit(RESOURCES, `/painel${group}`, as(1)), mayVisit(RESOURCES, `/painel${group}`, as(2))],
        [true, false],
        group,
      );
    assert.ok(!mayVisit(RESOURCES, '/painel/codigos', undefined));
    assert.ok(!mayVisit(RESOURCES, 'https://exemplo.com/painel/resgates', as(1)));
  });
});
