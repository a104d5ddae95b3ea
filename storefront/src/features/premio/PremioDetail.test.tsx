import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import type {Info, Premio} from '../../base/types';
import {PremioDetail} from './PremioDetail';

const PREMIO: Premio = {
  ...{id: 3, codigo: '55', nome: 'Furadeira', descricao: '<p>Com fio</p>', diretorioFoto: null, imagens: []},
  ...{
    pontosWeb: 1200,
    pontosAlternativo: 1400,
    custo: 12,
    isCombo: 0,
    quantidade: 0,
    tags: '',
    ativo: 1,
    tipo: 'geral',
  },
};
const profile = {id: 7, cpf: '52998224725', nome: 'Ana', aceitouRegulamento: '1'};
const LISTS = {
  'GET /api/favoritos': {body: {favoritos: [], count: 0, metadata: {total: 0}}},
  'GET /api/pontuacoes': {
    body: {pontuacoes: [{totalPontos: 300}, {totalPontos: 500}], count: 2, metadata: {total: 2}},
  },
};

function drawn(premio: Partial<Premio>, {saldo = 5000, ...more}: {saldo?: number; cartao?: object} = {}) {
  storeSession('loja', {token: 'x', dono: profile});
  const info = {saldoPontos: saldo, profile, requisitos: [], cluster: null, nextCluster: null, ...more};
  const queryClient = new QueryClient();
  const shown = (now: Partial<Premio>) => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <PremioDetail premio={{...PREMIO, ...now}} info={info as unknown as Info} />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const {rerender} = render(shown(premio));
  return (now: Partial<Premio>) => rerender(shown(now));
}
const resgatar = () => screen.getByRole<HTMLButtonElement>('button', {name: 'RESGATAR'});

describe('PremioDetail', () => {
  it('asks for what the type needs, in its words, and leads to what is missing', async () => {
    const cases: [Partial<Premio>, string][] = [
      [{tipo: 'recarga'}, 'Selecione a operadora'],
      [{tipo: 'bivolt'}, 'Opção do produto não selecionado'],
      [{tipo: 'calcado'}, 'Opção do produto não selecionado'],
      [{tipo: 'kit', codigo: '185'}, 'Alguma opção de produto não foi selecionada'],
      [{tipo: 'disco3'}, 'Por favor, selecione a gramagem do disco'],
      [{tipo: 'credito'}, 'Informe seu nome completo'],
    ];
    for (const [premio, message] of cases) {
      server(LISTS);
      drawn(premio);
      await userEvent.click(resgatar());
      assert.ok((await screen.findAllByText(message)).length > 0, message);
      await waitFor(() => assert.equal(document.activeElement?.tagName, 'INPUT', message));
      assert.equal(screen.queryByRole('dialog'), null);
      document.body.innerHTML = '';
    }
  });

  it('prices 220V and several by what they cost, and says what is left', async () => {
    server(LISTS);
    drawn({tipo: 'bivolt'});
    await userEvent.click(screen.getByRole('radio', {name: /220V/}));
    await userEvent.click(screen.getByRole('button', {name: 'Aumentar'}));
    assert(screen.getByText('2.800 pontos'));
    assert(screen.getByText('Saldo depois: 2.200 pontos'));
  });

  it('keeps what was chosen through a reload of the tab', async () => {
    for (let i = 0; i < 2; i++) {
      server(LISTS);
      drawn({tipo: 'bivolt'});
      const dear = screen.getByRole<HTMLInputElement>('radio', {name: /220V/});
      assert.equal(dear.checked, i === 1);
      if (i === 0) await userEvent.click(dear);
      document.body.innerHTML = '';
    }
  });

  it('falls with the stock, and can be chosen from there', async () => {
    server(LISTS);
    const becomes = drawn({isCombo: 1, quantidade: 3});
    const more = screen.getByRole('button', {name: 'Aumentar'});
    await userEvent.click(more);
    await userEvent.click(more);
    assert(screen.getByText('3.600 pontos'));
    becomes({isCombo: 1, quantidade: 2});
    assert(screen.getByText('2.400 pontos'));
    await userEvent.click(screen.getByRole('button', {name: 'Diminuir'}));
    assert(screen.getByText('Saldo depois: 3.800 pontos'));
  });

  it('says what is missing, also in receipts like the last ones', async () => {
    server(LISTS);
    drawn({}, {saldo: 100});
    assert.equal(resgatar().disabled, true);
    await screen.findByText('Faltam 1.100 pontos para este prêmio: umas 3 notas como as suas últimas.');
  });

  it('asks a name for a credit only of who has no card', () => {
    server(LISTS);
    drawn({tipo: 'credito'}, {cartao: {numero: null}});
    assert.equal(screen.queryByLabelText('Nome completo'), null);
    assert.equal(screen.queryByText(/envelope/), null);
  });

  it('says at the field, as one leaves it, that a number can be no mobile', async () => {
    server(LISTS);
    drawn({tipo: 'recarga'});
    await userEvent.click(screen.getByRole('radio', {name: 'Vivo'}));
    const celular = screen.getByLabelText<HTMLInputElement>('Celular');
    await userEvent.type(celular, '119876');
    await userEvent.tab();
    assert.equal(screen.getAllByText('Informe o celular').length, 1, 'at the field alone');
    assert.equal(celular.value, '(11) 9876');
    await userEvent.type(celular, '54321');
    assert.equal(screen.queryByText('Informe o celular'), null);
  });
});
