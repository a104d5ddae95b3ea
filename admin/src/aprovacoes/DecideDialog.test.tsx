import assert from 'node:assert/strict';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor, within} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {storeSession} from '@clube/api-client';
import {columnsOf, type Aprovacao, type Decision} from './columns';
import {DecideDialog} from './DecideDialog';

const REQUEST: Aprovacao = {
  id: 7,
  titulo: 'Código de cadastro',
  resumo: 'FEIRA: 60.000 pontos, até 10 vezes',
  excessos: 'Pontos do código: 60.000 (até 10.000)',
  pedidaPor: 'Maximiliano Sebastião Albuquerque de Vasconcelos',
  pedidaPorId: 4,
  pedidaEm: '2026-09-15T15:00:00.000Z',
  estado: 'aberta',
  decididaPor: null,
  decididaEm: null,
  motivo: null,
};

function opened(what: Decision, routes: Parameters<typeof server>[0]) {
  const calls = server(routes);
  let closed = 0;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DecideDialog what={what} request={REQUEST} onClose={() => (closed += 1)} />
      <Toasts />
    </QueryClientProvider>,
  );
  return {calls, closed: () => closed};
}

describe('A request that is for two people', () => {
  it('says what it is, who asked and why, and is done by the second person', async () => {
    const call = 'POST /api/aprovacoes/7/aprovar';
    const {calls, closed} = opened('aprovar', {
      [call]: {body: {mensagem: 'Código aprovado: ele já vale no cadastro.'}},
    });
    assert(screen.getByText(/FEIRA: 60.000 pontos, até 10 vezes/));
    assert(screen.getByText(/Pedido por Maximiliano Sebastião/));
    await userEvent.click(screen.getByRole('button', {name: 'Aprovar'}));
    assert(await screen.findByText('Código aprovado: ele já vale no cadastro.'));
    assert.deepEqual([calls.map(({route}) => route), closed()], [[call], 1]);
  });

  it('stays open when the server refuses, in its words', async () => {
    const erro = 'Você mesmo fez este pedido: outra pessoa da equipe precisa aprovar.';
    const {closed} = opened('aprovar', {
      'POST /api/aprovacoes/7/aprovar': {status: 422, body: {erro, codigo: 'PEDIDO_SEU'}},
    });
    await userEvent.click(screen.getByRole('button', {name: 'Aprovar'}));
    assert.equal((await screen.findAllByText(erro)).length > 0, true);
    assert.equal(closed(), 0);
  });

  it('shows the figures of now in place of those that changed, and is approved by them', async () => {
    const call = 'POST /api/aprovacoes/7/aprovar';
    const erro = 'O pedido mudou desde que foi feito. Agora é: FEIRA: 90.000 pontos. Confira e aprove de novo.';
    opened('aprovar', {[call]: {status: 409, body: {erro, codigo: 'PEDIDO_MUDOU'}}});
    await userEvent.click(screen.getByRole('button', {name: 'Aprovar'}));
    const dialog = within(screen.getByRole('dialog'));
    assert(await dialog.findByText(erro));
    assert.equal(screen.queryByText(/60.000 pontos, até 10 vezes/), null);
    server({[call]: {body: {mensagem: 'Aprovado'}}});
    await userEvent.click(dialog.getByRole('button', {name: 'Aprovar'}));
    assert(await screen.findByText('Aprovado'));
  });

  it('is refused with a reason, and not without', async () => {
    const call = 'POST /api/aprovacoes/7/recusar';
    const {calls, closed} = opened('recusar', {[call]: {body: {mensagem: 'Pedido recusado'}}});
    await userEvent.click(screen.getByRole('button', {name: 'Recusar'}));
    assert.equal((await screen.findAllByText('Informe o motivo da recusa')).length > 0, true);
    assert.equal(calls.length, 0);
    await userEvent.type(screen.getByLabelText(/Motivo da recusa/), ' Turma errada ');
    await userEvent.click(screen.getByRole('button', {name: 'Recusar'}));
    await waitFor(() => assert.equal(closed(), 1));
    assert.deepEqual(calls[0]?.body, {motivo: 'Turma errada'});
  });

  it('is withdrawn with a reason, which is none for a refusal', async () => {
    opened('retirar', {});
    await userEvent.click(screen.getByRole('button', {name: 'Retirar'}));
    assert((await screen.findAllByText('Informe o motivo')).length > 0);
  });
});

describe('What may be done with a request', () => {
  const offered = (id: number) => {
    storeSession('painel', {token: 't', dono: {id, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao: 1}});
    const asked: Decision[] = [];
    const actions = columnsOf(what => asked.push(what)).find(({field}) => field === 'acoes');
    render(<>{actions && 'cell' in actions && actions.cell?.(REQUEST)}</>);
    return {names: screen.getAllByRole('button').map(button => button.getAttribute('aria-label')), asked};
  };

  it('is to approve or refuse it, if another person asked', () => {
    assert.deepEqual(offered(9).names, ['Aprovar o pedido 7', 'Recusar o pedido 7']);
  });

  it('is to withdraw it, if one asked oneself', async () => {
    const {names, asked} = offered(4);
    assert.deepEqual(names, ['Retirar o pedido 7']);
    await userEvent.click(screen.getByRole('button'));
    assert.deepEqual(asked, ['retirar']);
  });

  it('is withdrawn by the call that refuses', async () => {
    const call = 'POST /api/aprovacoes/7/recusar';
    const {calls, closed} = opened('retirar', {[call]: {body: {mensagem: 'Pedido retirado'}}});
    await userEvent.type(screen.getByLabelText(/^Motivo/), 'Engano');
    await userEvent.click(screen.getByRole('button', {name: 'Retirar'}));
    await waitFor(() => assert.equal(closed(), 1));
    assert.deepEqual(calls[0]?.body, {motivo: 'Engano'});
  });
});
