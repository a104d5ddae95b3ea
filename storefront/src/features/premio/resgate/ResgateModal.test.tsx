import assert from 'node:assert/strict';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {useState} from 'react';
import {MemoryRouter} from 'react-router-dom';
import type {Pintor, Premio} from '../../../base/types';
import {ResgateModal, firstStep} from './ResgateModal';
import {useResgateSteps} from './useResgateSteps';

const DELIVERY = {
  entregaNome: 'Maria da Silva',
  entregaRua: 'Rua das Tintas',
  entregaNumero: '12',
  entregaComplemento: 'Casa',
  entregaBairro: 'Centro',
  entregaCidade: 'Brasília',
  entregaEstado: 'DF',
  entregaCep: '70040010',
};
const PINTOR = {id: 7, cpf: '52998224725', nome: 'Maria da Silva', aceitouRegulamento: '1'} as Pintor;
const PREMIO: Premio = {
  id: 3,
  codigo: '55',
  nome: 'Furadeira',
  descricao: '<p>Com fio</p>',
  diretorioFoto: null,
  imagens: [],
  tipo: 'bivolt',
  pontosWeb: 1200,
  pontosAlternativo: 1400,
  custo: 12,
  isCombo: 0,
  quantidade: 0,
  tags: '',
  ativo: 1,
};
const ROUTE = 'POST /api/resgatar';

function Page({pintor, tipo, first = false}: {pintor: Pintor; tipo: Premio['tipo']; first?: boolean}) {
  const steps = useResgateSteps();
  const premio = {...PREMIO, tipo};
  // Like the page, which gets the requested card with the response.
  const [sendsCartao, setSendsCartao] = useState(first);
  return (
    <>
      <button onClick={() => steps.go(firstStep(pintor, premio))}>RESGATAR</button>
      <ResgateModal
        premio={premio}
        pintor={pintor}
        saldo={3000}
        sendsCartao={sendsCartao}
        onDone={() => setSendsCartao(false)}
        request={{codigoPremio: '55', qtde: 2, obs: '220V'}}
        pontos={2400}
        steps={steps}
      />
    </>
  );
}

async function drawn(
  pintor: Pintor = {...PINTOR, enderecoEntrega: DELIVERY},
  {tipo = 'bivolt', first = false}: {tipo?: Premio['tipo']; first?: boolean} = {},
) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['premio', PREMIO.codigo], PREMIO);
  const {unmount} = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/premio/55']}>
        <Page pintor={pintor} tipo={tipo} first={first} />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await press('RESGATAR');
  return {unmount, asksAgain: () => queryClient.getQueryState(['premio', PREMIO.codigo])?.isInvalidated};
}

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

