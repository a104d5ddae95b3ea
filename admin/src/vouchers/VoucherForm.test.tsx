import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {CODIGO_RULES, addDays} from '@clube/domain';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter, Route, Routes} from 'react-router-dom';
import {today} from '../components/format/values';
import {pageOf, renderForm} from '../components/inputs/__tests__/render-form';
import {hasUnsaved} from '../components/unsaved/unsaved';
import {ManifestContext} from '../manifest/context';
import {dataProvider} from '../providers/dataProvider';
import {i18nProvider} from '../providers/i18nProvider';
import {mapResources} from '../providers/resources';
import {vouchers} from './index';
import VoucherForm from './VoucherForm';

mapResources([vouchers]);

describe('The form of a voucher', () => {
  it('refuses an end before today, and leads an Administrador to the codes that are theirs', async () => {
    storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao: 0}});
    const calls = server({'POST /api/vouchers': {status: 201, body: {id: 1}}});
    render(
      <MemoryRouter initialEntries={['/painel/cadastrar/voucher']}>
        <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
          <Routes>
            <Route
              path="/painel/cadastrar/voucher"
              element={
                <ManifestContext value={vouchers}>
                  <VoucherForm />
                </ManifestContext>
              }
            />
            <Route path="/painel/codigos" element={<h1>Os códigos</h1>} />
          </Routes>
        </AdminContext>
      </MemoryRouter>,
    );
    await userEvent.type(await screen.findByLabelText('Voucher'), 'natal');
    await userEvent.selectOptions(screen.getByLabelText('Operação'), 'ADICIONAR');
    await userEvent.type(screen.getByLabelText('Valor'), '0,4');
    await userEvent.click(screen.getByRole('button', {name: 'Cadastrar'}));
    assert(await screen.findByText('Um código soma um número inteiro de pontos, a partir de 1'));
    await userEvent.clear(screen.getByLabelText('Valor'));
    await userEvent.type(screen.getByLabelText('Valor'), '10');
    await userEvent.click(screen.getByRole('radio', {name: 'Sim'}));
    await userEvent.type(screen.getByLabelText(/^Expira em/), addDays(today(), -1));
    await userEvent.click(screen.getByRole('button', {name: 'Cadastrar'}));
    assert(await screen.findByText('Data de expiração não pode ser anterior a hoje'));
    assert.equal(calls.filter(({route}) => route.startsWith('POST')).length, 0);
    await userEvent.clear(screen.getByLabelText(/^Expira em/));
    await userEvent.type(screen.getByLabelText(/^Expira em/), today());
    await userEvent.click(screen.getByRole('button', {name: 'Cadastrar'}));
    assert(await screen.findByText('Os códigos'));
  });

  it('requires an end where it is valid between dates, and keeps the choice as a change', async () => {
    storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao: 1}});
    const calls = renderForm(vouchers, VoucherForm, {answers: {'POST /api/vouchers': {status: 201, body: {id: 1}}}});
    assert.equal(hasUnsaved(), false);
    await userEvent.click(screen.getByRole('radio', {name: 'Sim'}));
    assert.equal(hasUnsaved(), true);
    await userEvent.type(screen.getByLabelText('Voucher'), 'natal');
    await userEvent.selectOptions(screen.getByLabelText('Operação'), 'ADICIONAR');
    await userEvent.type(screen.getByLabelText('Valor'), '10');
    await userEvent.click(screen.getByRole('button', {name: 'Cadastrar'}));
    assert((await screen.findAllByText(CODIGO_RULES.noExpiry)).length > 0);
    assert.equal(calls.filter(({route}) => route.startsWith('POST')).length, 0);
    await userEvent.click(screen.getByRole('radio', {name: 'Não'}));
    await userEvent.click(screen.getByRole('button', {name: 'Cadastrar'}));
    await screen.findByText('Lista');
    const [sent] = calls.filter(({route}) => route.startsWith('POST'));
    assert.deepEqual(sent?.body, {voucher: 'NATAL', operacao: 'ADICIONAR', valor: 10, iniciaEm: null, expiraEm: null});
  });

  it('changes of a stored one its end alone', async () => {
    storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao: 1}});
    const stored = {id: 5, voucher: 'NATAL', usos: 3, operacao: 'ADICIONAR', valor: 10, iniciaEm: null, expiraEm: null};
    const calls = renderForm(vouchers, VoucherForm, {
      at: 5,
      answers: {'GET /api/vouchers': pageOf([stored]), 'PUT /api/vouchers/5': {body: stored}},
    });
    assert.equal((await screen.findByLabelText<HTMLInputElement>('Valor')).readOnly, true);
    await userEvent.type(screen.getByLabelText(/^Expira em/), addDays(today(), -1));
    await userEvent.click(screen.getByRole('button', {name: 'Salvar'}));
    assert((await screen.findAllByText(CODIGO_RULES.expired)).length > 0);
    await userEvent.clear(screen.getByLabelText(/^Expira em/));
    await userEvent.type(screen.getByLabelText(/^Expira em/), today());
    await userEvent.click(screen.getByRole('button', {name: 'Salvar'}));
    await screen.findByText('Lista');
    assert.deepEqual(calls.find(({route}) => route.startsWith('PUT'))?.body, {expiraEm: today()});
  });
});
