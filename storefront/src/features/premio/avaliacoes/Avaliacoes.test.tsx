import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {ApiError, client, type ErrorBody} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import {Avaliacoes} from './Avaliacoes';

const review = (id: number, nota: number, descricao: string | null = null) => ({
  ...{id, idPremio: 3, nota, descricao, fotos: [], imagens: [], criadoEm: '2026-11-02T15:00:00.000Z'},
  Parceiro: {nome: 'Maximiliano V.', foto: null},
});
const LIST = 'GET /api/avaliacoes_premio';
const MAY = 'POST /api/permitido_avaliar';

function drawn(address = '/premio/55#avaliacoes') {
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <MemoryRouter initialEntries={[address]}>
        <Avaliacoes premioId={3} />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const answers = (reviews: object[], permitted: boolean) => ({
  [LIST]: {body: {reviews, count: reviews.length, metadata: {total: reviews.length}}},
  [MAY]: {body: {permitido_avaliar: permitted}},
});

describe('Avaliacoes', () => {
  it('are folded up with their mean in sight', async () => {
    server(answers([review(2, 5), review(1, 4)], false));
    drawn('/premio/55');
    await screen.findByText('4,5');
    assert.equal(screen.queryByText('Maximiliano V.'), null);
  });

  it('say what painters wrote, and ask nobody who has not received the prize', async () => {
    server(answers([review(1, 4, 'Leve e boa')], false));
    drawn();
    await screen.findByText('Leve e boa');
    assert(screen.getByText('02/11/2026'));
    assert.equal(screen.queryByText('Conte o que achou'), null);
  });

  it('begin with five stars, and are chosen by name', async () => {
    server(answers([], true));
    drawn();
    await screen.findByRole('heading', {name: 'Conte o que achou'});
    assert.equal(screen.getByRole<HTMLInputElement>('radio', {name: '5 estrelas: Ótimo'}).checked, true);
    await userEvent.click(screen.getByRole('radio', {name: '1 estrela: Péssimo'}));
    assert.equal(screen.getByRole<HTMLInputElement>('radio', {name: '1 estrela: Péssimo'}).checked, true);
  });

  it('say at the photos only what is wrong with them', async () => {
    server(answers([], true));
    let refusal: ErrorBody = {erro: 'Tente de novo mais tarde.'};
    const upload = mock.method(client, 'upload', () => Promise.reject(new ApiError(422, refusal)));
    drawn();
    await userEvent.click(await screen.findByRole('button', {name: 'ENVIAR'}));
    assert.equal((await screen.findAllByText('Tente de novo mais tarde.')).length, 1, 'in the toast alone');
    refusal = {erro: 'A imagem é pequena demais.', campos: {arquivos: 'A imagem é pequena demais.'}};
    await userEvent.click(screen.getByRole('button', {name: 'ENVIAR'}));
    await waitFor(() => assert.equal(screen.getAllByText('A imagem é pequena demais.').length, 2));
    upload.mock.restore();
  });

  it('take images only, and five at most', async () => {
    server(answers([], true));
    drawn();
    const input = await screen.findByLabelText('Adicionar fotos');
    const image = (i: number) => new File(['x'], `${i}.jpg`, {type: 'image/jpeg'});
    await userEvent.upload(input, [0, 1, 2, 3, 4, 5].map(image), {applyAccept: false});
    assert.equal((await screen.findByRole('alert')).textContent.trim(), 'Envie até 5 imagens');
    assert.equal(screen.getAllByRole('button', {name: /^Remover /}).length, 5);
    await userEvent.click(screen.getByRole('button', {name: 'Remover 0.jpg'}));
    await userEvent.upload(input, [new File(['x'], 'a.pdf', {type: 'application/pdf'})], {applyAccept: false});
    assert.equal((await screen.findByRole('alert')).textContent.trim(), 'Envie a imagem em JPEG, PNG ou WebP');
  });
});
