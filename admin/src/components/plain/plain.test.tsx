import assert from 'node:assert/strict';
import {fieldsOf} from '@clube/api-client/fields';
import '@clube/ui/testing';
import {RESOURCES} from '../../app/resources';
import {exportedFields} from '../grid/columns';
import {plainColumns} from './columns';

const editing = {resource: 'x', failure: '', edits: true, dataProvider: undefined as never};

describe('Plain registrations', () => {
  for (const {name, plain, rest} of RESOURCES)
    if (plain && rest?.entity) {
      const {entity} = rest;
      it(`name declared fields alone: ${name}`, () => {
        const columns = plainColumns(entity, plain.columns, editing);
        const fields = fieldsOf(entity);
        assert.deepEqual(
          columns.map(({title}) => title),
          plain.columns.map(column => fields[column]?.title),
        );
        assert.deepEqual(columns.flatMap(exportedFields), plain.columns);
        for (const field of plain.fields.flat()) assert.ok(fields[field]?.writable, `${name}: ${field}`);
      });
    }
});
