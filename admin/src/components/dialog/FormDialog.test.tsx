import assert from 'node:assert/strict';
import {OBSERVACAO_RULE, STOCK_REASON_RULE, type ReasonRule} from '@clube/domain';
import {Toasts} from '@clube/ui';
import {act, isFocused, pressEscape, render, screen, server, userEvent} from '@clube/ui/testing';
import {client} from '@clube/api-client';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {useAction} from '../useAction';
import {JustificationDialog} from './JustificationDialog';
import {ReasonDialog} from './ReasonDialog';

const ROUTE = 'PUT /api/resgates/9/alterar-observacao';

function Observation({rule, onClose}: {rule: ReasonRule; onClose: () => void}) {
  const {busy, run, errors, forget} = useAction({failure: 'Erro ao salvar'});
  const send = async (descricao: string): Promise<void> => {
    const call = () => client.put('/api/resgates/{id}/alterar-observacao', {path: {id: 9}, body: {descricao}});
    if (await run(call)) onClose();
  };
  return (
    <JustificationDialog
      title="Observação"
      label="Texto"
      hint="O pintor lê."
      rule={rule}
      busy={busy}
      error={errors.descricao}
      onType={() => forget()}
      onSend={text => void send(text)}
      onClose={onClose}
    />
  );
}

function drawn(rule = OBSERVACAO_RULE) {
  let closed = 0;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Observation rule={rule} onClose={() => (closed += 1)} />
      <Toasts />
    </QueryClientProvider>,
  );
  return {closed: () => closed, dialog: screen.getByRole('dialog'), field: () => screen.getByLabelText(/^Texto/)};
}

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

describe('a dialog with a form', () => {
  it('begins in its first field, and is left at once while nothing was typed', async () => {
    server({});
    const {closed, field, dialog} = drawn();
    await isFocused(field());
    act(() => pressEscape(dialog));
    assert.equal(closed(), 1);
    await press('Voltar');
    assert.equal(closed(), 2);
  });

  it('asks before typed text is thrown away; who stays is back in the field', async () => {
    server({});
    const {closed, field, dialog} = drawn();
    await userEvent.type(field(), 'Portaria');
    act(() => pressEscape(dialog));
    assert(screen.getByText('Descartar o que foi alterado?'));
    await isFocused(screen.getByRole('button', {name: 'Continuar editando'}));
    act(() => pressEscape(dialog));
    assert.equal(closed(), 0);
    await isFocused(field());
    await userEvent.clear(field());
    await press('Voltar');
    assert.equal(closed(), 1);
    await userEvent.type(field(), 'x');
    await press('Fechar');
    await press('Descartar');
    assert.equal(closed(), 2);
  });

  it('counts, holds the text to its rule, and sends it without the spaces around it', async () => {
    const calls = server({[ROUTE]: {body: {mensagem: 'ok'}}});
    const {closed, field} = drawn(STOCK_REASON_RULE);
    assert(screen.getByText('0 de 200 caracteres.'));
    await press('Salvar');
    assert.equal(field().getAttribute('aria-invalid'), 'true');
    await isFocused(field());
    assert.equal(screen.getAllByText('Informe o motivo da correção do estoque').length, 2);
    await userEvent.type(field(), ' Quebrou ');
    assert(screen.getByText('7 de 200 caracteres.'));
    await press('Salvar');
    assert.deepEqual(calls[0]?.body, {descricao: 'Quebrou'});
    assert.equal(closed(), 1);
  });

  it('keeps what was typed when the call fails, with the server’s words at the field', async () => {
    server({[ROUTE]: {status: 422, body: {erro: 'Não pode', campos: {descricao: 'Sem palavrões'}}}});
    const {closed, field} = drawn();
    await userEvent.type(field(), 'Puxa');
    await press('Salvar');
    assert(await screen.findByText('Sem palavrões'));
    await isFocused(field());
    assert.equal(closed(), 0);
    assert((field() as HTMLTextAreaElement).value === 'Puxa');
    await userEvent.type(field(), '!');
    assert.equal(screen.queryByText('Sem palavrões'), null);
  });

  it('sends one of a few reasons, and says so when none was chosen', async () => {
    let sent = '';
    render(
      <ReasonDialog
        title="Reprovar"
        reasons={[
          {value: 'a', text: 'Ilegível'},
          {value: 'b', text: 'Repetida'},
        ]}
        missing="Escolha um dos motivos"
        submitLabel="Reprovar"
        busy={false}
        onSend={reason => (sent = reason)}
        onClose={() => undefined}
      >
        O pintor verá o motivo.
      </ReasonDialog>,
    );
    await press('Reprovar');
    assert(screen.getByText('Escolha um dos motivos'));
    await isFocused(screen.getByLabelText('Ilegível'));
    await userEvent.click(screen.getByLabelText('Repetida'));
    await press('Reprovar');
    assert.equal(sent, 'b');
  });
});
