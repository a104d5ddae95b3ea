import assert from 'node:assert/strict';
import {act, afterTimers, render, screen, server} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {aulaOf} from '../cursos.fixture';
import {LessonVideo} from './LessonVideo';

/** The video of a lesson, and a function that fires one of its events. */
function opened() {
  server({'POST /api/cursos/parceiro/aula/1/progresso': {body: {}}});
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LessonVideo idCurso={1} aula={aulaOf(1, {linkVideo: '/arquivos/a.mp4'})} />
    </QueryClientProvider>,
  );
  const video = screen.getByLabelText('Aula 1');
  return async (event: 'error' | 'playing') => {
    act(() => void video.dispatchEvent(new Event(event)));
    await afterTimers();
  };
}

describe('The video of a lesson', () => {
  it('is given up when it fails a fourth time in a row', async () => {
    const fire = opened();
    for (let i = 0; i < 3; i++) await fire('error');
    assert(!screen.queryByRole('alert'));
    await fire('error');
    assert(await screen.findByRole('alert'));
  });

  it('goes on after every lost connection of a long lesson', async () => {
    const fire = opened();
    for (let i = 0; i < 5; i++) {
      await fire('error');
      await fire('playing');
    }
    assert(!screen.queryByRole('alert'));
  });
});
