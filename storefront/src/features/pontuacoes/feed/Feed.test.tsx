import assert from 'node:assert/strict';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import type {Movimento} from '../../../base/types';
import {Feed} from './Feed';
import {givenMovimento} from './movimento.fixture';

const ROUTE = 'GET /api/pontuacoes/movimentos';

const row = (id: number, changes: Partial<Movimento> = {}): Movimento =>
  givenMovimento({
    id,
    quando: `2026-01-${String(28 - id).padStart(2, '0')}T12:00:00.000Z`,
    tipo: 'codigo',
    pontos: 100 + id,
    codigo: `BONUS${id}`,
    ...changes,
  });

function drawn(address = '/pontuacoes') {
  const client = new QueryClient({defaultOptions: {queries: {retry: false}}});
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Feed />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const answer = (rows: Movimento[], total = rows.length) => ({
  body: {movimentos: rows, count: total, metadata: {total}},
});

describe('The feed of points', () => {
  it('shows what came and went, and offers to send a rejected receipt again', async () => {
    const rejected = row(2, {
      tipo: 'nota',
      idNota: 9,
      estadoNota: 'reprovada',
      reprovadoMotivo: 'Nota Ilegível',
      pontos: null,
      codigo: null,
    });
    server({
      [ROUTE]: answer([row(1), rejected, row(3, {tipo: 'resgate', pontos: -6500, codigo: null, premio: 'Extensor'})]),
    });
    drawn();
    assert.ok(await screen.findByText('+101'));
    assert.ok(screen.getByText('−6.500'));
    assert.match(screen.getByRole('button', {name: /Reprovada/}).textContent, /Nota Ilegível/);
    assert.equal(screen.getByRole('link', {name: /^Enviar de novo: Nota/}).getAttribute('href'), '/enviar-nf?nota=9');
  });

  it('brings more on demand, and each row once', async () => {
    const first = Array.from({length: 20}, (_, i) => row(i + 1));
    const calls = server({[ROUTE]: answer(first, 22)});
    drawn();
    await screen.findByText('+101');
    const again = server({[ROUTE]: answer([row(20), row(21), row(22)], 22)});
    await userEvent.click(screen.getByRole('button', {name: 'Mostrar mais'}));
    assert.ok(await screen.findByText('+122'));
    assert.equal(screen.getAllByText('+120').length, 1, 'pushed onto the next page by what came meanwhile');
    assert.ok(!screen.queryByRole('button', {name: 'Mostrar mais'}));
    assert.ok(calls.length > 0 && again.length > 0);
    // The focus moves to the first new entry.
    await waitFor(() => assert.match(document.activeElement?.closest('li')?.textContent ?? '', /\+121/));
  });

  it('keeps what is shown when the next page fails, and tries again', async () => {
    server({[ROUTE]: answer([row(1)], 21)});
    drawn();
    await screen.findByText('+101');
    server({[ROUTE]: {status: 503, body: {erro: 'Fora do ar.'}}});
    await userEvent.click(screen.getByRole('button', {name: 'Mostrar mais'}));
    assert.equal((await screen.findByRole('alert')).textContent, 'Fora do ar.');
    assert.ok(screen.getByText('+101'));
    server({[ROUTE]: answer([row(2)], 21)});
    await userEvent.click(screen.getByRole('button', {name: 'Tentar de novo'}));
    assert.ok(await screen.findByText('+102'));
  });

  it('says what failed, and gets it at a second press', async () => {
    server({[ROUTE]: {status: 503, body: {erro: 'Fora do ar.'}}});
    drawn();
    assert.ok(await screen.findByText('Fora do ar.'));
    server({[ROUTE]: answer([row(1)])});
    await userEvent.click(screen.getByRole('button', {name: 'Tentar de novo'}));
    assert.ok(await screen.findByText('+101'));
  });

  it('leads who has nothing yet to the first receipt', async () => {
    server({[ROUTE]: answer([])});
    drawn();
    assert.ok(await screen.findByText('Seus pontos começam aqui'));
    assert.equal(screen.getByRole('link', {name: 'Enviar nota'}).getAttribute('href'), '/enviar-nf');
  });
});
