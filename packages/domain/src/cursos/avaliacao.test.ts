import assert from 'node:assert/strict';
import {
  grade,
  isApproved,
  perguntaErrors,
  perguntasFault,
  withoutAnswer,
  type Pergunta,
  type Resposta,
} from './avaliacao.js';

const DEMAOS: Pergunta = {pergunta: 'Quantas demãos?', respostas_possiveis: ['1', '3', '2'], resposta_correta: 3};
const DILUIR: Pergunta = {
  pergunta: 'Com que diluir?',
  respostas_possiveis: ['Água', 'Óleo', 'Nada'],
  resposta_correta: 1,
};
const BOTH = [DEMAOS, DILUIR];
const passes = (...respostas: Resposta[]) => {
  const graded = grade(BOTH, respostas);
  return graded && isApproved(graded);
};

describe('avaliação', () => {
  it('is passed with all answers right, by text or by number', () => {
    assert.equal(
      passes({pergunta: 'Quantas demãos?', resposta: '2'}, {pergunta: 'Com que diluir?', resposta: 'Água'}),
      true,
    );
    assert.equal(passes({pergunta: 2, resposta: 1}, {pergunta: 1, resposta: 3}), true);
    assert.equal(passes({pergunta: '1', resposta: 3}, {pergunta: '2', resposta: '1'}), true);
  });

  it('takes a text that stands there for that option, though it is a number', () => {
    assert.equal(passes({pergunta: 1, resposta: '3'}, {pergunta: 2, resposta: 1}), false);
  });

  it('is not graded while an answer is missing, doubled or none of the options', () => {
    assert.equal(passes({pergunta: 1, resposta: 3}), undefined);
    assert.equal(passes({pergunta: 1, resposta: 3}, {pergunta: 1, resposta: 3}), undefined);
    assert.equal(passes({pergunta: 1, resposta: 3}, {pergunta: 2, resposta: 4}), undefined);
    assert.equal(passes({pergunta: 1, resposta: 3}, {pergunta: 'Outra?', resposta: 1}), undefined);
    assert.equal(passes({pergunta: 1, resposta: 3}, {pergunta: 2, resposta: 'Cola'}), undefined);
  });

  it('is passed by nobody without questions', () => {
    assert.equal(isApproved(grade([], []) ?? []), false);
  });

  it('leaves without its answers', () => {
    assert.deepEqual(Object.keys(withoutAnswer(DEMAOS)), ['pergunta', 'respostas_possiveis']);
  });

  it('has no two questions, and no two answers of one, that are the same', () => {
    assert.equal(perguntasFault(BOTH), undefined);
    assert.equal(perguntasFault([DEMAOS, DEMAOS]), 'Há duas perguntas iguais');
    const twice = {...DILUIR, respostas_possiveis: ['Água', 'Água', 'Nada']};
    assert.equal(perguntasFault([DEMAOS, twice]), 'A pergunta 2 tem duas respostas iguais');
  });

  it('asks of each question its text, three answers and which of them is right', () => {
    assert.deepEqual(perguntaErrors(DEMAOS), {});
    assert.deepEqual(perguntaErrors({pergunta: ' ', respostas_possiveis: ['1', '', '2'], resposta_correta: 0}), {
      pergunta: 'Informe a pergunta',
      'respostas_possiveis.1': 'Informe a resposta',
      resposta_correta: 'Marque a resposta certa',
    });
  });
});
