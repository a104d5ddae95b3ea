import assert from 'node:assert/strict';
import {CLOCK_UNTRUSTED, NOTHING_OVERDUE} from '@clube/domain';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import {Expire} from './Expire';

const PREVIEW = 'GET /api/pontuacoes/expirar/previa';
const EXPIRE = 'POST /api/pontuacoes/expirar';
const previewOf = (pontos: number, pintores: number, aviso: string | null = null) => ({
  body: {vencidos: {pontos, pintores}, aviso, meses: []},
});

const drawn = () =>
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <MemoryRouter>
        <Expire />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

describe('expiring points by hand', () => {
  it('asks first, with what it would take as of now', async () => {
    const mensagem = 'Expiraram 1.500 pontos de 3 pintores.';
    let overdue = previewOf(120, 1);
    const calls = server({[PREVIEW]: () => overdue, [EXPIRE]: {body: {pontos: 1500, pintores: 3, mensagem}}});
    drawn();
    assert(await screen.findByText('Alcança 120 pontos de 1 pintor.'));
    overdue = previewOf(1500, 3);
    await press('Processar pontos expirados');
    const dialog = await screen.findByRole('dialog', {name: 'Expirar pontos vencidos'});
    assert.match(dialog.textContent, /1\.500 pontos de 3 pintores já venceram/);
    assert(calls.every(({route}) => route === PREVIEW));
    await press('Expirar');
    assert(await screen.findByText(mensagem));
    assert.equal(calls.filter(({route}) => route === EXPIRE).length, 1);
    assert.equal(screen.queryByRole('dialog'), null);
  });

  for (const [what, aviso, said] of [
    ['that nothing is due', null, NOTHING_OVERDUE],
    ['that the clock is not trusted', CLOCK_UNTRUSTED, CLOCK_UNTRUSTED],
  ] as const)
    it(`says ${what}, and asks nothing`, async () => {
      const calls = server({[PREVIEW]: previewOf(0, 0, aviso)});
      drawn();
      assert(await screen.findByText(said));
      await press('Processar pontos expirados');
      assert.equal((await screen.findAllByText(said)).length, 2);
      assert.equal(screen.queryByRole('dialog'), null);
      assert(calls.every(({route}) => route === PREVIEW));
    });

  it('expires nothing where the figure does not come', async () => {
    const calls = server({[PREVIEW]: {status: 500, body: {erro: 'Tente de novo em instantes.'}}});
    drawn();
    await press('Processar pontos expirados');
    assert(await screen.findByText('Tente de novo em instantes.'));
    assert.equal(screen.queryByRole('dialog'), null);
    assert(calls.every(({route}) => route === PREVIEW));
  });
});
