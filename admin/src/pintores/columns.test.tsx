import assert from 'node:assert/strict';
import {headingsOf} from '@clube/api-client/fields';
import '@clube/ui/testing';
import {exportedFields} from '../components/grid/columns';
import {hiddenColumns} from '../components/grid/hidden';
import {titled} from '../components/grid/titles';
import {COLUMNS} from './columns';

describe('The columns of the painters', () => {
  it('offer everything that the list of painters says of them', () => {
    const offered = new Set(COLUMNS.flatMap(column => exportedFields(column)));
    assert.deepEqual(
      Object.keys(headingsOf('pintores')).filter(field => !offered.has(field)),
      [],
    );
  });

  it('leave address, referral and consents to those who choose them', () => {
    const hidden = hiddenColumns(titled('pintores', COLUMNS), undefined);
    for (const field of ['endRua', 'endCep', 'indicacaoLoja', 'aceitouPrivacidade', 'acheSeuPintor'])
      assert(hidden.includes(field), field);
    assert(!hidden.includes('saldoPontos'));
  });
});
