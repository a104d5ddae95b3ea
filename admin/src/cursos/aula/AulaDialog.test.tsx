import assert from 'node:assert/strict';
import {screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {CURSO, drawn, givenAula} from '../__tests__/support';
import type {Aula} from '../types';
import {AulaDialog} from './AulaDialog';

const PERGUNTA = {
  pergunta: 'Quantas demãos?',
  respostas_possiveis: ['Uma', 'Duas', 'Dez'],
  resposta_correta: 2,
};
const AVALIACAO = {id: 7, nome: 'Teste', descricao: '', perguntas: [PERGUNTA]};
const [MODULO] = CURSO.Modulos;
const PUT_AVALIACAO = 'PUT /api/cursos/avaliacao/7';

function open(aula?: Aula) {
  assert(MODULO);
  let closed = 0;
  const created: number[] = [];
  drawn(
    <AulaDialog
      curso={CURSO}
      modulo={MODULO}
      aula={aula}
      number={aula && 1}
      onCreated={id => created.push(id)}
      onClose={() => (closed += 1)}
    />,
  );
  return {created, closed: () => closed};
}

const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', {name}));
const field = (name: RegExp | string) => screen.getByLabelText(name);
const toAvaliacao = () => userEvent.click(screen.getByRole('tab', {name: /^Avaliação/}));

const perguntasIn = (call: {body: unknown} | undefined) =>
  (call?.body as {perguntas?: unknown[]} | undefined)?.perguntas;

describe('the dialog of a lesson', () => {
  it('asks of a new one its name, and a share that there is', async () => {
    const calls = server({});
    const {created} = open();
    await userEvent.type(field(/^Assistir ao menos/), '101');
    await press('Cadastrar aula');
    assert(screen.getByText('Informe o nome'));
    assert(screen.getByText('Use no máximo 100'));
    assert.deepEqual([calls, created], [[], []]);
    assert.equal(screen.queryByRole('tab'), null);
  });

  it('removes a material only when the lesson is saved', async () => {
    const material = {id: 9, nome: 'Ficha', descricao: '', tipo: 'link', bytes: null, link: 'https://a.b'} as const;
    const aula = givenAula(11, 'Lixar', {Materiais: [material]});
    const calls = server({
      'PUT /api/cursos/aula/11': {body: aula},
      'DELETE /api/cursos/material/9': {body: {mensagem: 'ok'}},
    });
    open(aula);
    await press('Remover o material Ficha');
    assert(screen.getByText('Sai ao salvar'));
    assert.deepEqual(calls, []);
    await press('Salvar aula');
    assert(await screen.findByText('Aula atualizada com sucesso'));
    assert.deepEqual(
      calls.map(({route}) => route),
      ['PUT /api/cursos/aula/11', 'DELETE /api/cursos/material/9'],
    );
  });

  it('makes an assessment empty first, and then takes its questions', async () => {
    const calls = server({
      'POST /api/cursos/curso/5/modulo/11/aula/11/avaliacao': {status: 201, body: {...AVALIACAO, perguntas: []}},
    });
    open(givenAula(11, 'Lixar'));
    await toAvaliacao();
    assert.equal(screen.queryByRole('button', {name: 'Pergunta com três respostas'}), null);
    await press('Criar avaliação');
    assert(screen.getByText('Informe o nome'));
    await userEvent.type(field('Nome da avaliação'), 'Teste');
    await press('Criar avaliação');
    assert(await screen.findByText('Avaliação cadastrada com sucesso'));
    assert.deepEqual(calls[0]?.body, {nome: 'Teste', descricao: '', perguntas: []});
  });

  it('asks of each question its text, three answers, and the right one', async () => {
    const calls = server({[PUT_AVALIACAO]: {body: AVALIACAO}});
    open(givenAula(11, 'Lixar', {Avaliacoes: [AVALIACAO]}));
    await toAvaliacao();
    await press('Pergunta com três respostas');
    await press('Salvar avaliação');
    for (const message of ['Informe a pergunta', 'Marque a resposta certa']) assert(screen.getByText(message));
    assert.equal(screen.getAllByText('Informe a resposta').length, 3);
    await userEvent.type(field('Texto da pergunta 2'), 'Com que se dilui?');
    const [, ...answers] = ['', 'Água', 'Óleo', 'Óleo'];
    for (const [i, text] of answers.entries())
      await userEvent.type(screen.getAllByLabelText(`Resposta ${i + 1}`)[1]!, text);
    await userEvent.click(screen.getAllByLabelText('A resposta 1 é a certa')[1]!);
    await press('Salvar avaliação');
    assert((await screen.findAllByText('A pergunta 2 tem duas respostas iguais')).length > 0);
    assert.equal(calls.length, 0);
    await userEvent.type(screen.getAllByLabelText('Resposta 3')[1]!, ' e nada');
    await press('Salvar avaliação');
    assert(await screen.findByText('Avaliação atualizada com sucesso'));
    const [call] = calls;
    assert.deepEqual(perguntasIn(call), [
      PERGUNTA,
      {pergunta: 'Com que se dilui?', respostas_possiveis: ['Água', 'Óleo', 'Óleo e nada'], resposta_correta: 1},
    ]);
  });

  it('removes a question only when the assessment is saved, and keeps what was typed in the other tab', async () => {
    const calls = server({[PUT_AVALIACAO]: {body: {...AVALIACAO, perguntas: []}}});
    const {closed} = open(givenAula(11, 'Lixar', {Avaliacoes: [AVALIACAO]}));
    await userEvent.type(field('Nome'), ' melhor');
    await toAvaliacao();
    await press('Remover a pergunta 1');
    await press('Desfazer a remoção: a pergunta 1');
    await press('Remover a pergunta 1');
    await press('Salvar avaliação');
    await waitFor(() => assert.equal(calls.length, 1));
    assert.deepEqual(perguntasIn(calls[0]), []);
    await userEvent.click(screen.getByRole('tab', {name: 'Aula'}));
    assert.equal((field('Nome') as HTMLInputElement).value, 'Lixar melhor');
    await press('Voltar');
    assert(await screen.findByText('Descartar o que foi alterado?'));
    assert.equal(closed(), 0);
  });
});
