import assert from 'node:assert/strict';
import {render, screen, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {PushInvite} from './PushInvite';

/** Logs in a painter whose browser supports push, with this answer to the permission request. */
function givenBrowser(answer: NotificationPermission): {asked: () => number} {
  let asked = 0;
  const requestPermission = () => {
    asked++;
    return Promise.resolve(answer);
  };
  localStorage.setItem('clube.sessao.loja', JSON.stringify({token: 'x', dono: {id: 7, nome: 'Ana', foto: null}}));
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, {value, configurable: true, writable: true});
  define(window, 'Notification', {permission: 'default', requestPermission});
  define(window, 'PushManager', () => undefined);
  define(navigator, 'serviceWorker', {getRegistration: () => Promise.resolve(undefined)});
  return {asked: () => asked};
}

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PushInvite />
    </QueryClientProvider>,
  );

describe('PushInvite', () => {
  afterEach(() => {
    localStorage.clear();
    for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('has the browser ask only after the tap, and does not ask again after a no', async () => {
    const {asked} = givenBrowser('denied');
    show();
    const button = await screen.findByRole('button', {name: 'Avisar neste aparelho'});
    assert.equal(asked(), 0);
    await userEvent.click(button);
    await waitFor(() => assert.equal(screen.queryByRole('button', {name: 'Avisar neste aparelho'}), null));
    assert.equal(asked(), 1);
  });

  it('goes for a month when it is put off', async () => {
    givenBrowser('granted');
    const {unmount} = show();
    await userEvent.click(await screen.findByRole('button', {name: 'Agora não'}));
    assert.equal(screen.queryByRole('button'), null);
    unmount();
    show();
    await new Promise(resolve => setTimeout(resolve, 0));
    assert.equal(screen.queryByRole('button'), null);
  });

  it('is not there where the browser knows no push', async () => {
    localStorage.setItem('clube.sessao.loja', JSON.stringify({token: 'x', dono: {id: 7, nome: 'Ana', foto: null}}));
    show();
    await new Promise(resolve => setTimeout(resolve, 0));
    assert.equal(screen.queryByRole('button'), null);
  });
});
