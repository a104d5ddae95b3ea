import assert from 'node:assert/strict';
import {isFocused, screen, server, userEvent, waitFor, within} from '@clube/ui/testing';
import {CURSO, drawn} from '../__tests__/support';
import {Conteudo} from './Conteudo';
import {useDraft} from './useDraft';

function Screen() {
  return <Conteudo curso={CURSO} {...useDraft(CURSO.id)} />;
}

const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', {name}));
const lessons = () =>
  screen.getAllByRole('list', {name: /^Aulas do módulo/}).map(list =>
    within(list)
      .getAllByRole('listitem')
      .map(({textContent}) => textContent.match(/\d\. (\D+?)–/)?.[1]),
  );
const bar = () => screen.queryByRole('region', {name: 'Mudanças por salvar'})?.textContent ?? '';
const DONE = {body: {mensagem: 'ok'}};

describe('what is in a course', () => {
  it('is put in order where it stands, also over the end of a module, and nothing is sent', async () => {
    const calls = server({});
    drawn(<Screen />);
    assert.deepEqual(lessons(), [['Lixar', 'Selar'], ['Primeira demão']]);
    assert.equal(bar(), '');
    await press('Descer Lixar');
    await waitFor(() => assert.deepEqual(lessons(), [['Selar', 'Lixar'], ['Primeira demão']]));
    await press('Descer Lixar');
    assert.deepEqual(lessons(), [['Selar'], ['Lixar', 'Primeira demão']]);
    await isFocused(screen.getByRole('button', {name: 'Descer Lixar'}));
    await press('Subir Aplicação');
    await waitFor(() => assert.deepEqual(lessons(), [['Lixar', 'Primeira demão'], ['Selar']]));
    assert.match(bar(), /^3 mudanças por salvar: ordem dos módulos, ordem do módulo 1, ordem do módulo 2\./);
    assert.deepEqual(calls, []);
    await press('Descartar');
    assert.deepEqual(lessons(), [['Lixar', 'Selar'], ['Primeira demão']]);
  });

  it('moves by Alt and the arrows at the handle', async () => {
    server({});
    drawn(<Screen />);
    screen.getByRole('button', {name: /^Mover Lixar/}).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => assert.deepEqual(lessons()[0], ['Selar', 'Lixar']));
  });

  it('keeps what is removed in sight until it is saved, and then makes the calls in their order', async () => {
    const calls = server({
      'PUT /api/cursos/aula/12': DONE,
      'DELETE /api/cursos/aula/11': DONE,
      'DELETE /api/cursos/modulo/2': DONE,
    });
    drawn(<Screen />);
    await press('Subir Selar');
    await press('Remover a aula Lixar');
    const undo = screen.getByRole('button', {name: 'Desfazer a remoção: a aula Lixar'});
    await isFocused(undo);
    await userEvent.click(undo);
    await press('Remover a aula Lixar');
    await press('Remover o módulo Aplicação');
    assert.match(bar(), /ordem do módulo 1, aula 2 removida, módulo 2 removido\./);
    assert.match(bar(), /2 inscritos concluem o curso ao salvar, com certificado\. Quem já concluiu não perde nada\./);
    assert.equal(calls.length, 0);
    await userEvent.keyboard('{Control>}s{/Control}');
    assert(await screen.findByText('Curso atualizado com sucesso'));
    assert.deepEqual(
      calls.map(({route}) => route),
      ['PUT /api/cursos/aula/12', 'DELETE /api/cursos/aula/11', 'DELETE /api/cursos/modulo/2'],
    );
    assert.deepEqual(calls[0]?.body, {idModulo: 11, ordem: 1});
    await waitFor(() => assert.equal(bar(), ''));
  });

  it('keeps the changes where saving fails', async () => {
    server({'DELETE /api/cursos/aula/11': {status: 500, body: {erro: 'Erro interno'}}});
    drawn(<Screen />);
    await press('Remover a aula Lixar');
    await press(/^Salvar curso/);
    assert(await screen.findByText('Erro ao atualizar curso'));
    assert.match(bar(), /^1 mudança por salvar: aula 1 removida\./);
  });
});
