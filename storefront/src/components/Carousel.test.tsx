import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {render, screen, userEvent} from '@clube/ui/testing';
import {Carousel} from './Carousel';

const items = ['Furadeira', 'Lixadeira', 'Escada'].map(name => ({key: name, content: <a href={`/${name}`}>{name}</a>}));

describe('A row of cards', () => {
  afterEach(() => mock.restoreAll());

  it('is moved by the browser until what moves it in a circle is there', async () => {
    const moved: number[] = [];
    // The browser is never idle.
    mock.method(globalThis, 'requestIdleCallback', () => 0);
    mock.method(HTMLElement.prototype, 'scrollBy', ({left = 0}: ScrollToOptions) => void moved.push(Math.sign(left)));
    mock.getter(HTMLElement.prototype, 'clientWidth', () => 300);
    render(<Carousel title="OUTROS PRÊMIOS" items={items} />);
    assert.equal(screen.getAllByRole('link').length, 3);
    await userEvent.click(screen.getByRole('button', {name: 'Próximo'}));
    await userEvent.click(screen.getByRole('button', {name: 'Anterior'}));
    assert.deepEqual(moved, [1, -1]);
  });

  it('of none is not there', () => {
    const {container} = render(<Carousel title="OUTROS PRÊMIOS" items={[]} />);
    assert.equal(container.textContent, '');
  });
});
