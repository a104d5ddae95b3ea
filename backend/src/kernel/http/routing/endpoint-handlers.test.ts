import assert from 'node:assert/strict';
import {Application} from '@loopback/core';
import {EndpointHandlers} from './endpoint-handlers';

const spec = {openapi: '3.0.0', info: {title: '', version: ''}, paths: {}};

describe('The methods behind the routes', () => {
  it('cannot have an interceptor before them, which nobody would call', async () => {
    const app = new Application();
    await new EndpointHandlers().find(app, spec);
    app.interceptor(async (_, next): Promise<unknown> => next(), {name: 'watching', global: true});
    await assert.rejects(new EndpointHandlers().find(app, spec), /nobody calls the interceptor .*watching/);
  });
});
