import assert from 'node:assert/strict';
import {render, screen, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {PintorPhoto} from './PintorPhoto';

describe('The photo of a painter in the panel', () => {
  const {createObjectURL, revokeObjectURL} = URL;
  const {fetch} = globalThis;
  afterEach(() => {
    Object.assign(URL, {createObjectURL, revokeObjectURL});
    globalThis.fetch = fetch;
  });

  function drawn(answer: Response) {
    const asked: Request[] = [];
    const given: string[] = [];
    globalThis.fetch = async input => {
      assert.ok(input instanceof Request);
      asked.push(input);
      return answer;
    };
    URL.createObjectURL = () => 'blob:foto';
    URL.revokeObjectURL = address => given.push(address);
    const view = render(
      <QueryClientProvider client={new QueryClient()}>
        <PintorPhoto path="fotos-parceiro/a.webp" nome="Ana Lima" />
      </QueryClientProvider>,
    );
    return {asked, given, ...view};
  }

  it('is asked for with the session, and its bytes are let go of with the screen', async () => {
    const {asked, given, unmount} = drawn(new Response('bytes'));
    const image = await screen.findByRole<HTMLImageElement>('img', {name: 'Foto de Ana Lima'});
    assert.equal(image.src, 'blob:foto');
    assert.deepEqual(
      asked.map(({url, headers}) => [new URL(url).pathname, headers.has('Authorization')]),
      [['/arquivos/fotos-parceiro/a.webp', true]],
    );
    unmount();
    assert.deepEqual(given, ['blob:foto']);
  });

  it('leaves no frame where it cannot be had', async () => {
    const {container} = drawn(new Response(null, {status: 404}));
    assert.equal(container.children.length, 1);
    await waitFor(() => assert.equal(container.children.length, 0));
  });
});
