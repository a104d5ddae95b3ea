import assert from 'node:assert/strict';
import {render, screen, server} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {Indicados} from './Indicados';

const LIST = 'POST /api/indique-ganhe/indicacoes';
const RESUMO = {
  'GET /api/indique-ganhe/resumo': {body: {indicacoes: 0, validas: 0, pontos: 0, pontosPorIndicacao: 100}},
};

describe('Meus indicados', () => {
  it('says that it loads, and that there is nobody', async () => {
    let answer = (): void => undefined;
    const waits = new Promise<void>(resolve => (answer = resolve));
    const calls = server({
      ...RESUMO,
      [LIST]: async () => {
        await waits;
        return {body: {indicacoes: [], metadata: {total: 0}}};
      },
    });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Indicados idIndicacao="ANA123" />
      </QueryClientProvider>,
    );
    assert(screen.getByText('Carregando'));
    answer();
    assert(await screen.findByText('Sem resultados'));
    assert.deepEqual(calls.find(({route}) => route === LIST)?.body, {idIndicacao: 'ANA123'});
  });

  it('says nothing of CPF and telephone where the data were erased', async () => {
    const indicado = {
      id: 1,
      nome: 'Cadastro apagado',
      cpf: '',
      celular: '',
      validado: true,
      criadoEm: '2026-09-15T12:00:00.000Z',
    };
    server({...RESUMO, [LIST]: {body: {indicacoes: [indicado], metadata: {total: 1}}}});
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Indicados idIndicacao="ANA123" />
      </QueryClientProvider>,
    );
    const row = (await screen.findByText('Cadastro apagado')).closest('li, tr');
    assert(row);
    assert.doesNotMatch(row.textContent, /CPF|\*/);
  });
});
