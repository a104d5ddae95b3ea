import assert from 'node:assert/strict';
import {render, screen, server} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import {aulaOf, cursoOf} from '../cursos.fixture';
import {Done} from './Done';

const LIST = 'POST /api/cursos/parceiro/curso/search';
const OTHER = {
  ...{id: 2, nome: 'Grafiato', descricao: '', categoria: null, linkCapaCurso: null, capaImagens: [], cargaHoraria: 60},
  ...{certificado: false, ativo: true, inscrito: false, concluidoEm: null, vistoEm: null, modulos: 1, aulas: 1},
  aulasConcluidas: 0,
};

function drawn(concluidoEm: string | null) {
  server({[LIST]: {body: {data: [OTHER], count: 1, metadata: {total: 1}}}});
  const curso = cursoOf([[aulaOf(1, {concluida: true}), aulaOf(2)]], {concluidoEm});
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <MemoryRouter>
        <Done {...{curso, aulaId: 1, certificado: null}} title="Aprovado" heading="Parabéns!" note="Na tentativa 2" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return document.querySelectorAll('[aria-hidden] > i').length;
}

describe('what was achieved in a course', () => {
  it('leads on to the next lesson while there is one, without a feast', () => {
    assert.equal(drawn(null), 0);
    assert(screen.getByRole('link', {name: /^Próxima aula: Aula 2/}));
  });

  it('is celebrated once the course is completed, says its words to readers aloud alone, and leads to other courses', async () => {
    assert.ok(drawn('2026-11-24T15:00:00.000Z') > 0);
    assert(screen.getByRole('heading', {name: 'Parabéns!'}));
    assert(!screen.queryByRole('link', {name: /^Próxima aula/}));
    assert(await screen.findByRole('heading', {name: 'Outros cursos'}));
    assert.equal(document.title, 'Aprovado · Clube do Pintor');
  });
});
