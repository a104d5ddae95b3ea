import assert from 'node:assert/strict';
import {clearSessions, storeSession} from '@clube/api-client';
import {screen, userEvent} from '@clube/ui/testing';
import {pageOf, renderForm} from '../components/inputs/__tests__/render-form';
import {mapResources} from '../providers/resources';
import {revendas} from '../revendas/index';
import {redes} from './index';
import RedeForm from './RedeForm';

mapResources([revendas]);

describe('The form of a network', () => {
  it('shows a new one as it will be stored: active, and not blocked above its quota', async () => {
    const calls = renderForm(redes, RedeForm, {
      answers: {'GET /api/revendas': pageOf([]), 'POST /api/redes': {status: 201, body: {id: 3}}},
    });
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', {name});
    assert.deepEqual([box('Ativa').checked, box('Bloquear acima da cota').checked], [true, false]);
    await userEvent.type(screen.getByLabelText('Nome'), 'Tintas Unidas');
    await userEvent.type(screen.getByLabelText('Região'), 'Sul');
    await userEvent.click(screen.getByRole('button', {name: 'Cadastrar'}));
    await screen.findByText('Lista');
    const body = calls.find(({route}) => route === 'POST /api/redes')?.body;
    assert.deepEqual(body, {nome: 'Tintas Unidas', regiao: 'Sul', ativo: 1, bloquearAcimaCota: 0, membros: []});
  });

  it('sends its resellers only where they were changed', async () => {
    const member = {id: 7, nomeInput: 'Tintas Sul', cnpj: '11222333000181'};
    const row = {id: 3, nome: 'Tintas Unidas', regiao: 'Sul', dataCadastro: '2026-02-28', numeroRevendas: 1};
    const calls = renderForm(redes, RedeForm, {
      at: 3,
      answers: {
        'GET /api/redes': pageOf([{...row, acimaCota: 0, bloquearAcimaCota: 0, ativo: 1, membros: [member]}]),
        'GET /api/revendas': pageOf([member]),
        'PUT /api/redes/3': {body: row},
      },
    });
    await userEvent.type(await screen.findByLabelText('Região'), ' e Oeste');
    await userEvent.click(screen.getByRole('button', {name: 'Salvar'}));
    await screen.findByText('Lista');
    const body = calls.find(({route}) => route === 'PUT /api/redes/3')?.body;
    assert.deepEqual(body, {regiao: 'Sul e Oeste'});
  });

  it('marks one above a quota, which leads to its exceeded quotas', async () => {
    storeSession('painel', {token: 'x', dono: {id: 1, nome: 'Ana', permissao: 1, redesAntifraude: []}});
    const row = {id: 3, nome: 'Tintas Unidas', regiao: 'Sul', dataCadastro: '2026-02-28', numeroRevendas: 0};
    renderForm(redes, RedeForm, {
      at: 3,
      answers: {
        'GET /api/redes': pageOf([{...row, acimaCota: 2, bloquearAcimaCota: 0, ativo: 1, membros: []}]),
        'GET /api/revendas': pageOf([]),
      },
    });
    const link = await screen.findByRole('link', {name: 'Acima da cota em 2 produtos'});
    assert.match(
      decodeURIComponent(link.getAttribute('href') ?? ''),
      /antifraude\?filter={"rede":"3","estouradas":"1"}/,
    );
    clearSessions();
  });

  it('tells resellers of one name apart by their CNPJ', async () => {
    const of = (id: number, cnpj: string) => ({id, nomeInput: 'Casa da Cor', cnpj});
    renderForm(redes, RedeForm, {
      answers: {'GET /api/revendas': pageOf([of(7, '11222333000181'), of(8, '11444777000161')])},
    });
    await userEvent.click(screen.getByLabelText(/^Revendas da rede/));
    assert(await screen.findByRole('option', {name: 'Casa da Cor · 11.222.333/0001-81'}));
    await userEvent.click(screen.getByRole('option', {name: 'Casa da Cor · 11.444.777/0001-61'}));
    assert(await screen.findByText('Casa da Cor · 11.444.777/0001-61'));
  });
});
