import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {render, screen, server} from '@clube/ui/testing';
import {MemoryRouter} from 'react-router-dom';
import {endSession} from '../../base/session/session';
import Landing from './Landing';

describe('The landing', () => {
  it('says goodbye to who has left, and nothing of the person is on the device any more', async () => {
    server({});
    storeSession('loja', {token: 't', dono: {id: 7, nome: 'Ana Lima'}});
    sessionStorage.setItem('clube.em-curso.perfil', '{}');
    const {reload} = window.location;
    window.location.reload = () => undefined;
    await endSession('Até mais!');
    window.location.reload = reload;
    assert.deepEqual([localStorage.length, sessionStorage.length], [0, 0]);
    const {usr} = history.state as {usr: object};
    const drawn = () =>
      render(
        <MemoryRouter initialEntries={[{pathname: '/', state: usr}]}>
          <Landing />
          <Toasts />
        </MemoryRouter>,
      );
    drawn();
    assert(await screen.findByText('Até mais!'));
  });
});
