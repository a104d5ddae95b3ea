import assert from 'node:assert/strict';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import {PintorResult} from './PintorResult';

const CPF = '39053344705';
const NOTA = {
  id: 7,
  nome: 'MAXIMILIANO SEBASTIÃO',
  cpf: CPF,
  criadoEm: '2026-11-12T15:00:00.000Z',
  estado: 'reprovada',
  reprovadoMotivo: 'Nota Ilegível',
  loja: 'Casa das Tintas',
  total: 310.5,
  pontos: null,
  reenviadaEm: null,
  diretorioArquivo: null,
  arquivoUrl: null,
  tipo: null,
};
const PINTOR = {id: 1, nome: 'MAXIMILIANO SEBASTIÃO', cpf: CPF, saldoPontos: 1310, clusterNome: 'Ouro', ativo: 1};

function drawn(pintores: unknown[]) {
  server({
    'GET /api/parceiros': {body: {rows: pintores, count: 1}},
    'GET /api/notas': {body: {rows: [NOTA], count: 1}},
  });
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <MemoryRouter>
        <PintorResult cpf={CPF} onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('The painter of a CPF, in the palette', () => {
  it('has the balance and the fate of each receipt, with the sentence that answers', async () => {
    drawn([PINTOR]);
    assert(await screen.findByText('1.310 pontos'));
    const nota = screen.getByRole('button', {name: /Casa das Tintas/});
    assert.match(nota.textContent, /Reprovada.*Nota Ilegível/);
    await userEvent.click(nota);
    assert(
      screen.getByText(/^Olá, Maximiliano! A nota que você enviou em 12\/11\/2026 .* foi reprovada: Nota Ilegível\./),
    );
    assert(screen.getByRole('button', {name: 'Copiar resposta'}));
  });

  it('says that there is nobody', async () => {
    drawn([]);
    assert(await screen.findByText('Não há pintor cadastrado com o CPF 390.533.447-05.'));
  });
});
