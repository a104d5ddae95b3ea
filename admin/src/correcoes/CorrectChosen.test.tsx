import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, within} from '@clube/ui/testing';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter} from 'react-router-dom';
import {dataProvider} from '../providers/dataProvider';
import {i18nProvider} from '../providers/i18nProvider';
import Correcoes from './Correcoes';

const LIST = 'GET /api/pontuacoes/correcoes';
const SEND = 'POST /api/pontuacoes/corrigir';
const venda = (idVenda: number, parceiro: string, pontuacaoAtual: number, pontuacaoNova: number) => ({
  ...{idVenda, parceiro, pontuacaoAtual, pontuacaoNova, aPontuar: pontuacaoNova - pontuacaoAtual},
  ...{cpf: parceiro === 'Ana Lima' ? '39053344705' : '12345678909', identificador: `NF${idVenda}`},
  pontuadoEm: '2026-09-10T15:00:00.000Z',
});
const VENDAS = [venda(1, 'Ana Lima', 100, 160), venda(2, 'Ana Lima', 100, 20), venda(3, 'Bia Reis', 1000, 3000)];

function drawn() {
  sessionStorage.clear();
  storeSession('painel', {token: 't', dono: {id: 1, nome: 'Smart', cpf: '52998224725', permissao: 1}});
  const calls = server({
    [LIST]: {body: {vendasCorrigir: VENDAS}},
    [SEND]: {body: {mensagem: 'Trabalho iniciado: 2 linhas para fazer.', trabalho: 7, total: 2}},
  });
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <Correcoes />
        <Toasts />
      </AdminContext>
    </MemoryRouter>,
  );
  return () => calls.filter(({route}) => route === SEND);
}
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', {name}));

describe('corrections of chosen sales', () => {
  it('say what they come to before they are sent, with what was seen of each', async () => {
    const sent = drawn();
    await choose(/^Selecionar a venda NF2/);
    await choose(/^Selecionar a venda NF3/);
    await userEvent.click(screen.getByRole('button', {name: 'Corrigir selecionadas'}));
    const dialog = within(await screen.findByRole('dialog', {name: 'Corrigir pontuações'}));
    const facts = within(dialog.getByRole('region', {name: 'O que será lançado'}));
    for (const text of ['+1.920', '2 vendas', '2 pintores', '+2.000', '−80']) assert(facts.getByText(text), text);
    assert.equal(sent().length, 0);
    await userEvent.click(dialog.getByRole('button', {name: 'Corrigir 2 vendas'}));
    await screen.findByText(/^Trabalho iniciado/);
    assert.deepEqual(sent()[0]?.body, {
      vendas: [
        {idVenda: 2, pontuacaoNova: 20},
        {idVenda: 3, pontuacaoNova: 3000},
      ],
    });
    assert(!screen.queryByRole('region', {name: 'Itens selecionados'}));
  });
});
