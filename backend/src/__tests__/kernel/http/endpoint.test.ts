import assert from 'node:assert/strict';
import {ROUTES} from '@clube/domain';
import {describeApi} from '../../../kernel/http/openapi/describe';
import {assertEndpointsMatchPermissions} from '../../../kernel/http/routing/define-endpoint';
import {messageAnswer} from '../../../kernel/http/routing/shapes';
import {findEndpoint, endpoint} from '../../../kernel/http/routing/endpoint';
import {KERNEL_CONTROLLERS} from '../../../kernel/controllers';
import {MODULES} from '../../../modules';

const summary = 'Para os testes';
const table = ROUTES.map(([method, path]) => ({method, path}));

/** Creates a module's controller; its errors are reported when it is registered, before the server starts. */
function givenController(method: string, path: string) {
  class SecondController {
    @endpoint({method, path, summary, answer: messageAnswer})
    async another() {
      return {mensagem: 'Olá'};
    }
  }
  return SecondController;
}

describe('A route', () => {
  it('is not served twice: whoever loads the second one hears of both', async () => {
    await describeApi(MODULES, KERNEL_CONTROLLERS);
    assert.throws(
      () => givenController('GET', '/api/tags'),
      /GET \/api\/tags is served twice: by PremiosController\.tags and by SecondController\.another/,
    );
    assert.notEqual(findEndpoint('GET', '/api/tags')?.summary, summary);
  });

  it('is the same one whatever the parts of its path are called', () => {
    assert.throws(
      () => givenController('DELETE', '/api/premios/{codigo}'),
      /DELETE \/api\/premios\/\{codigo\} is served twice: by PremiosController\.remove/,
    );
  });
});

describe('The routes of the application', () => {
  it('have a row each in the table of permissions, and each row a route', () => {
    assert.throws(
      () => assertEndpointsMatchPermissions([...table, {method: 'GET', path: '/api/aberta'}]),
      /sem linha.*GET \/api\/aberta/,
    );
    assert.throws(() => assertEndpointsMatchPermissions(table.slice(1)), /linha da tabela de permissões sem rota/);
  });

  it('are all served by somebody', () => {
    assert.doesNotThrow(() => assertEndpointsMatchPermissions(table));
    const withoutTags = table.filter(({path}) => path !== '/api/tags');
    assert.throws(() => assertEndpointsMatchPermissions(withoutTags), /que nenhum método atende: GET \/api\/tags$/);
  });
});
