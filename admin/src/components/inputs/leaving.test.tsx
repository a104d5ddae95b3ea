import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {act, screen, userEvent, waitFor} from '@clube/ui/testing';
import {produtos} from '../../produtos/index';
import EntityForm from '../entity-screens/EntityForm';
import {pageOf, renderForm} from './__tests__/render-form';

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const isMarked = (name: RegExp) => field(name).getAttribute('aria-invalid') === 'true';

describe('A field of a form', () => {
  it('says what is wrong when it is left, without a toast, until it is mended', async () => {
    renderForm(produtos, EntityForm);
    await userEvent.click(field(/^Produto/));
    assert.equal(screen.queryByText('Nome obrigatório'), null);
    await userEvent.tab();
    await screen.findByText('Nome obrigatório');
    assert.equal(screen.getAllByText(/obrigatório$/).length, 1);
    assert.deepEqual([isMarked(/^Produto/), isMarked(/^Código$/)], [true, false]);
    await userEvent.type(field(/^Produto/), 'Látex');
    await waitFor(() => assert(!isMarked(/^Produto/)));
  });

  it('has its text selected when one comes back to what was refused', async () => {
    renderForm(produtos, EntityForm);
    const price = field(/^Valor unitário/);
    await userEvent.type(price, ' ');
    await userEvent.tab();
    await waitFor(() => assert(isMarked(/^Valor unitário/)));
    // On Tab the browser selects the text itself.
    act(() => price.focus());
    assert.deepEqual([price.selectionStart, price.selectionEnd], [0, 1]);
  });

  it('is not left by what is typed, nor with its window', async () => {
    renderForm(produtos, EntityForm);
    await userEvent.click(field(/^Código$/));
    // The focus goes to another window; within the page it stays.
    act(() => void field(/^Código$/).dispatchEvent(new FocusEvent('focusout', {bubbles: true})));
    await userEvent.type(field(/^Código$/), '2 {Backspace}{Backspace}');
    assert.equal(screen.queryByText('Código obrigatório'), null);
  });

  it('keeps the focus while a button is pressed, so that no message moves the button away', async () => {
    renderForm(produtos, EntityForm);
    await userEvent.click(field(/^Produto/));
    await userEvent.pointer({keys: '[MouseLeft>]', target: screen.getByRole('button', {name: 'Cancelar'})});
    assert(document.activeElement === field(/^Produto/));
    assert.equal(screen.queryByText('Nome obrigatório'), null);
    await userEvent.click(screen.getByRole('button', {name: 'Cancelar'}));
    await screen.findByText('Lista');
  });
});

describe('A record that cannot be loaded', () => {
  beforeEach(() => void mock.method(console, 'error', () => undefined));
  afterEach(() => mock.restoreAll());

  const drawn = (answer: {status?: number; body: unknown}) =>
    renderForm(produtos, EntityForm, {at: 7, answers: {'GET /api/produtos': answer}});

  it('is reported in the words of the contract, with the cause below', async () => {
    drawn({status: 500, body: {}});
    await screen.findByText('Erro ao carregar dados do produto.');
    assert(screen.getByText(/^Algo deu errado do nosso lado/));
  });

  it("is reported in the server's words if it refused", async () => {
    drawn({status: 403, body: {erro: 'Você não pode ver isto.'}});
    await screen.findByText('Você não pode ver isto.');
    assert.equal(screen.queryByText('Erro ao carregar dados do produto.'), null);
  });

  it('is reported as missing if it is', async () => {
    drawn(pageOf([]));
    await screen.findByText('Este registro não foi encontrado.');
  });
});
