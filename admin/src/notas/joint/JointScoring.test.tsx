import assert from 'node:assert/strict';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {Toasts} from '@clube/ui';
import {afterTimers, render, screen, server, userEvent, within} from '@clube/ui/testing';
import {MemoryRouter} from 'react-router-dom';
import JointScoring from './JointScoring';
import type {JointNota} from './useSheet';

const SHEET = 'GET /api/pontuacoes/juntas';
const SCORE = 'POST /api/pontuacoes/pontuar-juntas';
const UNDO = 'POST /api/pontuacoes/desfazer-juntas';
const NAME = 'MAXIMILIANO SEBASTIÃO ALBUQUERQUE DE VASCONCELOS';

const nota = (id: number, more: Partial<JointNota> = {}): JointNota => ({
  id,
  nome: NAME,
  cpf: '39053344705',
  loja: 'CASA DAS TINTAS',
  dataEmissao: '2026-09-10',
  tipoFiscal: 'N',
  numero: String(100 + id),
  total: 250.5,
  pontos: 300,
  codigoPromocional: null,
  primeira: false,
  excessos: [],
  redeAntifraude: null,
  lidaEm: '2026-09-12T10:00:00.000Z',
  diretorioArquivo: null,
  arquivoUrl: null,
  tipo: null,
  ...more,
});

const EXCESS = 'Acima do limite de pontos de uma pessoa';
const NOTAS = [nota(1), nota(2, {pontos: 120, total: 100}), nota(3, {pontos: 9000, excessos: [EXCESS]})];
const seen = ({id, total, pontos, lidaEm}: JointNota) => ({id, total, pontos, lidaEm});
const result = (id: number, estado: string, more: object = {}) => ({
  id,
  estado,
  pontos: null,
  erro: null,
  codigo: null,
  ...more,
});

const drawn = (queryClient = new QueryClient({defaultOptions: {queries: {retry: false}}})) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <JointScoring />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', {name}));
const card = (i: number) => within(screen.getAllByRole('listitem')[i] as HTMLElement);

