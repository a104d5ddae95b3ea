import assert from 'node:assert/strict';
import {act, render, screen} from '@clube/ui/testing';
import {lazy} from 'react';
import {LazyBoundary} from './LazyBoundary';

/** A lazy component whose file the test loads or lets fail. */
function fetchedPart() {
  const file = Promise.withResolvers<{default: () => string}>();
  return {Part: lazy(() => file.promise), ...file};
}

describe('A part of a screen in a file of its own', () => {
  const said = console.error;
  // React logs caught errors.
  before(() => void (console.error = () => undefined));
  after(() => void (console.error = said));

  it('stands where it belongs once it has come', async () => {
    const {Part, resolve} = fetchedPart();
    render(
      <LazyBoundary fallback="a caminho">
        <Part />
      </LazyBoundary>,
    );
    assert(screen.getByText('a caminho'));
    await act(async () => resolve({default: () => 'chegou'}));
    assert(screen.getByText('chegou'));
  });

  it('leaves the rest of the screen standing where it does not come, and says so', async () => {
    const {Part, reject} = fetchedPart();
    render(
      <>
        <h1>O prêmio</h1>
        <LazyBoundary>
          <Part />
        </LazyBoundary>
      </>,
    );
    await act(async () => reject(new Error('no connection')));
    assert(screen.getByText(/^Esta parte da página não pôde ser mostrada/));
    assert(screen.getByRole('heading', {name: 'O prêmio'}));
  });
});
