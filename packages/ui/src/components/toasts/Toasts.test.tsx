import assert from 'node:assert/strict';
import {act, render, screen, userEvent, waitFor} from '@clube/ui/testing';
import {Field} from '../field/Field';
import {Modal} from '../modal/Modal';
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

  it('has a button that does something about it', async () => {
    let pressed = 0;
    render(<Toasts />);
    act(() => notify.success('Nota pontuada', undefined, {label: 'Desfazer', onPress: () => pressed++}));
    await userEvent.click(await screen.findByRole('button', {name: 'Desfazer'}));
    assert.equal(pressed, 1);
  });

  it('is read out by screen readers and can be closed', async () => {
    render(<Toasts />);
    act(() => notify.info('Foto recebida'));
    await screen.findByText('Foto recebida');
    assert.equal(screen.getByRole('region', {name: /^Mensagens/}).getAttribute('aria-live'), 'polite');
    await userEvent.click(screen.getByRole('button', {name: 'Dispensar aviso'}));
    await waitFor(() => assert.deepEqual(shown(), []));
  });

  it('goes once what it says is mended at its field', async () => {
    const draw = (error?: string) => (
      <>
        <Field label="Nome" error={error} />
        <Toasts />
      </>
    );
    const {rerender} = render(draw('Nome obrigatório'));
    act(() => {
      notify.error('Nome obrigatório');
      notify.info('Foto recebida');
    });
    await waitFor(() => assert.equal(shown().length, 2));
    rerender(draw());
    await waitFor(() => assert.deepEqual(shown(), ['Foto recebida']));
  });

  it('is inside of the dialog that covers the page, where it can be pressed and heard, and leaves it unharmed', async () => {
    const draw = (open: boolean) => (
      <>
        <Modal open={open} title="Regulamento">
          O texto
        </Modal>
        <Toasts />
      </>
    );
    const {rerender} = render(draw(true));
    act(() => notify.success('Olá, Ana!'));
    const dialog = screen.getByRole('dialog', {name: 'Regulamento'});
    await waitFor(() => assert(dialog.contains(screen.getByText('Olá, Ana!'))));
    rerender(draw(false));
    assert(document.body.contains(screen.getByText('Olá, Ana!')));
  });
});
