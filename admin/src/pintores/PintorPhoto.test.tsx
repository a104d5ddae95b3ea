import assert from 'node:assert/strict';
import {render, screen, server, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {PintorPhoto} from './PintorPhoto';

const FILE = 'GET /arquivos/fotos-parceiro/a.webp';

describe('The photo of a painter in the panel', () => {
  const {createObjectURL, revokeObjectURL} = URL;
  afterEach(() => {
    Object.assign(URL, {createObjectURL, revokeObjectURL});
  });

  function drawn(status: number) {
    const calls = server({[FILE]: {status, body: 'bytes'}});
    const given: string[] = [];
    URL.createObjectURL = () => 'blob:foto';
    URL.revokeObjectURL = address => given.push(address);
    const view = render(
      <QueryClientProvider client={new QueryClient()}>
        <PintorPhoto path="fotos-parceiro/a.webp" nome="Ana Lima" />
      </QueryClientProvider>,
    );
    return {calls, given, ...view};
  }

  it('is asked for with the session, and its bytes are let go of with the screen', async () => {
    const {calls, given, unmount} = drawn(200);
    const image = await screen.findByRole<HTMLImageElement>('img', {name: 'Foto de Ana Lima'});
    assert.equal(image.src, 'blob:foto');
    assert.deepEqual(
      calls.map(({route, headers}) => [route, headers.has('Authorization')]),
      [[FILE, true]],
    );
    unmount();
    assert.deepEqual(given, ['blob:foto']);
  });

  it('leaves no frame where it cannot be had', async () => {
    const {container} = drawn(404);
    assert.equal(container.children.length, 1);
    await waitFor(() => assert.equal(container.children.length, 0));
  });
});
