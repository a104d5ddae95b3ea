import assert from 'node:assert/strict';
import {render, screen, within} from '@clube/ui/testing';
import {MemoryRouter} from 'react-router-dom';
import type {Curso} from './api';
import {AVALIACAO, aulaOf, cursoOf} from './cursos.fixture';
import {Modulos} from './Modulos';

const shown = (curso: Curso, here?: number) =>
  render(
    <MemoryRouter>
      <Modulos curso={curso} here={here} />
    </MemoryRouter>,
  );
const row = (name: RegExp) => {
  const item = screen.getByText(name).closest('li');
  assert(item);
  return item;
};

describe('the lessons of a course in their modules', () => {
  const curso = cursoOf([
    [aulaOf(1, {concluida: true, descricao: 'Umidade, mofo, trinca e pintura solta: o que procurar antes do preço'})],
    [aulaOf(2, {duracao: 540, Avaliacoes: [AVALIACAO]}), aulaOf(3, {disponivel: false})],
  ]);

  it('marks finished ones, leads to open ones, and locks the rest with the reason', () => {
    shown(curso, 2);
    assert(screen.getByText('1 de 3 concluídas'));
    assert(within(row(/^1\./)).getByText('concluído'));
    assert(within(row(/^1\./)).getByText('Umidade, mofo, trinca e pintura solta: o que procu…'));
    assert.equal(within(row(/^2\./)).getByRole('link').getAttribute('href'), '/cursos/1/assistir?aula=2');
    assert(within(row(/^2\./)).getByText('9 min · tem avaliação'));
    assert(!within(row(/^3\./)).queryByRole('link'));
    assert(within(row(/^3\./)).getByText('Aula indisponível, por favor termine a anterior'));
  });

  it('opens the module that is running and no other', () => {
    const {container} = shown(curso, 2);
    assert.deepEqual(
      [...container.querySelectorAll('details')].map(({open}) => open),
      [false, true],
    );
  });

  it('says nothing of locks to who is not enrolled', () => {
    shown(cursoOf([[aulaOf(1, {disponivel: false})]], {inscrito: false}));
    assert(!screen.queryByText(/indisponível/));
    assert(!screen.queryByRole('link'));
  });
});
