import assert from 'node:assert/strict';
import {addDays} from '@clube/domain';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import type {ReactNode} from 'react';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter, Route, Routes} from 'react-router-dom';
import {today} from '../components/format/values';
import {ManifestContext} from '../manifest/context';
import {dataProvider} from '../providers/dataProvider';
import {i18nProvider} from '../providers/i18nProvider';
import {mapResources} from '../providers/resources';
import CodigoCadastroForm from './CodigoCadastroForm';
import {codigosCadastro} from './index';

mapResources([codigosCadastro]);
const YESTERDAY = addDays(today(), -1);
const EXPIRED = {id: 5, codigo: 'VELHO', pontos: 10, usos: 9, usosRealizados: 0, expiraEm: YESTERDAY, criadoEm: null};

function drawn(path: string, address: string, routes: Parameters<typeof server>[0]) {
  const calls = server(routes);
  const inside = (form: ReactNode) => <ManifestContext value={codigosCadastro}>{form}</ManifestContext>;
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <Routes>
          <Route path={path} element={inside(<CodigoCadastroForm />)} />
          <Route path="*" element={<h1>Guardado</h1>} />
        </Routes>
      </AdminContext>
    </MemoryRouter>,
  );
  return () => calls.filter(({route}) => !route.startsWith('GET')).map(({body}) => body);
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
async function type(label: string, text: string) {
  const input = await field(label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

describe('The form of a registration code', () => {
  it('says what the server would refuse, before it is asked', async () => {
    const sent = drawn('/novo', '/novo', {'POST /api/codigos-cadastro': {status: 201, body: EXPIRED}});
    await type('Código', 'feira');
    await type('Pontos', '0');
    await type('Usos permitidos', '2,5');
    await type('Expira em', YESTERDAY);
    await userEvent.click(screen.getByRole('button', {name: 'Cadastrar'}));
    for (const message of ['O mínimo é 1', 'Informe um número inteiro', 'Data de expiração inválida'])
      assert(await screen.findByText(message), message);
    assert.deepEqual(sent(), []);
    await type('Pontos', '50');
    await type('Usos permitidos', '2');
    await type('Expira em', today());
    await userEvent.click(screen.getByRole('button', {name: 'Cadastrar'}));
    assert(await screen.findByText('Guardado'));
    assert.deepEqual(sent(), [{codigo: 'FEIRA', pontos: 50, usos: 2, expiraEm: today()}]);
  });

  it('lets an expired code be changed in everything but its expiry', async () => {
    const sent = drawn('/codigos/:id', '/codigos/5', {
      'GET /api/codigos-cadastro': {body: [EXPIRED], headers: {'Content-Range': 'codigos-cadastro 0-0/1'}},
      'PUT /api/codigos-cadastro/5': {body: EXPIRED},
    });
    await type('Pontos', '20');
    await type('Expira em', addDays(today(), -2));
    await userEvent.click(screen.getByRole('button', {name: 'Salvar'}));
    assert(await screen.findByText('Data de expiração inválida'));
    await type('Expira em', YESTERDAY);
    await userEvent.click(screen.getByRole('button', {name: 'Salvar'}));
    assert(await screen.findByText('Guardado'));
    await waitFor(() => assert.deepEqual(sent(), [{pontos: 20}]));
  });
});
