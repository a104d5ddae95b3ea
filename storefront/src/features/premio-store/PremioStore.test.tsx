import assert from 'node:assert/strict';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import PremioStore from './PremioStore';

const PREMIOS = 'GET /api/premios';
const TAGS = {'GET /api/tags': {body: {tags: []}}};
const NONE = {body: {premios: [], metadata: {total: 0}}};

const drawn = (address: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <PremioStore />
      </MemoryRouter>
    </QueryClientProvider>,
  );

describe('The store', () => {
  it('that is empty says so, and offers no filters to clear', async () => {
    server({...TAGS, [PREMIOS]: NONE});
    drawn('/loja');
    assert(await screen.findByText('Ainda não há prêmios por aqui'));
    assert.equal(screen.queryByRole('button', {name: 'Limpar filtros'}), null);
  });

  it('says that it looks, and that a search found nothing, with a hint and the way out', async () => {
    let found = (): void => undefined;
    const waits = new Promise<void>(resolve => (found = resolve));
    const calls = server({
      ...TAGS,
      [PREMIOS]: async () => {
        await waits;
        return NONE;
      },
    });
    drawn('/loja?search=rolo%20de%20ouro');
    assert(await screen.findByText('Buscando...'));
    assert.equal(screen.getByLabelText<HTMLInputElement>('O que deseja resgatar?').value, 'rolo de ouro');
    found();
    assert(await screen.findByText('Sua busca por "rolo de ouro" não encontrou resultados :('));
    assert(screen.getByText('Por favor, tente outra vez com termos menos específicos.'));
    const asked = () => calls.filter(({route}) => route.startsWith(PREMIOS)).at(-1)?.route;
    assert.match(asked() ?? '', /busca=rolo(%20|\+)de(%20|\+)ouro/);
    await userEvent.click(screen.getAllByRole('button', {name: 'Limpar filtros'})[0] ?? document.body);
    assert.equal(screen.getByLabelText<HTMLInputElement>('O que deseja resgatar?').value, '');
    assert.doesNotMatch(asked() ?? '', /busca=rolo/);
  });
});
