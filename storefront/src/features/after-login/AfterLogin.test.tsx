import assert from 'node:assert/strict';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import type {ComponentProps} from 'react';
import {setVisit, useVisit} from '../../base/session/visit';
import AfterLogin from './AfterLogin';

type Info = ComponentProps<typeof AfterLogin>['info'];

const BANNERS = 'GET /api/banners/intervalo';
const banner = (id: number) => ({
  id,
  titulo: `Aviso ${id}`,
  descricao: null,
  diretorioImagem: null,
  imagens: [],
  ordem: id,
});

/** The painter's info with only the fields that the dialogs use. */
const infoOf = (profile: object, banners: object[] = []) => {
  const settled = {
    id: 7,
    acheSeuPintor: false,
    aceitouRegulamento: '1',
    verTutorial: false,
    foto: 'fotos-parceiro/a.webp',
  };
  return JSON.parse(JSON.stringify({profile: {...settled, ...profile}, banners})) as Info;
};

/** Something else that asks for attention. */
const Others = () => useVisit() === 'free' && <p>Outro aviso</p>;

function drawn(info: Info) {
  const queries = new QueryClient({defaultOptions: {queries: {retry: false}}});
  return render(
    <QueryClientProvider client={queries}>
      <AfterLogin info={info} rules={<p>O regulamento</p>} />
      <Others />
    </QueryClientProvider>,
  );
}

const dialogs = () => screen.queryAllByRole('dialog').map(dialog => dialog.querySelector('h2')?.textContent);

describe('After the login', () => {
  beforeEach(() => setVisit(undefined));

  it('lets nothing else ask for attention on a visit that showed a window', async () => {
    server({[BANNERS]: {body: {banners: []}}});
    const {unmount} = drawn(infoOf({verTutorial: true}));
    await waitFor(() => assert.equal(dialogs().length, 1));
    unmount();
    const quiet = drawn(infoOf({}));
    assert.equal(screen.queryByText('Outro aviso'), null);
    quiet.unmount();
    setVisit(undefined);
    drawn(infoOf({}));
    assert.ok(await screen.findByText('Outro aviso'));
  });

  it('shows the announcements one by one, then what else is due, and once in a window', async () => {
    const calls = server({[BANNERS]: {body: {banners: [banner(1), banner(2)]}}});
    const {unmount} = drawn(infoOf({foto: null}));
    await waitFor(() => assert.deepEqual(dialogs(), ['Aviso 1']));
    await userEvent.click(screen.getByRole('button', {name: 'Próximo (mais 1)'}));
    await waitFor(() => assert.deepEqual(dialogs(), ['Aviso 2']));
    await userEvent.click(screen.getByRole('button', {name: 'Continuar'}));
    await waitFor(() => assert.deepEqual(dialogs(), ['Sua foto de perfil']));
    unmount();
    drawn(infoOf({}));
    assert.deepEqual([dialogs(), calls.length], [[], 1]);
  });

  it('goes on with those that are left after a reload in the middle', async () => {
    server({[BANNERS]: {body: {banners: [banner(1), banner(2)]}}});
    const {unmount} = drawn(infoOf({}));
    await waitFor(() => assert.deepEqual(dialogs(), ['Aviso 1']));
    await userEvent.click(screen.getByRole('button', {name: 'Próximo (mais 1)'}));
    unmount();
    drawn(infoOf({}));
    await waitFor(() => assert.deepEqual(dialogs(), ['Aviso 2']));
  });

  it('takes them from the info of who may read nothing else, before the rules', async () => {
    const calls = server({});
    drawn(infoOf({aceitouRegulamento: '0'}, [banner(3)]));
    await waitFor(() => assert.deepEqual(dialogs(), ['Aviso 3']));
    assert(!screen.queryByText('O regulamento'));
    await userEvent.click(screen.getByRole('button', {name: 'Continuar'}));
    assert(await screen.findByText('O regulamento'));
    assert.equal(calls.length, 0);
  });

  it('closes the tutorial for this visit where that cannot be stored', async () => {
    const failed = {status: 503, body: {erro: 'Tente de novo.', codigo: 'INDISPONIVEL'}};
    server({[BANNERS]: {body: {banners: []}}, 'PUT /api/parceiros': failed});
    drawn(infoOf({verTutorial: true}));
    await userEvent.click(await screen.findByRole('button', {name: 'Entendi'}));
    await waitFor(() => assert.deepEqual(dialogs(), []));
  });

  it('shows none to who is in the directory, and waits for none that do not come', async () => {
    const calls = server({[BANNERS]: {status: 503, body: {erro: 'Tente de novo.', codigo: 'INDISPONIVEL'}}});
    drawn(infoOf({acheSeuPintor: true, verTutorial: true})).unmount();
    assert.equal(calls.length, 0);
    drawn(infoOf({verTutorial: true}));
    await waitFor(() => assert.deepEqual(dialogs(), ['Como funciona o Clube']));
    assert.equal(calls.length, 1);
  });
});
