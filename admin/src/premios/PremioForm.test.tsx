import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {formatPontos, pontosOfCusto} from '@clube/domain';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter, Route, Routes} from 'react-router-dom';
import {ManifestContext} from '../manifest/context';
import {dataProvider} from '../providers/dataProvider';
import {i18nProvider} from '../providers/i18nProvider';
import {mapResources} from '../providers/resources';
import {premios} from './index';
import PremioForm from './PremioForm';

const ROUTE = 'POST /api/premios';
const PHOTO = new File(['x'], 'furadeira.png', {type: 'image/png'});

mapResources([premios]);

function drawn() {
  render(
    <MemoryRouter initialEntries={['/painel/premios/create']}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <Routes>
          <Route
            path="/painel/premios/create"
            element={
              <ManifestContext value={premios}>
                <PremioForm />
              </ManifestContext>
            }
          />
          <Route path="/painel/premios" element={<h1>Lista de prêmios</h1>} />
        </Routes>
      </AdminContext>
      <Toasts />
    </MemoryRouter>,
  );
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const send = () => userEvent.click(screen.getByRole('button', {name: 'Cadastrar'}));

async function fill() {
  await type('Nome', 'Furadeira');
  await type('Código', '55');
  await type('Custo (R$)', '25,50');
  await type('Descrição', 'Com fio');
  await userEvent.upload(screen.getByLabelText('Foto'), PHOTO);
}

describe('PremioForm', () => {
  it('names every field that is missing, beside the field, and asks nobody', async () => {
    const calls = server({});
    drawn();
    await send();
    for (const [label, message] of [
      ['Nome', 'Informe o nome'],
      ['Código', 'Informe o código'],
      ['Custo (R$)', 'Informe o custo'],
      ['Descrição', 'Informe a descrição'],
      ['Foto', 'Selecione a foto'],
    ] as const) {
      await screen.findAllByText(message);
      const described = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
      assert.equal(document.getElementById(described.split(' ')[0] ?? '')?.textContent, message);
    }
    assert.equal(calls.length, 0);
  });

  it('says the price in points while the cost is typed', async () => {
    drawn();
    assert(screen.getByText('O custo dá o preço em pontos.'));
    await type('Custo (R$)', '25,00');
    assert.match(
      screen.getByText('pontos na loja', {exact: false}).textContent,
      new RegExp(`^${formatPontos(pontosOfCusto(2500))} pontos`),
    );
  });

  it('asks for a price in 220V of what has two voltages, for the stock of a combo', async () => {
    drawn();
    assert(!screen.queryByLabelText(/Preço em 220V/));
    await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'bivolt');
    assert(screen.getByLabelText(/Preço em 220V/));
    await userEvent.click(screen.getByLabelText(/Combo/));
    assert(screen.getByLabelText('Quantidade em estoque'));
  });

  it('sends a form with the photo, says so and goes back to the list', async () => {
    const calls = server({[ROUTE]: {body: {id: 4}}});
    drawn();
    await fill();
    await send();
    assert(await screen.findByText('Lista de prêmios'));
    assert(screen.getByText('Prêmio cadastrado com sucesso'));
    const call = calls.find(({route}) => route === ROUTE);
    assert(call);
    const {foto, ...sent} = call.body as Record<string, unknown>;
    assert(foto instanceof File);
    assert.equal(foto.name, 'furadeira.png');
    assert.deepEqual(sent, {
      nome: 'Furadeira',
      codigo: '55',
      tipo: 'geral',
      custo: '25.5',
      descricao: '<p>Com fio</p>',
      isCombo: '0',
      quantidade: '0',
    });
  });

  it('says that another prize has the code when the field is left', async () => {
    const headers = {'Content-Range': 'premios 0-0/1'};
    server({'GET /api/premios': ({route}) => ({body: route.includes('55') ? [{id: 1, codigo: '55'}] : [], headers})});
    drawn();
    await type('Código', '55');
    await userEvent.tab();
    await screen.findByText('Código já cadastrado');
    await type('Código', '6');
    assert.equal(screen.queryByText('Código já cadastrado'), null);
  });

  it('says in the words of the contract what failed without a reason', async () => {
    const told = mock.method(console, 'error', () => undefined);
    server({[ROUTE]: {status: 500, body: {}}});
    drawn();
    await fill();
    await send();
    await screen.findByText('Erro ao cadastrar prêmio');
    told.mock.restore();
  });

  it("puts the server's refusal beside its field", async () => {
    const told = mock.method(console, 'error', () => undefined);
    const error = 'Já existe um prêmio com este código';
    server({[ROUTE]: {status: 422, body: {erro: error, campos: {codigo: error}}}});
    drawn();
    await fill();
    await send();
    await screen.findAllByText(error);
    told.mock.restore();
    const code = screen.getByLabelText('Código');
    assert.equal(code.getAttribute('aria-invalid'), 'true');
  });
});
