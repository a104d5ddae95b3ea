import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {Toasts} from '@clube/ui';
import {render, screen, server} from '@clube/ui/testing';
import {AdminContext, ListBase, memoryStore} from 'react-admin';
import {MemoryRouter} from 'react-router-dom';
import {ManifestContext} from '../../manifest/context';
import {premios} from '../../premios';
import {dataProvider} from '../../providers/dataProvider';
import {i18nProvider} from '../../providers/i18nProvider';
import {mapResources} from '../../providers/resources';
import {ListFailure} from './ListFailure';

mapResources([premios]);

async function failed(answer: {status: number; body: unknown}, said: string) {
  const told = mock.method(console, 'error', () => undefined);
  server({'GET /api/premios': answer});
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <ManifestContext value={premios}>
          <ListBase resource="premios" disableAuthentication queryOptions={{retry: false, onError: () => undefined}}>
            <ListFailure />
          </ListBase>
        </ManifestContext>
      </AdminContext>
      <Toasts />
    </MemoryRouter>,
  );
  const toasts = await screen.findAllByText(said);
  assert.equal(toasts.length, 1);
  told.mock.restore();
}

describe('ListFailure', () => {
  it("says the contract's own words where the server said nothing", () =>
    failed({status: 500, body: {}}, 'Erro ao buscar prêmios'));

  it('says what the server said, where it did', () =>
    failed({status: 503, body: {erro: 'Estamos em manutenção.'}}, 'Estamos em manutenção.'));
});
