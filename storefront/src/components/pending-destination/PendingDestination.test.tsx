import assert from 'node:assert/strict';
import {render, screen, server} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {rememberDestination} from '../../base/session/destination';
import {PendingDestination} from './PendingDestination';

function drawn(path?: string) {
  if (path) rememberDestination(path);
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <PendingDestination />
    </QueryClientProvider>,
  );
}

const premio = {
  id: 3,
  codigo: '101',
  nome: 'Furadeira',
  diretorioFoto: null,
  imagens: [],
  tipo: 'geral',
  pontosWeb: 1200,
};

describe('What waits after the login', () => {
  it('is the prize that somebody was sent a link to', async () => {
    const calls = server({'GET /api/premios': {body: {premios: [premio], metadata: {total: 1}}}});
    drawn('/premio/101');
    assert(await screen.findByText('Furadeira'));
    assert(screen.getByText('1.200 pontos. Entre ou cadastre-se para ver.'));
    assert.deepEqual(
      calls.map(({route}) => route),
      ['GET /api/premios?ativo=1&codigo=101'],
    );
  });

  it('says that a prize has gone, and nothing of it where nobody answers', async () => {
    server({'GET /api/premios': {body: {premios: [], metadata: {total: 0}}}});
    drawn('/premio/101');
    assert(await screen.findByText('Este prêmio não está mais na loja.'));
    server({});
    drawn('/premio/102');
    assert(await screen.findByText('O prêmio que você abriu'));
  });

  it('is a screen by its name, whatever stands behind its address', async () => {
    drawn('/enviar-nf?nota=7');
    assert(await screen.findByText('Enviar nota'));
    assert(screen.getByText('Entre ou cadastre-se para ver.'));
  });

  it('is nothing for who came to the entrance, or to the home screen', () => {
    drawn();
    drawn('/home');
    assert.equal(screen.queryByRole('complementary'), null);
  });
});
