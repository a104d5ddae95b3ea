import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {formatCnpj} from '@clube/domain';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter, Route, Routes} from 'react-router-dom';
import RevendaShow from './RevendaShow';

const CNPJ = '11222333000181';
const REVENDA = {
  id: 7,
  cnpj: CNPJ,
  nomeInput: 'Tintas Maximiliano Sebastião Albuquerque de Vasconcelos',
  nomeFantasia: 'Tintas Maximiliano',
  tipoPontuacao: 'Foto',
  fatorPontuacao: 1,
  telefone: '1932345678',
  celular: '19987654321',
  redeId: null,
  rm: 0,
  ativo: 1,
  totalPontuado: 1234,
  totalVendido: 5000,
  saldoPontos: 34,
  pintoresIndicados: 3,
  criadoEm: '2026-01-05T12:00:00.000Z',
};

function drawn(permissao: 0 | 1 | 2, revenda: typeof REVENDA | null = REVENDA) {
  const calls = server({
    [`GET /api/lojas/${CNPJ}/revenda`]: {body: {revenda}},
    [`GET /api/lojas/${CNPJ}/vendas-por-mes`]: {body: {meses: []}},
    'PUT /api/revendas/7': {body: {mensagem: 'x', revenda: REVENDA}},
  });
  storeSession('painel', {token: 'x', dono: {id: 1, nome: 'Carla', permissao}});
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <MemoryRouter initialEntries={[`/painel/revenda/${CNPJ}`]}>
        <Routes>
          <Route path="/painel/revenda/:cnpj" element={<RevendaShow />} />
        </Routes>
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  return calls;
}
const tabs = () => screen.getAllByRole('tab').map(({textContent}) => textContent);

describe('A reseller on one page', () => {
  it('says what it brought, in the parts that this person may open', async () => {
    drawn(1);
    assert(await screen.findByRole('heading', {level: 1, name: REVENDA.nomeInput}));
    const facts = screen.getByRole('region', {name: 'Dados da revenda'}).textContent;
    assert.match(facts, /Pontos dados1\.234/);
    assert.match(facts, /Telefone\(19\) 3234-5678.*Celular\(19\) 98765-4321/);
    assert.deepEqual(tabs(), ['Mês a mês', 'Pintores', 'Vendas', 'Notas', 'Lojas', 'Produtos', 'Cota', 'Alterações']);
    assert.equal(screen.getByRole('link', {name: 'Editar'}).getAttribute('href'), '/painel/revendas/7');
  });

  it('is made a master where it stands', async () => {
    const calls = drawn(0);
    await userEvent.click(await screen.findByRole('switch', {name: /master/}));
    assert(await screen.findByText('Revenda atualizada com sucesso'));
    assert.deepEqual(calls.find(({route}) => route.startsWith('PUT'))?.body, {rm: 1});
  });

  it('offers an Auditor nothing that is refused', async () => {
    drawn(2);
    assert(await screen.findByRole('heading', {level: 1, name: REVENDA.nomeInput}));
    assert.equal(screen.queryByRole('switch'), null);
    assert.equal(screen.queryByRole('link', {name: 'Editar'}), null);
    assert.equal(screen.getByRole('link', {name: 'Todas as lojas'}).getAttribute('href'), '/painel/lojas');
    assert(!tabs().some(tab => tab === 'Notas' || tab === 'Vendas' || tab === 'Produtos'));
  });

  it('says that there is none of this CNPJ', async () => {
    drawn(1, null);
    assert(await screen.findByText('CNPJ não encontrado.'));
    assert(screen.getByText(new RegExp(formatCnpj(CNPJ).replace(/[./-]/g, '\\$&'))));
  });
});
