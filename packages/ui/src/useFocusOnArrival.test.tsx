import assert from 'node:assert/strict';
import {render, screen} from '@clube/ui/testing';
import {useFocusOnArrival} from './useFocusOnArrival';

function App({pathname}: {pathname: string}) {
  useFocusOnArrival(pathname);
  return (
    <>
      <a href="/menu">Menu</a>
      <main>{pathname === '/busca' ? <input autoFocus /> : <button key={pathname}>{pathname}</button>}</main>
    </>
  );
}

describe('useFocusOnArrival', () => {
  it('moves the focus to the new screen, and leaves it where the screen has put it', () => {
    const {rerender} = render(<App pathname="/a" />);
    assert(document.activeElement === document.body, 'the page itself has just been opened');
    screen.getByRole('link').focus();
    rerender(<App pathname="/a" />);
    assert(document.activeElement === screen.getByRole('link'));
    rerender(<App pathname="/b" />);
    assert(document.activeElement === screen.getByRole('main'));
    screen.getByRole('link').focus();
    rerender(<App pathname="/busca" />);
    assert(document.activeElement === screen.getByRole('textbox'));
  });
});
