import assert from 'node:assert/strict';
import {AVISO_CHANNEL_LABELS, AVISO_DESCRIPTIONS, type AvisoKind} from '@clube/domain';
import {afterTimers, render, screen, server, userEvent, waitFor, within} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import AvisoSettings from './AvisoSettings';

const SAVE = 'PUT /api/avisos/preferencias';

describe('The settings of notices', () => {
  it('are sent one after the other, so that the last choice is the one that is kept', async () => {
    const [tipo] = Object.keys(AVISO_DESCRIPTIONS) as [AvisoKind];
    const answered = Promise.withResolvers<void>();
    const calls = server({
      'GET /api/avisos/preferencias': {
        body: {preferencias: [{tipo, app: true, push: true, email: true}], aparelhos: [], email: null},
      },
      [SAVE]: () => answered.promise.then(() => ({body: {}})),
    });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <AvisoSettings />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    const kind = within(await screen.findByRole('group', {name: AVISO_DESCRIPTIONS[tipo].titulo}));
    const box = kind.getByRole<HTMLInputElement>('checkbox', {name: AVISO_CHANNEL_LABELS.email});
    const sent = () => calls.filter(({route}) => route === SAVE).map(({body}) => (body as {ligado: boolean}).ligado);
    await userEvent.click(box);
    await userEvent.click(box);
    await afterTimers();
    assert.equal(box.checked, true);
    assert.deepEqual(sent(), [false]);
    answered.resolve();
    await waitFor(() => assert.deepEqual(sent(), [false, true]));
  });
});
