import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter, Route, Routes} from 'react-router-dom';
import {ManifestContext} from '../manifest/context';
import {dataProvider} from '../providers/dataProvider';
import {i18nProvider} from '../providers/i18nProvider';
import {mapResources} from '../providers/resources';
import BannerForm from './BannerForm';
import {banners} from './index';

/** The tags around it, which nobody typed, are not counted. */
const LONGEST = 'x'.repeat(255);
const ROUTE = 'POST /api/banners';
const STORED = {
  id: 7,
  titulo: 'Semana do pintor',
  descricao: '<p>Dobro de pontos</p>',
  diretorioImagem: null,
  imagens: [],
  dataInicial: '2026-11-15',
  dataFinal: '2026-11-30',
  sort: 3,
  ativo: 1,
};

mapResources([banners]);

function drawn(address = '/painel/cadastrar/banner') {
  const form = (
    <ManifestContext value={banners}>
      <BannerForm />
    </ManifestContext>
  );
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <Routes>
          <Route path="/painel/cadastrar/banner" element={form} />
          <Route path="/painel/banners/:id" element={form} />
          <Route path="/painel/banners" element={<h1>Lista de banners</h1>} />
        </Routes>
      </AdminContext>
      <Toasts />
    </MemoryRouter>,
  );
}

const type = (label: RegExp | string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

/** The first text below the field. */
function messageAt(label: string): string | undefined {
  const described = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
  return document.getElementById(described.split(' ')[0] ?? '')?.textContent;
}

async function fill() {
  await type('Título', 'Semana do pintor');
  await type('Data inicial', '2026-11-15');
  await type('Data final', '2026-11-30');
}

describe('BannerForm', () => {
  it('says what the declaration asks for, in its words, beside each field, and asks nobody', async () => {
    const calls = server({});
    drawn();
    await press('Cadastrar');
    for (const [label, message] of [
      ['Título', 'Título obrigatório'],
      ['Data inicial', 'Data inicial obrigatório'],
      ['Data final', 'Data final obrigatório'],
    ] as const) {
      await screen.findAllByText(message);
      assert.equal(messageAt(label), message);
    }
    assert.equal(screen.getByLabelText('Título').getAttribute('maxlength'), '200');
    assert.equal(screen.getByLabelText('Data final').getAttribute('max'), '2999-12-31');
    assert(screen.getByLabelText('Descrição (opcional)'));
    assert.equal(calls.length, 0);
  });

  it('takes no days that run backwards, and no description that is too long with its formatting', async () => {
    const calls = server({});
    drawn();
    await type('Título', 'Semana do pintor');
    await type('Data inicial', '2026-12-01');
    await type('Data final', '2026-11-30');
    await userEvent.click(screen.getByLabelText(/^Descrição/));
    await userEvent.paste('x'.repeat(256));
    await press('Cadastrar');
    await screen.findAllByText('Data inicial não pode ser maior que data final');
    assert.equal(messageAt('Data inicial'), 'Data inicial não pode ser maior que data final');
    assert.equal(messageAt('Descrição (opcional)'), 'Use no máximo 255 caracteres');
    assert.equal(calls.length, 0);
  });

  it('sends the fields and the picture, says so and goes back to the list', async () => {
    const calls = server({[ROUTE]: {body: STORED}});
    drawn();
    await fill();
    await userEvent.click(screen.getByLabelText(/^Descrição/));
    await userEvent.paste(LONGEST);
    await userEvent.upload(screen.getByLabelText(/^Imagem/), new File(['x'], 'semana.png', {type: 'image/png'}));
    await press('Cadastrar');
    assert(await screen.findByText('Lista de banners'));
    assert(screen.getByText('Banner cadastrado com sucesso'));
    const [call] = calls;
    assert.equal(call?.route, ROUTE);
    const {arquivo, ...sent} = call.body as Record<string, unknown>;
    assert(arquivo instanceof File);
    assert.equal(arquivo.name, 'semana.png');
    assert.deepEqual(sent, {
      titulo: 'Semana do pintor',
      descricao: `<p>${LONGEST}</p>`,
      dataInicial: '2026-11-15',
      dataFinal: '2026-11-30',
    });
  });

  it('sends of a stored one what was changed, and nothing else', async () => {
    const calls = server({'GET /api/banners': {body: [STORED]}, 'PUT /api/banners/7': {body: STORED}});
    drawn('/painel/banners/7');
    const title = await screen.findByDisplayValue('Semana do pintor');
    assert(screen.getByDisplayValue('Dobro de pontos'));
    await userEvent.type(title, ' 2026');
    await press('Salvar');
    assert(await screen.findByText('Lista de banners'));
    assert(screen.getByText('Banner atualizado com sucesso'));
    assert.deepEqual(calls.find(({route}) => route.startsWith('PUT'))?.body, {titulo: 'Semana do pintor 2026'});
  });

  it("puts the server's refusal of the picture beside its field", async () => {
    const told = mock.method(console, 'error', () => undefined);
    const error = 'Envie a imagem em JPEG, PNG ou WebP';
    server({[ROUTE]: {status: 415, body: {erro: error, campos: {arquivo: error}}}});
    drawn();
    await fill();
    await press('Cadastrar');
    await screen.findAllByText(error);
    told.mock.restore();
    assert.equal(messageAt('Imagem (opcional)'), error);
  });
});
