import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor, within} from '@clube/ui/testing';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter} from 'react-router-dom';
import {ManifestContext} from '../manifest/context';
import {dataProvider} from '../providers/dataProvider';
import {i18nProvider} from '../providers/i18nProvider';
import {mapResources} from '../providers/resources';
import BannersList from './BannersList';
import {banners} from './index';

const row = (id: number, titulo: string, more: object = {}) => ({
  ...{id, titulo, descricao: null, diretorioImagem: null, imagens: []},
  ...{dataInicial: '2026-01-01', dataFinal: '2999-12-31', ordem: id, ativo: 1},
  ...more,
});
const ROWS = [
  row(1, 'Semana do pintor'),
  row(2, 'Natal', {dataInicial: '2900-12-01', ativo: 0}),
  row(3, 'Páscoa', {dataFinal: '2026-01-02'}),
];
const FAILED = {status: 500, body: {erro: 'Erro interno'}};

mapResources([banners]);

async function drawn() {
  storeSession('painel', {token: 'x', dono: {cpf: '1', nome: 'Sara', permissao: 1}});
  render(
    <MemoryRouter initialEntries={['/painel/banners']}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <ManifestContext value={banners}>
          <BannersList />
        </ManifestContext>
      </AdminContext>
      <Toasts />
    </MemoryRouter>,
  );
  await screen.findByText('Semana do pintor');
}

const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(line => within(line).getByText(/^(Semana do pintor|Natal|Páscoa)$/).textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

describe('BannersList', () => {
  it('says of each its days, where today stands to them, and whether it is active', async () => {
    server({'GET /api/banners': {body: ROWS}});
    await drawn();
    const texts = screen
      .getAllByRole('row')
      .slice(1)
      .map(({textContent}) => textContent);
    for (const [i, expected] of [
      /01\/01\/2026 a 31\/12\/2999No período.*Ativo/,
      /01\/12\/2900 a 31\/12\/2999A começar.*Inativo/,
      /01\/01\/2026 a 02\/01\/2026Encerrado.*Ativo/,
    ].entries())
      assert.match(texts[i] ?? '', expected);
  });

  it('stores the whole order, numbered from 1', async () => {
    let stored = ROWS;
    const calls = server({
      'GET /api/banners': () => ({body: stored}),
      'PATCH /api/banners/bulk': () => {
        stored = [ROWS[1], ROWS[0], ROWS[2]].filter(one => one !== undefined);
        return {body: {mensagem: 'Ordem salva com sucesso'}};
      },
    });
    await drawn();
    await press('Descer Semana do pintor');
    await screen.findByText(/^Ordem salva/);
    assert.deepEqual(calls.find(({route}) => route.startsWith('PATCH'))?.body, [
      {id: 2, ordem: 1},
      {id: 1, ordem: 2},
      {id: 3, ordem: 3},
    ]);
    assert.deepEqual(titles(), ['Natal', 'Semana do pintor', 'Páscoa']);
  });

  it('puts the order back when it could not be stored', async () => {
    server({'GET /api/banners': {body: ROWS}, 'PATCH /api/banners/bulk': FAILED});
    await drawn();
    await press('Descer Semana do pintor');
    assert(await screen.findByText('Falha ao re-ordenar os banners!'));
    await waitFor(() => assert.deepEqual(titles(), ['Semana do pintor', 'Natal', 'Páscoa']));
  });

  it('asks before a banner is switched, and says when that failed', async () => {
    const calls = server({'GET /api/banners': {body: ROWS}, 'PUT /api/banners/1': FAILED});
    await drawn();
    await userEvent.click(screen.getByRole('switch', {name: 'Semana do pintor ativo'}));
    assert(screen.getByRole('dialog', {name: 'Inativar banner'}));
    assert.ok(!calls.some(({route}) => route.startsWith('PUT')));
    await press('Inativar');
    assert(await screen.findByText('Falha ao atualizar o Status!'));
    assert.deepEqual(calls.find(({route}) => route.startsWith('PUT'))?.body, {ativo: false});
  });

  it('asks before a banner is removed, and says when that failed', async () => {
    server({'GET /api/banners': {body: ROWS}, 'DELETE /api/banners/2': FAILED});
    await drawn();
    await press('Excluir Natal');
    await press('Excluir');
    assert(await screen.findByText('Falha ao deletar o banner!'));
    assert(screen.getByRole('dialog', {name: 'Excluir banner'}));
  });
});
