import assert from 'node:assert/strict';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import Cadastro from '../Cadastro';

const QUIET = {
  'GET /api/sessoes/parceiro/social': {body: {provedores: []}},
  'GET /api/revendas': {body: {revendas: [], metadata: {total: 0}}},
  'GET /api/parceiros': {body: {parceiros: [], metadata: {total: 0}}},
  'POST /api/indique-ganhe/validate': {status: 404, body: {erro: 'Indicador não encontrado'}},
  'GET /api/cep/99999999': {status: 404, body: {erro: 'CEP inválido'}},
};
const DRAFT = {
  ...{nome: 'Ana Prado', cpf: '52998224725', celular: '11988887777', dataNascimento: '20041985'},
  ...{email: 'ana@exemplo.com.br', endCep: '01310100', endRua: 'Avenida Paulista', endNumero: '1578'},
  ...{endBairro: 'Bela Vista', endCidade: 'São Paulo', endEstado: 'SP'},
};

function drawn(step: string) {
  localStorage.setItem('clube.cadastro', JSON.stringify({values: DRAFT, savedAt: Date.now()}));
  server(QUIET);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/cadastrar?etapa=${step}`]}>
        <Cadastro />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const goOn = () => userEvent.click(screen.getByRole('button', {name: /Continuar|Cadastrar/}));

/** Step, field, typed text, its error, and the value after leaving the field. */
const LEFT: readonly (readonly [step: string, label: string, typed: string, said: string, kept?: string])[] = [
  ['voce', 'CPF', '52998224720', 'CPF não é válido', '529.982.247-20'],
  ['voce', 'CPF', '11111111111', 'CPF não é válido', '111.111.111-11'],
  ['voce', 'CPF', '5299822', 'CPF não é válido', '529.982.2'],
  ['voce', 'Celular', '119888877', 'Celular inválido', '(11) 98888-77'],
  ['contato', 'Data de nascimento', '2004198', 'Data de nascimento inválida', '20/04/198'],
  ['contato', 'Data de nascimento', '20042099', 'Data de nascimento inválida', '20/04/2099'],
  [
    ...(['contato', 'Data de nascimento', '20042020'] as const),
    ...(['Você precisa ter 18 anos ou mais para participar do Clube do Pintor', '20/04/2020'] as const),
  ],
  ['contato', 'Email', 'ana@exemplo', 'Email inválido'],
  ['contato', 'Telefone (opcional)', '113456789', 'Telefone inválido', '(11) 3456-789'],
  ['endereco', 'CEP', '0131010', 'CEP inválido', '01310-10'],
  ['endereco', 'CEP', '99999999', 'CEP inválido', '99999-999'],
  ['loja', 'Código de indicação (opcional)', 'ninguem', 'Indicador não encontrado'],
];

const EMPTY: Readonly<Record<string, readonly string[]>> = {
  voce: ['Nome obrigatório', 'CPF obrigatório', 'Celular obrigatório'],
  contato: ['Data de nascimento obrigatório', 'Email obrigatório'],
  endereco: [
    ...['CEP obrigatório', 'Rua obrigatório', 'Número obrigatório', 'Bairro obrigatório'],
    ...['Cidade obrigatório', 'UF obrigatório'],
  ],
  senha: [
    ...['Senha obrigatório', 'Confirmação de senha obrigatório'],
    'Você deve concordar com termo de compartilhamento de dados antes de prosseguir',
    'Você deve concordar com os termos do regulamento antes de prosseguir',
  ],
};

describe('The fields of the sign-up', () => {
  for (const [step, label, typed, said, stored = typed] of LEFT)
    it(`say "${said}" as one leaves ${label} with ${typed}, and keep it`, async () => {
      drawn(step);
      const input = await screen.findByLabelText<HTMLInputElement>(label);
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      assert.ok(await screen.findByText(said), 'at the field alone: a message comes with sending');
      assert.deepEqual([input.value, input.getAttribute('aria-invalid')], [stored, 'true']);
    });

  for (const [step, messages] of Object.entries(EMPTY))
    it(`say all that is missing in the step ${step}, the first of it as a message too`, async () => {
      drawn(step);
      await screen.findByRole('button', {name: /Continuar|Cadastrar/});
      for (const input of document.querySelectorAll<HTMLInputElement>(
        'form section input:not([type=checkbox], [hidden])',
      ))
        await userEvent.clear(input);
      for (const select of screen.queryAllByLabelText('UF')) await userEvent.selectOptions(select, '');
      await goOn();
      for (const [i, message] of messages.entries())
        assert.equal((await screen.findAllByText(message)).length, i === 0 ? 2 : 1, message);
    });
});
