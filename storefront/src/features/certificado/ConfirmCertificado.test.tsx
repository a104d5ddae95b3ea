import assert from 'node:assert/strict';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter, Route, Routes} from 'react-router-dom';
import ConfirmCertificado from './ConfirmCertificado';

const CODIGO = 'TX7K-93QD-M4WA';
const CONFIRM = `GET /api/cursos/certificado/${CODIGO}`;
const NOBODY = {nome: null, curso: null, cargaHoraria: null, modulos: [], concluidoEm: null};

function opened(path: string) {
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/certificado" element={<ConfirmCertificado />} />
          <Route path="/certificado/:codigo" element={<ConfirmCertificado />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('the page that confirms a certificate', () => {
  it('takes the code as somebody types it and says what the paper says', async () => {
    server({
      [CONFIRM]: {
        body: {
          codigo: CODIGO,
          nome: 'Maximiliano Sebastião Albuquerque de Vasconcelos',
          curso: 'Textura rústica',
          cargaHoraria: 90,
          modulos: [{nome: 'Preparo', aulas: 2, avaliacoes: 1}],
          concluidoEm: '2026-11-24T15:00:00.000Z',
          revogadoEm: null,
        },
      },
    });
    opened('/certificado');
    await userEvent.type(screen.getByLabelText('Código de verificação'), 'tx7k 93qd m4wa{Enter}');
    assert(await screen.findByText('Certificado verdadeiro'));
    assert(screen.getByText('1 hora e 30 minutos'));
    assert(screen.getByText('24/11/2026'));
  });

  it('says of a revoked one when, and nothing more', async () => {
    server({[CONFIRM]: {body: {codigo: CODIGO, revogadoEm: '2026-11-25T15:00:00.000Z', ...NOBODY}}});
    opened(`/certificado/${CODIGO}`);
    assert(await screen.findByText('Este certificado foi revogado em 25/11/2026.'));
    assert(!screen.queryByText('Certificado verdadeiro'));
    assert(!screen.queryByRole('img'));
  });

  it('keeps a code that nobody has, with the reason beside it', async () => {
    const erro = 'Nenhum certificado tem este código. Confira se digitou como está no papel.';
    server({[CONFIRM]: {status: 404, body: {erro, codigo: 'CERTIFICADO_NAO_ENCONTRADO'}}});
    opened(`/certificado/${CODIGO}`);
    assert(await screen.findByText(erro));
    assert.equal(screen.getByLabelText<HTMLInputElement>('Código de verificação').value, CODIGO);
  });

  it('asks the server of nothing that cannot be a code', async () => {
    const calls = server({});
    opened('/certificado');
    await userEvent.type(screen.getByLabelText('Código de verificação'), 'ABC{Enter}');
    assert(await screen.findByText(/O código tem 12 letras e números/));
    assert.equal(calls.length, 0);
  });
});
