import assert from 'node:assert/strict';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter, Route, Routes} from 'react-router-dom';
import {useUndo} from './useUndo';

const UNDO = 'POST /api/pontuacoes/retornar-pendente';

function Screen() {
  const undo = useUndo()(7, '/pendentes/7');
  return (
    <button type="button" onClick={undo.onPress}>
      {undo.label}
    </button>
  );
}

const drawn = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<Screen />} />
          <Route path="/pendentes/7" element="A nota 7" />
        </Routes>
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );

describe('taking a decision back', () => {
  it('asks for it only while it makes no debt, and opens the receipt again', async () => {
    const calls = server({[UNDO]: {body: {mensagem: 'Pontuação retornada'}}});
    drawn();
    await userEvent.click(screen.getByRole('button', {name: 'Desfazer'}));
    assert(await screen.findByText('A nota 7'));
    assert.deepEqual(
      calls.map(({route, body}) => [route, body]),
      [[UNDO, {identificador: 7, recente: true}]],
    );
  });

  it('says why where points were spent, and stays', async () => {
    const erro = 'Os pontos desta nota já foram usados.';
    server({[UNDO]: {status: 409, body: {erro, codigo: 'PONTOS_JA_USADOS'}}});
    drawn();
    await userEvent.click(screen.getByRole('button', {name: 'Desfazer'}));
    assert(await screen.findByText(erro));
    assert(screen.getByRole('button', {name: 'Desfazer'}));
  });
});
