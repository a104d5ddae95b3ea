import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {act, render, screen} from '@clube/ui/testing';
import {howLongAgo} from './text';
import {useNow} from './useNow';

const AT = new Date('2026-11-02T15:00:00.000Z');
const Ago = () => <p>{howLongAgo(AT, useNow())}</p>;

describe('How long ago something was', () => {
  before(() => mock.timers.enable({apis: ['setInterval', 'Date'], now: AT.getTime() + 5 * 60_000}));
  after(() => mock.timers.reset());

  it('goes on with the minutes', () => {
    render(<Ago />);
    assert(screen.getByText('há 5 min'));
    act(() => mock.timers.tick(60_000));
    assert(screen.getByText('há 6 min'));
  });
});
