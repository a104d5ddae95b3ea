import assert from 'node:assert/strict';
import {act, render, screen, userEvent, waitFor} from '@clube/ui/testing';
import {notify} from './notify';
import {Toasts} from './Toasts';

const shown = () => [...document.querySelectorAll('[data-sonner-toast]')].map(toast => toast.textContent);

describe('Toasts', () => {
  it('says a message with its detail', async () => {
    render(<Toasts />);
    act(() => notify.success('Resgate realizado com sucesso!', 'Seu saldo atual é de 90 pontos'));
    assert(await screen.findByText('Resgate realizado com sucesso!'));
    assert(screen.getByText('Seu saldo atual é de 90 pontos'));
  });

  it('says the same thing once, however often it happens', async () => {
    render(<Toasts />);
    act(() => notify.error('Sem conexão com o servidor.'));
    await screen.findByText('Sem conexão com o servidor.');
    act(() => notify.error('Sem conexão com o servidor.'));
    assert.deepEqual(shown(), ['Sem conexão com o servidor.']);
  });

  it('is read out by screen readers and can be closed', async () => {
    render(<Toasts />);
    act(() => notify.info('Foto recebida'));
    await screen.findByText('Foto recebida');
    assert.equal(screen.getByRole('region', {name: /^Avisos/}).getAttribute('aria-live'), 'polite');
    await userEvent.click(screen.getByRole('button', {name: 'Fechar aviso'}));
    await waitFor(() => assert.deepEqual(shown(), []));
  });
});
