import assert from 'node:assert/strict';
import {fieldsOf} from '@clube/api-client/fields';
import '@clube/ui/testing';
import {RESOURCES} from '../../app/resources';
import {exportedFields} from '../grid/columns';
import {entityColumns} from './columns';

const editing = {resource: 'x', failure: '', edits: true, dataProvider: undefined as never};

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
        for (const field of entityScreens.fields.flat()) assert.ok(fields[field]?.writable, `${name}: ${field}`);
      });
    }
});
