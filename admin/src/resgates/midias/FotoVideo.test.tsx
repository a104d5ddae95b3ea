import assert from 'node:assert/strict';
import {NO_RESGATE_ID} from '@clube/domain';
import {Toasts} from '@clube/ui';
import {render, screen, userEvent} from '@clube/ui/testing';
import {MemoryRouter} from 'react-router-dom';
import {ManifestContext} from '../../manifest/context';
import {resgates} from '..';
import FotoVideo from './FotoVideo';

describe('Photos and videos without an order', () => {
  it('ask for its number, at the field and in a toast', async () => {
    render(
      <ManifestContext value={resgates}>
        <MemoryRouter>
          <FotoVideo />
        </MemoryRouter>
        <Toasts />
      </ManifestContext>,
    );
    await userEvent.click(screen.getByRole('button', {name: 'Abrir'}));
    assert.equal(screen.getAllByText(NO_RESGATE_ID).length, 2);
  });
});