describe('receipts scored together', () => {
  it('are all chosen but those beyond the limits of one person, and scored as they were seen, with one key', async () => {
    const calls = server({
      [SHEET]: {body: {notas: NOTAS}},
      [SCORE]: {
        body: {
          mensagem: '1 nota pontuada, 1 recusada',
          desfazerAte: new Date(Date.now() + 290_000).toISOString(),
          resultados: [result(1, 'pontuada', {pontos: 300}), result(2, 'recusada', {erro: 'Venda já processada'})],
        },
      },
    });
    drawn();
    assert(await screen.findByText('2 notas'));
    assert(screen.getByText(/420 pontos · R\$\s350,50 · 1 pintor/));
    assert.equal(card(2).getByRole<HTMLInputElement>('checkbox').checked, false);
    assert(card(2).getByText(EXCESS));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    assert(await screen.findByText('1 nota pontuada'));
    assert.deepEqual(calls.find(({route}) => route === SCORE)?.body, {notas: NOTAS.slice(0, 2).map(seen)});
    assert(card(0).getByText('Pontuada'));
    assert(card(1).getByText('Venda já processada'));
    assert.equal(card(0).getByRole<HTMLInputElement>('checkbox').disabled, true);
  });

  it('go back as one, and what cannot is told with why', async () => {
    const calls = server({
      [SHEET]: {body: {notas: NOTAS}},
      [SCORE]: {
        body: {
          mensagem: '2 notas pontuadas',
          desfazerAte: new Date(Date.now() + 290_000).toISOString(),
          resultados: [result(1, 'pontuada', {pontos: 300}), result(2, 'pontuada', {pontos: 120})],
        },
      },
      [UNDO]: {
        body: {
          mensagem: '1 nota desfeita',
          resultados: [result(1, 'pendente'), result(2, 'recusada', {erro: 'Parte destes pontos já foi gasta'})],
        },
      },
    });
    drawn();
    await screen.findByText('2 notas');
    await press(/^Pontuar as 2/);
    await screen.findByText('2 notas pontuadas', {selector: '[role=status]'});
    await press(/^Desfazer \(4:/);
    assert(await screen.findByText('1 nota pontuada'));
    assert.deepEqual(calls.find(({route}) => route === UNDO)?.body, {ids: [1, 2]});
    assert(card(0).getByText('Voltou para pendente'));
    assert(card(1).getByText('Parte destes pontos já foi gasta'));
    assert(card(1).getByText('Pontuada'));
  });

  it('can be undone after a reload, too, until the next sheet', async () => {
    const score = {
      mensagem: '1 nota pontuada',
      desfazerAte: new Date(Date.now() + 290_000).toISOString(),
      resultados: [result(1, 'pontuada', {pontos: 300})],
    };
    server({[SHEET]: {body: {notas: NOTAS.slice(0, 1)}}, [SCORE]: {body: score}});
    const {unmount} = drawn();
    await screen.findByText('1 nota');
    await press(/^Pontuar a nota/);
    await screen.findByText('1 nota pontuada', {selector: '[role=status]'});
    unmount();
    const undone = {mensagem: '1 nota desfeita', resultados: [result(1, 'pendente')]};
    const calls = server({[SHEET]: {body: {notas: NOTAS.slice(1)}}, [UNDO]: {body: undone}});
    const again = drawn();
    await screen.findByText('1 nota pontuada', {selector: '[role=status]'});
    assert.equal(screen.queryAllByRole('checkbox').length, 0, 'the next sheet waits');
    await press(/^Desfazer/);
    assert(await screen.findByText('0 notas pontuadas'));
    assert.deepEqual(calls.find(({route}) => route === UNDO)?.body, {ids: [1]});
    await press(/^Próxima folha/);
    assert.equal((await screen.findAllByRole('checkbox')).length, 2);
    again.unmount();
    drawn();
    assert.equal((await screen.findAllByRole('checkbox')).length, 2);
  });

  it('stay as they were looked at, with new addresses of their files', async () => {
    const queryClient = new QueryClient({defaultOptions: {queries: {retry: false}}});
    const withFile = (arquivoUrl: string) => nota(1, {diretorioArquivo: '/arquivos/nota.pdf', arquivoUrl, tipo: 'pdf'});
    server({[SHEET]: {body: {notas: [withFile('/arquivos/nota.pdf?ate=1'), nota(2)]}}});
    drawn(queryClient);
    assert.equal((await screen.findAllByRole('checkbox')).length, 2);
    server({[SHEET]: {body: {notas: [withFile('/arquivos/nota.pdf?ate=2')]}}});
    await queryClient.refetchQueries();
    await afterTimers();
    assert.equal(screen.getAllByRole('checkbox').length, 2);
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({href}) => href);
    assert(links.some(href => href.endsWith('?ate=2')));
    assert(!links.some(href => href.endsWith('?ate=1')));
  });

  it('are chosen one by one, and none at all scores nothing', async () => {
    const calls = server({[SHEET]: {body: {notas: NOTAS.slice(0, 1)}}});
    drawn();
    await userEvent.click(await screen.findByRole('checkbox', {name: 'Casa das Tintas, nota 101, 300 pontos'}));
    assert.equal(screen.getByRole<HTMLButtonElement>('button', {name: /^Pontuar/}).disabled, true);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    assert.deepEqual(
      calls.map(({route}) => route),
      [SHEET],
    );
  });

  it('may be none, and the sheet may not come', async () => {
    server({[SHEET]: {body: {notas: []}}});
    const {unmount} = drawn();
    assert(await screen.findByText('Nenhuma nota para pontuar junto'));
    unmount();
    server({[SHEET]: {status: 503, body: {erro: 'Estamos em manutenção.'}}});
    drawn();
    assert(await screen.findByRole('button', {name: /Tentar/}));
  });
});
