import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {isFocused, render, screen, server, userEvent, waitFor, within} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import AcheSeuPintor from './AcheSeuPintor';

const profile = {
  ...{id: 7, nome: 'Ana Lima', celular: '11988887777', endCidade: 'Campinas', endEstado: 'SP', foto: null},
  ...{sobre: null, acheSeuPintor: false, cidadeEncontrada: true},
};
const info = {...profile, profile, fotoImagens: [], cluster: null, nextCluster: null, requisitos: []};
const rating = (id: number, nota: number, avaliacao: string | null = null) => ({
  ...{id, status: 'AVALIADO', nota, avaliacao, criadoEm: '2026-10-02T15:00:00.000Z'},
  ...{avaliadoEm: '2026-10-03T15:00:00.000Z', expiraEm: null},
  ...{trabalho: 'Sala', cliente: 'Carla Mendes', resposta: null, imagens: []},
});
const image = (id: number) => ({
  ...{id, image: `/arquivos/galeria/${id}.webp`, imagens: [], oculta: false, antesDe: null},
  criadaEm: '2026-10-03T15:00:00.000Z',
});
const categories = [
  {id: 1, nome: 'Fachadas', icone: 'predio', mine: true},
  {id: 2, nome: 'Texturas', icone: 'rolo', mine: false},
];
const ASK = 'POST /api/sessoes/parceiro/avaliacoes';
const ANSWER = 'PUT /api/sessoes/parceiro/avaliacoes/1/resposta';
const SAVE = 'PUT /api/parceiros';
const PAIR = 'PUT /api/sessoes/parceiro/midias/1';
const REVOKE = 'DELETE /api/sessoes/parceiro/avaliacoes/8';
const REMOVE = 'DELETE /api/sessoes/parceiro/midias/1';

interface Given {
  photo?: object;
  gallery?: object[];
  ratings?: object[];
  links?: object[];
  pedidos?: object[];
  save?: Parameters<typeof server>[0][string];
  ask?: Parameters<typeof server>[0][string];
  draft?: object;
}

const LINK = 'https://clube.exemplo/avaliar/abc';
const made = {id: 9, trabalho: 'Sala', link: LINK, expiraEm: '2026-12-02T15:00:00.000Z'};

async function opened({
  photo = {},
  gallery = [],
  ratings = [],
  links = [],
  pedidos = [],
  save = {body: info},
  ask = {body: made},
  draft,
}: Given = {}) {
  sessionStorage.clear();
  if (draft) sessionStorage.setItem('clube.em-curso.ache-seu-pintor', JSON.stringify(draft));
  storeSession('loja', {token: 't', dono: {id: 7, nome: 'Ana Lima', foto: null, aceitouRegulamento: '1'}});
  const list = (name: string, rows: object[]) => ({
    body: {[name]: rows, count: rows.length, metadata: {total: rows.length}},
  });
  const calls = server({
    'GET /api/sessoes/parceiro/info': {body: {...info, ...photo, profile: {...profile, ...photo}}},
    'GET /api/categorias': {body: {categories}},
    'GET /api/sessoes/parceiro/galeria': list('gallery', gallery),
    'GET /api/sessoes/parceiro/avaliacoes': ({route}) =>
      list('ratings', route.includes('status=PENDENTE') ? links : ratings),
    'GET /api/sessoes/parceiro/pedidos-orcamento': list('pedidos', pedidos),
    [PAIR]: {body: {mensagem: 'Antes e depois salvo.'}},
    [REVOKE]: {body: {mensagem: 'Link cancelado.'}},
    [ASK]: ask,
    [ANSWER]: {body: {mensagem: 'Resposta publicada.'}},
    [SAVE]: save,
    [REMOVE]: {body: {mensagem: 'Imagem removida com sucesso'}},
  });
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <MemoryRouter>
        <AcheSeuPintor />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  await screen.findByRole('form', {name: 'Sua página no Ache Seu Pintor'});
  return (route: string) => calls.filter(call => call.route === route);
}

const photos = (count: number) =>
  Array.from({length: count}, (_, i) => new File(['x'], `${i}.jpg`, {type: 'image/jpeg'}));

