import assert from 'node:assert/strict';
import {render, screen, userEvent} from '@clube/ui/testing';
import {Link, MemoryRouter, Route, Routes} from 'react-router-dom';
import {ScreenBoundary} from './ScreenBoundary';

function Breaks(): never {
  throw new Error('the file of this screen is gone');
}

describe('A screen that broke', () => {
  const said = console.error;
  // React logs caught errors.
  before(() => void (console.error = () => undefined));
  after(() => void (console.error = said));

  it('says so, offers to load anew, and lets go on to another', async () => {
    render(
      <MemoryRouter initialEntries={['/quebrada']}>
        <Link to="/inteira">Adiante</Link>
        <ScreenBoundary>
          <Routes>
            <Route path="quebrada" element={<Breaks />} />
            <Route path="inteira" element="Inteira" />
          </Routes>
        </ScreenBoundary>
      </MemoryRouter>,
    );
    assert(screen.getByText(/^Esta página não pôde ser mostrada/));
    assert(screen.getByRole('button'));
    await userEvent.click(screen.getByRole('link', {name: 'Adiante'}));
    assert(await screen.findByText('Inteira'));
    assert(!screen.queryByText(/^Esta página não pôde ser mostrada/));
  });
});