describe('Asking for a prize', () => {
  beforeEach(() => sessionStorage.clear());

  it('shows what is asked for, its price and where it goes, and asks for just that', async () => {
    const calls = server({[ROUTE]: {body: {saldoNovo: 600, resgate: {id: 1, previsaoEntrega: '2027-01-21'}}}});
    await drawn();
    const dialog = screen.getByRole('dialog', {name: 'Confirmar resgate'});
    assert.match(dialog.textContent, /deseja resgatar 2 x Furadeira por 2\.400 pontos\?/);
    assert.match(dialog.textContent, /220V/);
    assert.match(dialog.textContent, /Rua das Tintas, 12 · Casa.*70040-010/);
    await press('CONFIRMAR');
    const done = await screen.findByRole('dialog', {name: 'Resgate realizado com sucesso!'});
    assert.match(done.textContent, /Seu saldo atual é de 600 pontos/);
    assert.match(done.textContent, /a previsão é 21\/01\/2027/);
    assert.deepEqual(
      calls.map(({route, body}) => [route, body]),
      [[ROUTE, {codigoPremio: '55', qtde: 2, obs: '220V', pontosVistos: 2400, enderecoEntrega: DELIVERY}]],
    );
  });

  it('says that the card comes with its first credit, although the painter has it by then', async () => {
    server({[ROUTE]: {body: {saldoNovo: 600, resgate: {id: 1, previsaoEntrega: null}}}});
    await drawn({...PINTOR, enderecoEntrega: DELIVERY}, {tipo: 'credito', first: true});
    await press('CONFIRMAR');
    const done = await screen.findByRole('dialog', {name: 'Resgate realizado com sucesso!'});
    assert.match(done.textContent, /Pedimos o seu cartão/);
  });

  it('asks for no address for a recharge, which comes in two working days', async () => {
    const calls = server({[ROUTE]: {body: {saldoNovo: 600, resgate: {id: 1, previsaoEntrega: '2026-11-25'}}}});
    await drawn(PINTOR, {tipo: 'recarga'});
    const dialog = screen.getByRole('dialog', {name: 'Confirmar resgate'});
    assert.equal(dialog.querySelector('address'), null);
    assert.equal(screen.queryByRole('button', {name: 'ALTERAR ENDEREÇO'}), null);
    await press('CONFIRMAR');
    const done = await screen.findByRole('dialog', {name: 'Resgate realizado com sucesso!'});
    assert.match(done.textContent, /A recarga entra em até 2 dias úteis: a previsão é 25\/11\/2026/);
    assert.deepEqual(
      calls.map(({body}) => body),
      [{codigoPremio: '55', qtde: 2, obs: '220V', pontosVistos: 2400}],
    );
  });

  for (const [what, emailConfirmado] of [
    ['promises a letter to the address that was confirmed', true],
    ['promises none to one that was not', false],
  ] as const)
    it(what, async () => {
      server({[ROUTE]: {body: {saldoNovo: 600, resgate: {id: 1, previsaoEntrega: null}}}});
      await drawn({...PINTOR, enderecoEntrega: DELIVERY, email: 'maria@example.com', emailConfirmado});
      await press('CONFIRMAR');
      const done = await screen.findByRole('dialog', {name: 'Resgate realizado com sucesso!'});
      assert.equal(done.textContent.includes('A confirmação vai para o seu e-mail.'), emailConfirmado);
    });

  it('asks for nothing after a no', async () => {
    const calls = server({});
    await drawn();
    await press('NÃO');
    assert.equal(screen.queryByRole('dialog'), null);
    assert.equal(calls.length, 0);
  });

  it('carries the same key on when nobody answered, a new one after a refusal', async () => {
    const refused = {status: 422, body: {erro: 'Saldo insuficiente'}};
    let answered = 0;
    const calls = server({
      [ROUTE]: () => (answered++ === 0 ? {status: 503, body: {erro: 'Tente de novo em instantes'}} : refused),
    });
    const {asksAgain} = await drawn();
    await press('CONFIRMAR');
    await screen.findByText('Tente de novo em instantes');
    assert.equal(asksAgain(), false, 'the same request is repeated');
    await press('CONFIRMAR');
    await screen.findByText('Saldo insuficiente');
    assert.equal(asksAgain(), true, 'price or stock may have changed');
    await press('CONFIRMAR');
    await screen.findByRole('dialog', {name: 'Confirmar resgate'});
    const [first, second, third] = calls.map(({headers}) => headers.get('Idempotency-Key'));
    assert(first);
    assert.equal(second, first);
    assert.notEqual(third, first);
  });

  it('fills the complement of an address that has none', async () => {
    await drawn({...PINTOR, endCep: '70040010', endRua: 'Rua das Tintas', endNumero: '0'});
    await press('Sem complemento');
    assert.equal(screen.getByLabelText<HTMLInputElement>('Complemento').value, 'Sem complemento');
    assert.equal(screen.queryByRole('button', {name: 'Sem complemento'}), null);
  });

  it('asks for the address first where none was kept, and for every part of it', async () => {
    await drawn({...PINTOR, endCep: '70040010', endRua: 'Rua das Tintas', endNumero: '0'});
    await press('CONTINUAR');
    const number = screen.getByLabelText<HTMLInputElement>('Número');
    assert.equal(number.value, '');
    assert.equal(number.getAttribute('aria-invalid'), 'true');
    assert(screen.getByRole('dialog', {name: 'Endereço de entrega'}));
  });

  it('says at the field, as one leaves it, what is wrong with the address, and cuts nothing', async () => {
    const CEP = 'GET /api/cep/70040011';
    const calls = server({[CEP]: {status: 404, body: {erro: 'CEP inválido', codigo: 'CEP_NAO_ENCONTRADO'}}});
    await drawn({...PINTOR, endCep: '70040010'});
    const cep = screen.getByLabelText<HTMLInputElement>('CEP');
    const said = (input: HTMLInputElement) =>
      input.getAttribute('aria-invalid') &&
      document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
    const write = async (input: HTMLInputElement, text: string) => {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.tab();
    };
    await write(cep, '7004001');
    assert.equal(said(cep)?.trim(), 'CEP inválido');
    assert.deepEqual([cep.value, calls.length], ['70040-01', 0]);
    await write(cep, '70040011');
    await waitFor(() => assert.equal(said(cep)?.trim(), 'CEP inválido'));
    assert.deepEqual(
      calls.map(({route}) => route),
      [CEP],
    );
    const complement = screen.getByLabelText<HTMLInputElement>('Complemento');
    const long = 'Casa dos fundos, portão verde ao lado da oficina, tocar a campainha duas vezes';
    await write(complement, long);
    assert.equal(complement.value, long);
    assert.equal(said(complement)?.trim(), 'Complemento deve ter no máximo 60 caracteres');
    await write(complement, 'Casa');
    assert.equal(said(complement), null);
    await press('CONTINUAR');
    assert.ok((await screen.findAllByText('CEP inválido')).length > 0);
  });

  it('keeps a half-typed address, and asks for it before anything is confirmed', async () => {
    const {unmount} = await drawn();
    await press('ALTERAR ENDEREÇO');
    await userEvent.clear(screen.getByLabelText('Número'));
    await userEvent.type(screen.getByLabelText('Bairro'), ' Novo');
    unmount();
    await drawn();
    assert(screen.getByRole('dialog', {name: 'Endereço de entrega'}));
    assert.equal(screen.getByLabelText<HTMLInputElement>('Bairro').value, 'Centro Novo');
    assert.equal(screen.getByLabelText<HTMLInputElement>('Número').value, '');
  });

  it('asks under the same key after a reload that came before the answer', async () => {
    const calls = server({[ROUTE]: {status: 503, body: {erro: 'Tente de novo em instantes'}}});
    const {unmount} = await drawn();
    await press('CONFIRMAR');
    await screen.findByText('Tente de novo em instantes');
    unmount();
    await drawn();
    await press('CONFIRMAR');
    await screen.findByText('Tente de novo em instantes');
    const [first, second] = calls.map(({headers}) => headers.get('Idempotency-Key'));
    assert.equal(second, first);
  });
});
