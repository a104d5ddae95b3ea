import assert from 'node:assert/strict';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import type {Finished} from '../api';
import {AVALIACAO} from '../cursos.fixture';
import {AvaliacaoForm} from './AvaliacaoForm';

const FINISH = 'POST /api/cursos/parceiro/aula/7/concluir';
const WRONG = {
  concluida: false,
  mensagem: 'Resposta errada por favor refaça o teste.',
  tentativas: 1,
  certificados: null,
};
const PASSED = {concluida: true, mensagem: 'Parabéns, você foi aprovado!', tentativas: 2, certificados: {curso: null}};

function drawn() {
  const passed: Finished[] = [];
  const {unmount} = render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {mutations: {retry: false}}})}>
      <MemoryRouter>
        <AvaliacaoForm
          idCurso={1}
          aulaId={7}
          avaliacao={AVALIACAO}
          aula="/cursos/1/assistir?aula=7"
          onPassed={answer => passed.push(answer)}
        />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  return {passed, unmount};
}
const choose = (option: string) => userEvent.click(screen.getByRole('radio', {name: option}));
const enviar = () => screen.getByRole<HTMLButtonElement>('button', {name: 'Enviar'});

describe('the assessment of a lesson', () => {
  it('is sent once every question is answered, and says which are not', async () => {
    server({[FINISH]: {body: PASSED}});
    drawn();
    assert(enviar().disabled);
    assert(screen.getByText('faltam as perguntas 1, 2'));
    await choose('Duas');
    assert(enviar().disabled);
    assert(screen.getByText('falta a pergunta 2'));
    await choose('Água');
    assert(!enviar().disabled);
  });

  it('keeps the answers of a wrong try on the page, to be corrected and sent again', async () => {
    const calls = server({[FINISH]: {body: WRONG}});
    const {passed} = drawn();
    await choose('Duas');
    await choose('Óleo');
    await userEvent.click(enviar());
    assert(await screen.findByText('Resposta errada por favor refaça o teste.'));
    assert(screen.getByText(/Tentativa 1/));
    assert(screen.getByRole<HTMLInputElement>('radio', {name: 'Óleo'}).checked);
    assert.deepEqual(calls[0]?.body, {
      Avaliacoes: [
        {
          id: 9,
          respostas: [
            {pergunta: 'Quantas demãos?', resposta: 'Duas'},
            {pergunta: 'Com que se dilui?', resposta: 'Óleo'},
          ],
        },
      ],
    });
    assert.equal(passed.length, 0);
    server({[FINISH]: {body: PASSED}});
    await choose('Água');
    await userEvent.click(enviar());
    await waitFor(() => assert.equal(passed[0]?.mensagem, PASSED.mensagem));
    assert.equal(sessionStorage.length, 0);
  });

  it('says a refusal in the server’s words', async () => {
    const erro = 'Assista a pelo menos 90% da aula para continuar';
    server({[FINISH]: {status: 422, body: {erro, codigo: 'AULA_NAO_ASSISTIDA', faltam: 8}}});
    drawn();
    await choose('Duas');
    await choose('Água');
    await userEvent.click(enviar());
    assert(await screen.findByText(erro));
  });

  it('keeps what was chosen through a reload', async () => {
    server({});
    const {unmount} = drawn();
    await choose('Duas');
    unmount();
    drawn();
    assert(screen.getByRole<HTMLInputElement>('radio', {name: 'Duas'}).checked);
  });
});
