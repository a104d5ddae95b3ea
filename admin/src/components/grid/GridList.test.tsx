import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {onlineManager} from '@tanstack/react-query';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import type {ReactNode} from 'react';
import {AdminContext, memoryStore, type Store} from 'react-admin';
import {MemoryRouter, Route, Routes, useLocation} from 'react-router-dom';
import {dataProvider} from '../../providers/dataProvider';
import {i18nProvider} from '../../providers/i18nProvider';
import {mapResources} from '../../providers/resources';
import type {Column} from './columns';
import type {AllMatchingProps} from './footer/SelectionBar';
import {GridList} from './GridList';

interface Tin {
  id: number;
  nome: string;
  pontos: number;
}

const LIST = 'GET /api/latas';
const COLUMNS: readonly Column<Tin>[] = [
  {kind: 'text', field: 'nome', title: 'Lata', sortable: true, main: true},
  {kind: 'points', field: 'pontos', title: 'Pontos', sortable: true, total: true},
];
const ROWS: Tin[] = [
  {id: 1, nome: 'Maximiliano Sebastião Albuquerque de Vasconcelos', pontos: 6500},
  {id: 2, nome: 'Branco neve', pontos: 10},
];
const MINE = {id: 7, lista: 'latas', nome: 'Brancas', compartilhada: false, filtros: {q: 'branco'}};
const VIEW = {
  ...MINE,
  ordem: {campo: 'antiga', direcao: 'ASC'},
  ocultas: ['pontos', 'antiga'],
  minha: true,
  autor: 'Eu',
};

mapResources([{name: 'latas'}].map(({name}) => ({name, rest: {path: name}})));

const asked = (route: string) => new URLSearchParams(route.split('?')[1]);

function Where() {
  const {pathname} = useLocation();
  return <p>em {pathname}</p>;
}

interface Given {
  at?: string;
  rows?: Tin[];
  views?: object[];
  store?: Store;
  onAllMatching?: (matching: AllMatchingProps) => ReactNode;
  /** The sums that the server returns. */
  sums?: Record<string, number>;
}

function drawn({at = '', rows = ROWS, views = [], store = memoryStore(), onAllMatching, sums}: Given = {}) {
  const calls = server({
    [LIST]: {
      body: rows,
      headers: {
        'Content-Range': `latas 0-1/${rows.length > 0 ? 120 : 0}`,
        ...(sums && {'X-Somas': JSON.stringify(sums)}),
      },
    },
    'GET /api/visoes': {body: {visoes: views}},
    'POST /api/visoes': {status: 201, body: VIEW},
  });
  render(
    <MemoryRouter initialEntries={[`/painel/latas${at}`]}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={store}>
        <Where />
        <Routes>
          <Route
            path="*"
            element={
              <GridList
                resource="latas"
                label="Latas"
                columns={COLUMNS}
                sort={{field: 'nome', order: 'ASC'}}
                search="Buscar lata"
                exports="Latas"
                rowName={({nome}: Tin) => nome}
                opens={({id}: Tin) => `/painel/latas/${id}`}
                bulk={<button type="button">Pintar</button>}
                {...(onAllMatching && {onAllMatching})}
                empty="Nenhuma lata."
              />
            }
          />
        </Routes>
      </AdminContext>
    </MemoryRouter>,
  );
  const lists = () =>
    calls
      .filter(({route}) => route.startsWith(`${LIST}?`))
      .map(({route}) => asked(route))
      .filter(query => !query.has('somas'));
  return {calls, lists};
}

