import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {AdminContext, ListContextProvider, memoryStore, useList} from 'react-admin';
import {MemoryRouter} from 'react-router-dom';
import {dataProvider} from '../../providers/dataProvider';
import {i18nProvider} from '../../providers/i18nProvider';
import {mapResources} from '../../providers/resources';
import type {Column} from '../grid/columns';
import {GridSetupContext} from '../grid/settings';
import {ExportButton, type Exports} from './ExportButton';

const ROUTE = 'GET /api/pontuacoes/encerradas';
mapResources([{name: 'nao-pontuavel', rest: {path: 'pontuacoes/encerradas', list: 'encerradas'}}]);

interface Nota {
  id: number;
  nome: string;
  cpf: string;
}
const COLUMNS: readonly Column<Nota>[] = [
  {kind: 'text', field: 'nome', title: 'Pintor', files: ['nome', 'cpf'], main: true},
  {kind: 'number', field: 'id', title: 'Nota'},
  {kind: 'custom', field: 'foto', title: 'Foto', cell: () => null},
  {kind: 'actions', field: 'acoes', title: 'Ações', cell: () => null},
];

interface Options {
  csv?: Exports['csv'];
  hidden?: readonly string[];
}
const rows = (count: number) => Array.from({length: count}, (_, id) => ({id}));

// Constant, as react-admin compares these objects by identity and would otherwise render endlessly.
const ASKED = {
  sort: {field: 'id', order: 'DESC' as const},
  page: 2,
  perPage: 25,
};

/** `data` undefined: the list is still loading. */
function Drawn({data, csv, hidden = []}: Options & {data: {id: number}[] | undefined}) {
  const list = useList({...(data ? {data} : {isPending: true}), ...ASKED});
  return (
    <ListContextProvider value={list}>
      <GridSetupContext value={{density: 'compact', hidden: new Set(hidden), widths: {}}}>
        <ExportButton resource="nao-pontuavel" name="Não pontuáveis" columns={COLUMNS} {...(csv && {csv})} />
      </GridSetupContext>
    </ListContextProvider>
  );
}

function drawn(options: Options, data: {id: number}[] | undefined = rows(60)) {
  return render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <Drawn {...options} data={data} />
      </AdminContext>
      <Toasts />
    </MemoryRouter>,
  );
}

const open = () => userEvent.click(screen.getByRole('button', {name: 'Exportar'}));
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', {name}));
const asked = (route = '') => Object.fromEntries(new URL(route.replace('GET ', ''), 'http://x').searchParams);

describe('ExportButton', () => {
  it('asks for all rows with the columns on the screen, those that a file can hold', async () => {
    const calls = server({[ROUTE]: {body: {fileLink: '#nada'}}});
    drawn({});
    await open();
    await choose('Todas as linhas, Excel (XLSX)');
    await screen.findByText('Seu download começará em breve, aguarde.');
    assert.deepEqual(asked(calls[0]?.route), {
      download: 'xlsx',
      fileName: 'Não pontuáveis',
      filter: '{}',
      sort: '["id","DESC"]',
      colunas: 'nome,cpf,id',
    });
  });

  it('asks for the page alone, in so many words', async () => {
    const calls = server({[ROUTE]: {body: {fileLink: '#nada'}}});
    drawn({});
    await open();
    await choose('Só esta página, CSV');
    await screen.findByText('Seu download começará em breve, aguarde.');
    const {download, range, soPagina, colunas} = asked(calls[0]?.route);
    assert.deepEqual(
      {download, range, soPagina, colunas},
      {download: 'csv', range: '[25,49]', soPagina: '1', colunas: 'nome,cpf,id'},
    );
  });

  it('leaves out what the person has put away', async () => {
    const calls = server({[ROUTE]: {body: {fileLink: '#nada'}}});
    drawn({hidden: ['id']});
    await open();
    await choose('Todas as linhas, CSV');
    await screen.findByText('Seu download começará em breve, aguarde.');
    assert.equal(asked(calls[0]?.route).colunas, 'nome,cpf');
  });

  it('can be asked for every column that there is', async () => {
    const calls = server({[ROUTE]: {body: {fileLink: '#nada'}}});
    drawn({});
    await open();
    await choose('Todas as linhas e colunas, CSV');
    await screen.findByText('Seu download começará em breve, aguarde.');
    assert.equal(asked(calls[0]?.route).colunas, undefined);
  });

  it('is offered for a list that is too long for the screen, and not for an empty one', () => {
    const {unmount} = render(
      <MemoryRouter>
        <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
          <Drawn data={undefined} />
        </AdminContext>
      </MemoryRouter>,
    );
    assert(!screen.getByRole<HTMLButtonElement>('button', {name: 'Exportar'}).disabled);
    unmount();
    drawn({}, []);
    assert(screen.getByRole<HTMLButtonElement>('button', {name: 'Exportar'}).disabled);
  });

  it('leaves the CSV to a call of its own where there is one', async () => {
    const calls = server({});
    const csv = mock.fn((_query: Readonly<Record<string, string>>) => Promise.resolve());
    drawn({csv});
    await open();
    await choose('Todas as linhas, CSV');
    await screen.findByText('Seu download começará em breve, aguarde.');
    assert.equal(csv.mock.callCount(), 1);
    assert.equal(calls.length, 0);
  });

  it('says what the server refused, and an answer without a file', async () => {
    server({[ROUTE]: {status: 503, body: {erro: 'Há muitas exportações em andamento.'}}});
    drawn({});
    await open();
    await choose('Todas as linhas, CSV');
    await screen.findByText('Há muitas exportações em andamento.');
    server({[ROUTE]: {body: {}}});
    await open();
    await choose('Todas as linhas, CSV');
    await screen.findByText('Resposta inválida do servidor');
  });
});
