import assert from 'node:assert/strict';
import {render, screen, userEvent} from '@clube/ui/testing';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter} from 'react-router-dom';
import {cluster} from '../cluster/index';
import {FilteredList} from '../components/list/__tests__/FilteredList';
import {dataProvider} from '../providers/dataProvider';
import {mapResources} from '../providers/resources';
import {PintorFilters} from './PintorFilters';

mapResources([cluster]);

describe('The filters of painters', () => {
  it('take several states, as the audience of a push does', async () => {
    const asked: unknown[] = [];
    render(
      <MemoryRouter>
        <AdminContext dataProvider={dataProvider} store={memoryStore()}>
          <FilteredList initial={{}} asked={asked}>
            <PintorFilters />
          </FilteredList>
        </AdminContext>
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('button', {name: 'UF Todos'}));
    await userEvent.click(screen.getByRole('checkbox', {name: 'SP'}));
    await userEvent.click(screen.getByRole('checkbox', {name: 'PR'}));
    assert.deepEqual(asked, [{endEstado: 'SP'}, {endEstado: ['PR', 'SP']}]);
  });
});
