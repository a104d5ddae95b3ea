import assert from 'node:assert/strict';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import AcceptRegulamento from './AcceptRegulamento';

const TERMO = {versao: 2, vigenteDesde: '2026-01-01', mudancas: null, secoes: [], versoes: []};

function drawn() {
  const calls = server({
    'GET /api/termos/regulamento': {body: TERMO},
    'PUT /api/parceiros': {body: {id: 7, aceitouRegulamento: '1'}},
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AcceptRegulamento />
    </QueryClientProvider>,
  );
  return {calls, accept: screen.getByRole<HTMLButtonElement>('button', {name: 'ACEITAR'})};
}

describe('The rules to be accepted', () => {
  it('are accepted once the box is ticked', async () => {
    const {calls, accept} = drawn();
    assert.equal(accept.disabled, true);
    assert(screen.getByText('Para ACEITAR, marque que concorda.'));
    await userEvent.click(screen.getByLabelText('Concordo com os termos deste Regulamento.'));
    await userEvent.click(accept);
    await waitFor(() =>
      assert.deepEqual(
        calls.filter(({route}) => route.startsWith('PUT')).map(({body}) => body),
        [{aceitouRegulamento: 1}],
      ),
    );
  });

  it('show who does not want them whom to ask, and that the data stay the own', async () => {
    drawn();
    await userEvent.click(screen.getByText('Dúvidas, ou prefere não aceitar?'));
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({href}) => href.replace(/\?.*/, ''));
    assert.deepEqual(
      links.map(href => href.replace(/^(tel|mailto):.*/, '$1')),
      ['tel', 'https://wa.me/5511900002026', 'mailto', new URL('/politica-privacidade', location.href).href],
    );
    assert(!screen.queryByRole('button', {name: 'Fechar'}));
  });
});