describe('GridList', () => {
  it('shows a page of fifty, its count and what it adds up to', async () => {
    const {lists} = drawn();
    assert(await screen.findByText('Branco neve'));
    assert(screen.getByText('1–2 de 120'));
    assert(screen.getByText('Nesta página: 6.510 (pontos)'));
    assert.match(lists()[0]?.get('range') ?? '', /^\[0,49\]$/);
  });

  it('shows the sums of all rows that match, by the server, and of the selected ones', async () => {
    const {calls} = drawn({at: '?filter={"q":"branco"}', sums: {pontos: 1_234_567}});
    assert(await screen.findByText('Total: 1.234.567 (pontos)'));
    const query = calls.map(({route}) => asked(route)).find(each => each.has('somas'));
    assert.deepEqual([query?.get('somas'), query?.get('filter')], ['pontos', '{"q":"branco"}']);
    await userEvent.click(screen.getByRole('checkbox', {name: /Branco neve/}));
    assert(screen.getByText('Selecionados: 10 (pontos)'));
  });

  it('says that there is nothing, and why', async () => {
    drawn({rows: []});
    assert(await screen.findByText('Sem resultados'));
    assert(screen.getByText('Nenhuma lata.'));
  });

  it('lets fewer rows be asked for, and a file, where all are more than a screen shows', async () => {
    const told = mock.method(console, 'error', () => undefined);
    drawn();
    const sizes = await screen.findByLabelText('Linhas por página');
    const erro = 'São 6.000 linhas, e a tela mostra até 5.000. Use a exportação para ter todas.';
    server({[LIST]: {status: 422, body: {erro}}, 'GET /api/visoes': {body: {visoes: []}}});
    await userEvent.selectOptions(sizes, 'Todos');
    await screen.findAllByText(erro, {}, {timeout: 8000});
    assert(!screen.getByRole<HTMLButtonElement>('button', {name: 'Exportar'}).disabled);
    server({
      [LIST]: {body: ROWS, headers: {'Content-Range': 'latas 0-1/6000'}},
      'GET /api/visoes': {body: {visoes: []}},
    });
    await userEvent.selectOptions(screen.getByLabelText('Linhas por página'), '50');
    await screen.findByText(/de 6.000/);
    told.mock.restore();
  });

  it('says that rows wait for a connection', async () => {
    drawn();
    await screen.findByText('Branco neve');
    onlineManager.setOnline(false);
    try {
      await userEvent.click(screen.getByRole('button', {name: 'Próxima página'}));
      assert(await screen.findByText(/Sem conexão com a internet: o que falta vem/));
    } finally {
      onlineManager.setOnline(true);
    }
    await waitFor(() => assert(!screen.queryByText(/Sem conexão/)));
  });

  it('puts the search under the key "/"', async () => {
    drawn();
    await screen.findByText('Branco neve');
    await userEvent.keyboard('/');
    assert.equal(document.activeElement, screen.getByRole('searchbox'));
  });

  it('offers what can be done with chosen rows, and with all that match once the whole page is chosen', async () => {
    drawn({
      onAllMatching: ({many, filters, onDone}) => (
        <button type="button" onClick={onDone}>
          Pintar {many} de {JSON.stringify(filters)}
        </button>
      ),
    });
    await screen.findByText('Branco neve');
    assert(!screen.queryByText('Pintar'));
    await userEvent.click(screen.getByRole('checkbox', {name: 'Selecionar Branco neve'}));
    assert(screen.getByText('1 item selecionado'));
    assert(screen.getByText('Pintar'));
    assert(screen.getByText('Selecionados: 10 (pontos)'));
    assert(!screen.queryByRole('button', {name: /que correspondem/}));
    await userEvent.click(screen.getByRole('checkbox', {name: 'Selecionar todos desta página'}));
    await userEvent.click(screen.getByRole('button', {name: 'Selecionar todas as 120 que correspondem'}));
    assert(screen.getByText('Todas as 120 linhas que correspondem'));
    assert(!screen.queryByText('Pintar'));
    await userEvent.click(screen.getByRole('button', {name: 'Só as 2 desta página'}));
    assert(screen.getByText('Pintar'));
    await userEvent.click(screen.getByRole('button', {name: 'Selecionar todas as 120 que correspondem'}));
    await userEvent.click(screen.getByRole('button', {name: 'Pintar 120 de {}'}));
    assert(!screen.queryByRole('region', {name: 'Itens selecionados'}));
  });

  it('says how many chosen rows are on other pages', async () => {
    drawn();
    await userEvent.click(await screen.findByRole('checkbox', {name: 'Selecionar todos desta página'}));
    server({[LIST]: {body: [{...ROWS[0], id: 9, nome: 'Verde'}], headers: {'Content-Range': 'latas 50-50/120'}}});
    await userEvent.click(screen.getByRole('button', {name: 'Próxima página'}));
    assert(await screen.findByText('Verde'));
    assert(screen.getByText('2 itens selecionados, 2 fora desta página'));
    await userEvent.click(screen.getByRole('checkbox', {name: 'Selecionar Verde'}));
    assert(screen.getByText('Selecionados nesta página: 6.500 (pontos)'));
  });

  it('names the page size of the address, whatever it is', async () => {
    drawn({at: '?perPage=7'});
    await screen.findByText('Branco neve');
    assert.equal(screen.getByLabelText<HTMLSelectElement>('Linhas por página').value, '7');
  });

  it('says no more of chosen rows where nothing is done with all that match', async () => {
    drawn();
    await userEvent.click(await screen.findByRole('checkbox', {name: 'Selecionar todos desta página'}));
    assert(screen.getByText('2 itens selecionados'));
    assert(!screen.queryByRole('button', {name: /que correspondem/}));
    await userEvent.click(screen.getByRole('button', {name: 'Desmarcar'}));
    assert(!screen.queryByText('Pintar'));
  });

  it('opens a row that is clicked, and not where something in it is', async () => {
    drawn();
    await userEvent.click(await screen.findByRole('checkbox', {name: 'Selecionar Branco neve'}));
    assert(screen.getByText('em /painel/latas'));
    await userEvent.click(screen.getByText('6.500'));
    assert(screen.getByText('em /painel/latas/1'));
  });

  it('remembers columns and page size in the store', async () => {
    const store = memoryStore();
    drawn({store});
    await screen.findByText('Branco neve');
    await userEvent.click(screen.getByRole('button', {name: 'Colunas'}));
    await userEvent.click(screen.getByRole('menuitemcheckbox', {name: 'Pontos'}));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => assert(!screen.queryByText('6.500')));
    await userEvent.selectOptions(screen.getByLabelText('Linhas por página'), '100');
    assert.deepEqual(store.getItem('grid.latas'), {hidden: ['pontos'], perPage: 100});
  });

  it('opens a view of which a column is gone', async () => {
    const {lists} = drawn({views: [VIEW]});
    await userEvent.click(await screen.findByRole('link', {name: 'Brancas'}));
    await waitFor(() => assert.equal(lists().at(-1)?.get('filter'), '{"q":"branco"}'));
    assert.equal(lists().at(-1)?.get('sort'), '["nome","ASC"]');
    await waitFor(() => assert(!screen.queryByText('6.500')));
    assert.equal(screen.getByRole('link', {name: 'Brancas'}).getAttribute('aria-current'), 'true');
  });

  it('is the list as it begins although a shared view shows the same rows, until that one is asked for', async () => {
    drawn({views: [{...VIEW, nome: 'Poucas', filtros: {}, ordem: null, compartilhada: true, minha: false}]});
    const shared = await screen.findByRole('link', {name: /^Poucas/});
    assert(await screen.findByText('6.500'));
    assert.equal(screen.getByRole('link', {name: 'Todos'}).getAttribute('aria-current'), 'true');
    await userEvent.click(shared);
    await waitFor(() => assert(!screen.queryByText('6.500')));
    assert.equal(shared.getAttribute('aria-current'), 'true');
    await userEvent.click(screen.getByRole('button', {name: 'Próxima página'}));
    await waitFor(() => assert(screen.getByText(/^51–/)));
    assert.equal(shared.getAttribute('aria-current'), 'true');
    await userEvent.click(screen.getByRole('link', {name: 'Todos'}));
    assert(await screen.findByText('6.500'));
    assert.equal(shared.getAttribute('aria-current'), null);
  });

  it('opens the one that is asked for of two views that show the same rows', async () => {
    drawn({views: [VIEW, {...VIEW, id: 8, nome: 'Brancas com pontos', ocultas: []}]});
    const second = await screen.findByRole('link', {name: 'Brancas com pontos'});
    await userEvent.click(second);
    await waitFor(() => assert.equal(second.getAttribute('aria-current'), 'true'));
    assert(await screen.findByText('6.500'));
    assert(screen.getByRole('button', {name: 'Opções da visão Brancas com pontos'}));
  });

  it('goes back to the columns and widths of everybody', async () => {
    const store = memoryStore({'grid.latas': {hidden: ['pontos'], widths: {nome: 300}, perPage: 100}});
    drawn({store});
    await screen.findByText('Branco neve');
    await userEvent.click(screen.getByRole('button', {name: 'Colunas'}));
    await userEvent.click(screen.getByRole('menuitem', {name: 'Voltar ao padrão'}));
    assert.deepEqual(JSON.parse(JSON.stringify(store.getItem('grid.latas'))), {perPage: 100});
  });

  it('saves what is shown as a view', async () => {
    const {calls} = drawn();
    await screen.findByText('Branco neve');
    await userEvent.click(screen.getByRole('button', {name: '+ Salvar visão'}));
    await userEvent.click(screen.getByRole('button', {name: 'Salvar'}));
    assert(screen.getByText('Informe o nome da visão'));
    await userEvent.type(screen.getByLabelText('Nome da visão'), 'Todas');
    await userEvent.click(screen.getByRole('button', {name: 'Salvar'}));
    await waitFor(() => assert(!screen.queryByLabelText('Nome da visão')));
    assert.deepEqual(calls.find(({route}) => route === 'POST /api/visoes')?.body, {
      nome: 'Todas',
      compartilhada: false,
      filtros: {},
      ordem: {campo: 'nome', direcao: 'ASC'},
      ocultas: null,
      lista: 'latas',
    });
  });

  it('keeps its tools behind one button on a phone, which counts the filters set', async () => {
    const narrow = (media: string) =>
      Object.assign(new EventTarget(), {matches: media === '(width < 700px)', media, onchange: null}) as MediaQueryList;
    const {matchMedia} = window;
    window.matchMedia = narrow;
    try {
      drawn({at: '?filter=%7B%22q%22%3A%22branco%22%2C%22revenda%22%3A%2211222333000181%22%7D'});
      assert(await screen.findByText('Branco neve'));
      assert.equal(screen.queryAllByRole('combobox', {name: 'Ordenar por'}).length, 0);
      assert(screen.getByRole('button', {name: /Vendas da revenda 11.222.333\/0001-81/}));
      await userEvent.click(screen.getByRole('button', {name: 'Filtros (1)', expanded: false}));
      assert(screen.getByRole('combobox', {name: 'Ordenar por'}));
      assert(screen.getByRole('button', {name: 'Exportar'}));
    } finally {
      window.matchMedia = matchMedia;
    }
  });
});
