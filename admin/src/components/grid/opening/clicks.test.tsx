import assert from 'node:assert/strict';
import {render, screen, userEvent} from '@clube/ui/testing';
import {createPortal} from 'react-dom';
import {isRowClick} from './clicks';

function Row({onOpen}: {onOpen: () => void}) {
  return (
    <ul>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
      <li onClick={event => isRowClick(event) && onOpen()}>
        <span>Ana</span>
        <button>Ações</button>
        {createPortal(<p>Menu</p>, document.body)}
      </li>
    </ul>
  );
}

describe('A click on a row', () => {
  it('opens it, but on a control of it, or in what its portals show', async () => {
    let opened = 0;
    render(<Row onOpen={() => (opened += 1)} />);
    for (const [text, times] of [
      ['Ana', 1],
      ['Ações', 1],
      ['Menu', 1],
    ] as const) {
      await userEvent.click(screen.getByText(text));
      assert.equal(opened, times, text);
    }
  });
});
