import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {addDays} from '@clube/domain';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter, Route, Routes} from 'react-router-dom';
import {today} from '../components/format/values';
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
});
