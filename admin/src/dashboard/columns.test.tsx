import assert from 'node:assert/strict';
import {render, screen} from '@clube/ui/testing';
import {MemoryRouter} from 'react-router-dom';
import {Content} from '../components/grid/Content';
import {columnsOf, type NumberedRow} from './columns';

const DAYS = {dataInicial: '2026-10-01', dataFinal: '2026-10-31'};
const ROW: NumberedRow = {
  id: 1,
  nome: 'Ana',
  antes: null,
  cpf: '39053344705',
  cnpj: '11222333000181',
  codigo: '620150',
  acumulado: 100,
  saldo: 40,
  quantidade: 7,
  vendido: 1249.9,
};

/** Paths and filters of the links in a table's columns. */
function addressesOf(table: keyof ReturnType<typeof columnsOf>): [path: string | undefined, filter: unknown][] {
  const columns = columnsOf(DAYS)[table];
  render(
    <MemoryRouter>
      {columns.map(column => (
        <Content key={column.field} column={column} row={ROW} />
      ))}
    </MemoryRouter>,
  );
  const links = screen.getAllByRole('link');
  assert.equal(links.length, columns.length, 'not every figure leads to its rows');
  return links.map(link => {
    const [path, query] = link.getAttribute('href')?.split('?') ?? [];
    const params = new URLSearchParams(query);
    return [path, params.has('filter') ? JSON.parse(params.get('filter') ?? '') : params.get('aba')];
  });
}

const SALES = '/painel/pontuacoes/pontuado';

describe('Every figure of the four tables of the dashboard leads to its rows', () => {
  it('of painters', () => {
    const sales = [SALES, {q: ROW.cpf, ...DAYS}];
    const page = '/painel/pintor/39053344705';
    assert.deepEqual(addressesOf('pintores'), [[page, null], sales, [page, 'vencimentos'], sales]);
  });

  it('of resellers', () => {
    const sales = [SALES, {revenda: ROW.cnpj, ...DAYS}];
    assert.deepEqual(addressesOf('revendas'), [['/painel/revenda/11222333000181', null], sales, sales]);
  });

  it('of registrations', () => {
    const painters = ['/painel/pintores', {cadastroPela: ROW.cnpj, ...DAYS}];
    assert.deepEqual(addressesOf('indicam'), [['/painel/revenda/11222333000181', null], painters]);
  });

  it('of products', () => {
    const sales = [SALES, {produto: ROW.codigo, ...DAYS}];
    assert.deepEqual(addressesOf('produtos'), [['/painel/produtos', {q: ROW.codigo}], sales, sales, sales]);
  });
});
