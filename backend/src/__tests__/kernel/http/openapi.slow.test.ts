import assert from 'node:assert/strict';
import {validateApiSpec} from '@loopback/testlab';
import {givenApp, type TestApp} from '../../support';

// The validator takes seconds for a document of this size.
describe('The API document, by the rules of OpenAPI', () => {
  let t: TestApp;
  before(async () => void (t = await givenApp()));
  after(() => t.stop());

  it('is OpenAPI 3.0, valid', async () => {
    const {body} = await t.anonymous.get<{openapi: string}>('/openapi.json');
    assert.equal(body.openapi, '3.0.3');
    await validateApiSpec(body);
  });
});
