import assert from 'node:assert/strict';
import {fieldsOf} from '@clube/api-client/fields';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter} from 'react-router-dom';
import {RESOURCES} from '../../app/resources';
import {dataProvider} from '../../providers/dataProvider';
import {mapResources} from '../../providers/resources';
import {revendas} from '../../revendas/index';
import {exportedFields} from '../grid/columns';
import {choicesOf} from './choices';
import {entityColumns} from './columns';

const editing = {resource: 'x', failures: {}, mayEdit: () => true, dataProvider: undefined as never};

describe('Screens made of an entity', () => {
  for (const {name, entityScreens, rest} of RESOURCES)
    if (entityScreens && rest?.entity) {
      const {entity} = rest;
      it(`name declared fields alone: ${name}`, () => {
        const columns = entityColumns(entity, entityScreens.columns, editing);
        const fields = fieldsOf(entity);
        assert.deepEqual(
          columns.map(({title}) => title),
          entityScreens.columns.map(column => fields[column]?.title),
        );
        assert.deepEqual(columns.flatMap(exportedFields), entityScreens.columns);
        for (const field of entityScreens.filters ?? []) assert.ok(choicesOf(entity, field).options.length > 1, field);
        for (const field of entityScreens.fields.flat()) assert.ok(fields[field]?.writable, `${name}: ${field}`);
      });
    }
});

describe('A switch in a list', () => {
  const row = {id: 7, nomeInput: 'Tintas do Vale', rm: 0, ativo: 1};

  async function fails(field: 'rm' | 'ativo', name: string) {
    mapResources([revendas]);
    server({'PUT /api/revendas/7': {status: 500, body: {}}});
    const editing = {resource: 'revendas', failures: revendas.failures ?? {}, mayEdit: () => true, dataProvider};
    const [, column] = entityColumns('Revenda', ['nomeInput', field], editing);
    render(
      <MemoryRouter>
        <AdminContext dataProvider={dataProvider} store={memoryStore()}>
          {column?.cell?.(row)}
          <Toasts />
        </AdminContext>
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('switch', {name}));
  }

  it('fails in the words of its own field, if the contract has any', async () => {
    await fails('rm', 'Tintas do Vale: Revenda master sim');
    await screen.findByText('Erro ao atualizar status de Revenda Master');
  });

  it('fails in the words of any change otherwise', async () => {
    await fails('ativo', 'Tintas do Vale: Ativa ativa');
    await screen.findByText('Erro ao atualizar revenda');
  });
});
