import assert from 'node:assert/strict';
import {clearPrefetched, takePrefetchedAnswer} from './prefetch.js';

const URL_OF = 'http://clube.exemplo/api/premios?pagina=0';

describe('what the page asked for before the app was there', () => {
  let left: string[] = [];
  beforeEach(() => {
    left = [];
    const earlyCalls = Object.fromEntries(
      ['/api/premios?pagina=0', '/api/tags'].map(path => [
        path,
        {authorization: 'abc||', answer: Promise.resolve(new Response(path)), leave: () => void left.push(path)},
      ]),
    );
    Object.assign(globalThis, {window: {earlyCalls}});
  });
  after(() => void Reflect.deleteProperty(globalThis, 'window'));

  const ask = (url = URL_OF, Authorization = 'abc||', method = 'GET') =>
    takePrefetchedAnswer(new Request(url, {method, headers: {Authorization}}));

  it('is the answer to the same call, once', async () => {
    assert.equal(await (await ask())?.text(), '/api/premios?pagina=0');
    assert.equal(ask(), undefined);
    assert.deepEqual(left, []);
  });

  it('is none to another address, nor to other sessions', () => {
    assert.equal(ask('http://clube.exemplo/api/premios?pagina=1'), undefined);
    assert.equal(ask(URL_OF, 'xyz||'), undefined);
    assert.ok(ask(), 'it is still there for whom it is');
  });

  it('is forgotten, connections and all, once something is changed or the first screen stands', () => {
    void ask('http://clube.exemplo/api/resgatar', 'abc||', 'POST');
    assert.equal(ask(), undefined);
    assert.deepEqual(left, ['/api/premios?pagina=0', '/api/tags']);
    clearPrefetched();
  });
});
