import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {onlineManager, QueryClient, QueryClientProvider, useQuery} from '@tanstack/react-query';
import assert from 'node:assert/strict';
import {useLogOut} from './session';

const WAITING = 'a call under way';

/** A screen with a pending request and a button to log out. */
function Waiting({onEnd}: {onEnd: () => void}) {
  const logOut = useLogOut();
  useQuery({
    queryKey: [WAITING],
    queryFn: ({signal}) =>
      new Promise<string>(() => {
        signal.addEventListener('abort', onEnd);
      }),
  });
  return (
    <button type="button" onClick={() => void logOut()}>
      Sair
    </button>
  );
}

describe('leaving', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('gives up what is under way before the session ends, and asks nothing more', async () => {
    const queryClient = new QueryClient({defaultOptions: {queries: {networkMode: 'always'}}});
    const order: string[] = [];
    server({
      'POST /api/sessoes/sair': () => {
        order.push('session ends');
        // Never resolves, as the logout would then reload the page, which ends the test.
        return new Promise(() => undefined);
      },
    });
    render(
      <QueryClientProvider client={queryClient}>
        <Waiting onEnd={() => order.push('call given up')} />
      </QueryClientProvider>,
    );
    await userEvent.click(screen.getByRole('button', {name: 'Sair'}));
    await waitFor(() => assert.deepEqual(order, ['call given up', 'session ends']));
    // An existing query refetches, as after its interval.
    const again = queryClient.getQueryCache().find({queryKey: [WAITING]})?.observers[0];
    void again?.refetch();
    await waitFor(() => assert.equal(queryClient.getQueryState([WAITING])?.fetchStatus, 'paused'));
    void queryClient.query({queryKey: ['asked next'], queryFn: () => order.push('asked next')});
    await waitFor(() => assert.equal(queryClient.getQueryState(['asked next'])?.fetchStatus, 'paused'));
    assert.deepEqual(order, ['call given up', 'session ends']);
  });
});