describe('Ache Seu Pintor', () => {
  it('saves opt-in, words and categories together', async () => {
    const sent = await opened();
    await userEvent.selectOptions(screen.getByLabelText('Quero aparecer no Ache Seu Pintor'), 'Sim');
    await userEvent.type(screen.getByLabelText(/^Sobre você/), 'Pinto há 20 anos. ');
    await userEvent.click(screen.getByRole('checkbox', {name: 'Fachadas'}));
    await userEvent.click(screen.getByRole('checkbox', {name: 'Texturas'}));
    await userEvent.click(screen.getByRole('button', {name: 'Salvar'}));
    await screen.findByText('Perfil atualizado com sucesso');
    assert.deepEqual(sent(SAVE)[0]?.body, {acheSeuPintor: true, sobre: 'Pinto há 20 anos.', categorias: [2]});
  });

  it('restores and saves only what was changed, never an earlier consent', async () => {
    const sent = await opened({draft: {sobre: 'Pinto há 20 anos.', categorias: 'x'}});
    const about = screen.getByLabelText<HTMLTextAreaElement>(/^Sobre você/);
    assert.equal(about.value, 'Pinto há 20 anos.');
    assert.equal(screen.getByRole<HTMLInputElement>('checkbox', {name: 'Fachadas'}).checked, true);
    await userEvent.type(about, '!');
    assert.deepEqual(JSON.parse(sessionStorage.getItem('clube.em-curso.ache-seu-pintor') ?? ''), {
      sobre: 'Pinto há 20 anos.!',
    });
    await userEvent.click(screen.getByRole('button', {name: 'Salvar'}));
    await screen.findByText('Perfil atualizado com sucesso');
    assert.deepEqual(sent(SAVE)[0]?.body, {sobre: 'Pinto há 20 anos.!'});
    assert.equal(sessionStorage.getItem('clube.em-curso.ache-seu-pintor'), null);
  });

  it('keeps what is typed while it is saved', async () => {
    const answered = Promise.withResolvers<void>();
    const sent = await opened({save: () => answered.promise.then(() => ({body: info}))});
    const about = screen.getByLabelText<HTMLTextAreaElement>(/^Sobre você/);
    const save = () => userEvent.click(screen.getByRole('button', {name: /Salvar|SALVANDO/}));
    await userEvent.type(about, 'Pinto há 20 anos.');
    await save();
    await userEvent.type(about, ' E telhados.');
    answered.resolve();
    await screen.findByText('Perfil atualizado com sucesso');
    assert.equal(about.value, 'Pinto há 20 anos. E telhados.');
    await save();
    await waitFor(() => assert.deepEqual(sent(SAVE)[1]?.body, {sobre: 'Pinto há 20 anos. E telhados.'}));
  });

  it('refuses more than ten images, and forgets the choice', async () => {
    await opened({gallery: [image(1)]});
    const input = screen.getByLabelText('Adicionar fotos');
    await userEvent.upload(input, photos(11));
    assert.equal((await screen.findByRole('alert')).textContent.trim(), 'Você pode selecionar apenas 10 imagens');
    assert(screen.getByText('1 de 10'));
    await userEvent.upload(input, photos(2));
    assert(screen.getByText('3 de 10'));
    assert.equal(screen.queryByRole('alert'), null);
    await userEvent.click(screen.getByRole('button', {name: 'Remover 0.jpg'}));
    assert(screen.getByText('2 de 10'));
  });

  it('asks before a photo goes', async () => {
    const sent = await opened({gallery: [image(1)]});
    await userEvent.click(screen.getByRole('button', {name: 'Remover o trabalho 1'}));
    const dialog = await screen.findByRole('dialog', {name: 'Remover esta foto?'});
    assert.equal(sent(REMOVE).length, 0);
    await userEvent.click(within(dialog).getByRole('button', {name: 'Remover'}));
    await screen.findByText('Imagem removida com sucesso');
    assert.equal(sent(REMOVE).length, 1);
  });

  it('shows ratings by five, and how far the bonus is', async () => {
    await opened({ratings: Array.from({length: 6}, (_, i) => rating(6 - i, 5, `Opinião ${6 - i}`))});
    assert(await screen.findByText('Opinião 6'));
    assert.equal(screen.queryByText('Opinião 1'), null);
    assert(screen.getByText('4 avaliações'));
    await userEvent.click(screen.getByRole('button', {name: 'Avaliações mais antigas'}));
    assert(screen.getByText('Opinião 1'));
  });

  it('makes a link that a customer rates with, to hand on', async () => {
    const sent = await opened();
    const form = within(await screen.findByRole('form', {name: 'Pedir uma avaliação'}));
    await userEvent.click(form.getByRole('button', {name: 'Pedir avaliação'}));
    assert(form.getByText('Diga qual foi o trabalho'));
    assert.equal(sent(ASK).length, 0);
    await userEvent.type(form.getByLabelText('Qual foi o trabalho?'), ' Sala ');
    await userEvent.click(form.getByRole('button', {name: 'Pedir avaliação'}));
    assert(await screen.findByText(LINK));
    assert.deepEqual(sent(ASK)[0]?.body, {trabalho: 'Sala'});
    const share = screen.getByRole<HTMLAnchorElement>('link', {name: 'WhatsApp'});
    assert(share.href.includes(encodeURIComponent(LINK)));
  });

  it('lists links that nobody has used, to copy or to take back', async () => {
    const link = {...rating(8, 0), status: 'PENDENTE', nota: null, avaliadoEm: null, link: LINK};
    const sent = await opened({
      links: [
        {...link, expiraEm: '2999-01-01T00:00:00.000Z'},
        {...link, id: 9, trabalho: 'Fachada', link: null, expiraEm: '2020-01-01T00:00:00.000Z'},
      ],
    });
    await userEvent.click(await screen.findByText('Links sem resposta'));
    assert(screen.getByText(/^Vale até/));
    assert(screen.getByRole('button', {name: 'Criar outro link de Fachada'}));
    assert(screen.getByRole<HTMLAnchorElement>('link', {name: 'WhatsApp'}).href.includes(encodeURIComponent(LINK)));
    await userEvent.click(screen.getByRole('button', {name: 'Cancelar de Sala'}));
    await isFocused(screen.getByRole('button', {name: 'Manter'}));
    assert.equal(sent(REVOKE).length, 0);
    await userEvent.click(screen.getByRole('button', {name: 'Cancelar link'}));
    assert(await screen.findByText('Link cancelado.'));
    assert.equal(sent(REVOKE).length, 1);
  });

  it('says of which photo one shows the time before', async () => {
    await opened({gallery: [image(1), image(2), {...image(3), antesDe: 2}]});
    assert(screen.getByText('Depois 1'));
    assert.equal(screen.queryByRole('button', {name: 'É um antes (trabalho 2)'}), null);
    await userEvent.click(screen.getByRole('button', {name: 'É um antes (trabalho 1)'}));
    const dialog = within(await screen.findByRole('dialog', {name: 'Como ficou?'}));
    assert(dialog.getByText('Adicione e salve a foto do depois primeiro.'));
  });

  it('pairs two photos', async () => {
    const sent = await opened({gallery: [image(1), image(2)]});
    await userEvent.click(screen.getByRole('button', {name: 'É um antes (trabalho 1)'}));
    const dialog = within(await screen.findByRole('dialog', {name: 'Como ficou?'}));
    await userEvent.click(dialog.getByRole('button', {name: 'Trabalho 2'}));
    await screen.findByText('Antes e depois salvo.');
    assert.deepEqual(sent(PAIR)[0]?.body, {antesDe: 2});
  });

  it('undoes a pair, after a question', async () => {
    const sent = await opened({gallery: [{...image(1), antesDe: 2}, image(2)]});
    await userEvent.click(screen.getByRole('button', {name: 'Desfazer o par (trabalho 1)'}));
    const dialog = within(await screen.findByRole('dialog', {name: 'Desfazer o par?'}));
    assert.equal(sent(PAIR).length, 0);
    await userEvent.click(dialog.getByRole('button', {name: 'Desfazer o par'}));
    await screen.findByText('Antes e depois salvo.');
    assert.deepEqual(sent(PAIR)[0]?.body, {antesDe: null});
  });

  it('previews pairs side by side, and photos that are not saved yet', async () => {
    await opened({
      gallery: [image(1), {...image(2), antesDe: 3}, image(3), {...image(4), oculta: true}, {...image(5), antesDe: 4}],
    });
    await userEvent.upload(screen.getByLabelText('Adicionar fotos'), photos(2));
    await userEvent.click(screen.getByRole('button', {name: 'Ver como o cliente vê'}));
    const list = within(
      within(await screen.findByRole('dialog', {name: 'Sua página'})).getByRole('list', {name: 'Trabalhos'}),
    );
    const shown = list
      .getAllByRole<HTMLImageElement>('img')
      .map(({alt, src}) => [alt, /(\d)\.webp$/.exec(src)?.[1] ?? src.slice(0, 5)]);
    assert.deepEqual(shown, [
      ['Trabalho 1: antes', '2'],
      ['Trabalho 1: depois', '3'],
      ['Trabalho 2', '1'],
      ['Trabalho 3', '5'],
      ['Trabalho 4, ainda não salvo', 'blob:'],
      ['Trabalho 5, ainda não salvo', 'blob:'],
    ]);
    assert.deepEqual(
      list.getAllByRole('figure').map(({textContent}) => textContent),
      ['Antes', 'Depois'],
    );
  });

  describe('previews the photo that staff approved alone, and says why another one is not shown', () => {
    const given = {
      ...{acheSeuPintor: true, foto: 'fotos-parceiro/7.webp'},
      fotoImagens: [{largura: 96, altura: 96, url: '/arquivos/fotos-parceiro/7.webp?por=7'}],
    };
    for (const [fotoModeracao, said] of [
      [null, undefined],
      [{estado: 'pendente', motivo: null}, /está conferindo sua foto/],
      [{estado: 'recusada', motivo: 'Não é uma pessoa'}, /recusou esta foto.* Motivo: Não é uma pessoa$/],
      [{estado: 'aprovada', motivo: null}, undefined],
    ] as const)
      it(fotoModeracao?.estado ?? 'not looked at yet', async () => {
        await opened({photo: {...given, fotoModeracao}});
        const note = screen.queryByText(/sua página mostra suas iniciais/i)?.textContent;
        assert.ok(said ? said.test(note ?? '') : note === undefined, note);
        await userEvent.click(screen.getByRole('button', {name: 'Ver como o cliente vê'}));
        const page = within(await screen.findByRole('dialog', {name: 'Sua página'}));
        const approved = fotoModeracao?.estado === 'aprovada';
        assert.equal(page.queryByText('AL') === null, approved);
        assert.equal(page.queryByText(/Sua foto aparece depois que a equipe aprovar/) === null, approved);
      });
  });

  it('tells that customers wait', async () => {
    await opened({
      pedidos: [
        {id: 1, estado: 'aberto'},
        {id: 2, estado: 'combinado'},
      ],
    });
    assert(await screen.findByText('1 cliente espera sua ligação'));
  });

  it('keeps what the job is called when the server refuses it', async () => {
    const erro = 'Este trabalho já foi avaliado.';
    await opened({ask: {status: 409, body: {erro, codigo: 'TRABALHO_JA_AVALIADO'}}});
    const field = await screen.findByLabelText<HTMLInputElement>('Qual foi o trabalho?');
    await userEvent.type(field, 'Sala');
    await userEvent.click(screen.getByRole('button', {name: 'Pedir avaliação'}));
    assert((await screen.findAllByText(erro)).length > 0);
    assert.equal(field.value, 'Sala');
  });

  it('lets the painter answer what a customer said, once', async () => {
    const sent = await opened({ratings: [rating(1, 4, 'Caprichoso'), {...rating(2, 5), resposta: 'Obrigado!'}]});
    assert(await screen.findByText('Obrigado!'));
    await userEvent.click(screen.getByRole('button', {name: 'Responder a Carla Mendes'}));
    await userEvent.click(screen.getByRole('button', {name: 'Responder'}));
    assert(screen.getAllByText('Escreva a resposta').length > 0);
    await userEvent.type(screen.getByLabelText('Sua resposta'), 'Valeu, Carla!');
    await userEvent.click(screen.getByRole('button', {name: 'Responder'}));
    await screen.findByText('Resposta publicada.');
    assert.deepEqual(sent(ANSWER)[0]?.body, {resposta: 'Valeu, Carla!'});
  });

  it('says what is missing first', async () => {
    await opened();
    const steps = within(screen.getByRole('region', {name: 'O que falta na sua página'})).getAllByRole('link');
    assert.match(steps[0]?.textContent ?? '', /^Apareça na busca/);
    assert.equal(steps.length, 5);
  });

  it('keeps what was typed when the server refuses it', async () => {
    const erro = 'Escolha as categorias da lista';
    await opened({save: {status: 422, body: {erro, codigo: 'CAMPOS_INVALIDOS', campos: {categorias: erro}}}});
    await userEvent.type(screen.getByLabelText(/^Sobre você/), 'Oi');
    await userEvent.click(screen.getByRole('button', {name: 'Salvar'}));
    await screen.findByText(erro);
    assert.equal(screen.getByLabelText<HTMLTextAreaElement>(/^Sobre você/).value, 'Oi');
  });
});
