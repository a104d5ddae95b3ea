import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {useState} from 'react';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter} from 'react-router-dom';
import {dataProvider} from '../../providers/dataProvider';
import {i18nProvider} from '../../providers/i18nProvider';
import {mapResources} from '../../providers/resources';
import {revendas} from '../../revendas';
import {ReferenceInput} from './ReferenceInput';

mapResources([revendas]);

const REVENDAS = [
  {id: 7, nomeInput: 'Tintas do Vale', cnpj: '11222333000181'},
  {id: 8, nomeInput: 'Casa da Cor', cnpj: '11444777000161'},
];

/** A field of members, with their ids as text beside it. */
function Members({initial}: {initial: number[]}) {
  const [ids, setIds] = useState(initial);
  return (
    <>
      <ReferenceInput
        label="Revendas"
        multiple
        reference={{entity: 'Revenda', label: 'nomeInput'}}
        ids={ids}
        onChange={setIds}
      />
      <output>{ids.join()}</output>
    </>
  );
}

const drawn = (initial: number[]) =>
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <Members initial={initial} />
      </AdminContext>
    </MemoryRouter>,
  );

describe('A field of several references', () => {
  it('keeps those that could not be read when another one is chosen', async () => {
    server({
      'GET /api/revendas': ({route}) =>
        decodeURIComponent(route).includes('"id":[')
          ? {status: 400, body: {erro: 'O filtro id é inválido.'}}
          : {headers: {'Content-Range': 'revendas 0-1/2'}, body: REVENDAS},
    });
    const logged = mock.method(console, 'error', () => undefined);
    drawn([41, 42]);
    await userEvent.type(screen.getByRole('combobox'), 'Casa');
    await userEvent.click(await screen.findByText(/Casa da Cor/));
    assert.equal(screen.getByRole('status').textContent, '41,42,8');
    logged.mock.restore();
  });
});
