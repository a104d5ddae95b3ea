import assert from 'node:assert/strict';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import Configuracoes from './Configuracoes';
import {numberErrors, settingsOf} from './settings';

const READ = 'GET /api/configuracoes';
const STORED = {
  id: 3,
  bloquearSite: false,
  bloquearPontuacao: true,
  bloquearResgate: false,
  codigosPorDia: 5,
  parcelaPintura: 'https://parcela.example/clube',
};

async function opened(routes: Parameters<typeof server>[0]) {
  const calls = server(routes);
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <Configuracoes />
      <Toasts />
    </QueryClientProvider>,
  );
  return calls;
}

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', {name});
const save = () => userEvent.click(screen.getByRole('button', {name: 'Salvar'}));

describe('Settings of the programme', () => {
  it('are shown as they are stored; what differs is sent, and nothing else', async () => {
    const put = 'PUT /api/configuracoes/3';
    const calls = await opened({[READ]: {body: STORED}, [put]: {body: STORED}});
    assert.deepEqual(
      [
        (await box(/^Bloquear o site/)).checked,
        (await box(/^Bloquear a pontuação/)).checked,
        screen.getByRole<HTMLButtonElement>('button', {name: 'Salvar'}).disabled,
      ],
      [false, true, true],
    );
    await userEvent.click(await box(/^Bloquear o site/));
    await userEvent.click(await box(/^Bloquear o resgate/));
    await userEvent.click(await box(/^Bloquear o resgate/));
    assert(screen.getByRole('checkbox', {name: /^Bloquear a pontuação · bloqueado agora/}));
    await save();
    // Blocking the whole site must be confirmed first.
    assert.equal(calls.filter(({route}) => route === put).length, 0);
    await userEvent.click(screen.getByRole('button', {name: 'Voltar'}));
    assert.equal(screen.queryByRole('dialog'), null);
    await save();
    await userEvent.click(screen.getByRole('button', {name: 'Bloquear'}));
    await screen.findByText('Configurações salvas com sucesso');
    assert.deepEqual(
      calls.filter(({route}) => route === put).map(({body}) => body),
      [{bloquearSite: true}],
    );
    await waitFor(() => assert.equal(screen.queryByRole('dialog'), null));
  });

  it('keep what is typed while others are saved', async () => {
    const put = 'PUT /api/configuracoes/3';
    const answered = Promise.withResolvers<void>();
    await opened({[READ]: {body: STORED}, [put]: () => answered.promise.then(() => ({body: STORED}))});
    await userEvent.click(await box(/^Bloquear o resgate/));
    await save();
    const address = screen.getByLabelText<HTMLInputElement>(/^Endereço da Parcela/);
    await userEvent.type(address, '/2026');
    answered.resolve();
    await screen.findByText('Configurações salvas com sucesso');
    assert.equal(address.value, `${STORED.parcelaPintura}/2026`);
    assert.equal((await box(/^Bloquear o resgate/)).checked, false);
  });

  it('say what is wrong at the field as one leaves it, and in a toast on saving', async () => {
    await opened({[READ]: {body: STORED}});
    const field = await screen.findByLabelText<HTMLInputElement>(/^Códigos de um pintor por dia/);
    await userEvent.clear(field);
    await userEvent.type(field, '1,5');
    assert.equal(field.getAttribute('aria-invalid'), null);
    await userEvent.tab();
    assert.equal(field.getAttribute('aria-invalid'), 'true');
    await save();
    const error = numberErrors({...settingsOf(null), codigosPorDia: '1,5'}).codigosPorDia ?? '';
    await waitFor(() => assert.equal(screen.getAllByText(error).length, 2));
    assert(document.activeElement === field);
  });

  it('are made by the first save where nobody has saved any', async () => {
    const calls = await opened({
      [READ]: {status: 404, body: {erro: 'Não encontrado', codigo: 'NAO_ENCONTRADO'}},
      'POST /api/configuracoes': {status: 201, body: STORED},
    });
    assert.equal((await box(/^Bloquear a pontuação/)).checked, false);
    await userEvent.type(screen.getByLabelText(/^Endereço da Parcela/), ' https://parcela.example ');
    await save();
    await waitFor(() =>
      assert.deepEqual(calls.find(({route}) => route.startsWith('POST'))?.body, {
        parcelaPintura: 'https://parcela.example',
      }),
    );
  });

  it('are limits of codes, the term of receipts and the rate of networks, too', async () => {
    const put = 'PUT /api/configuracoes/3';
    const calls = await opened({[READ]: {body: STORED}, [put]: {body: STORED}});
    const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
    const shown = [/^Códigos de um pintor por dia/, /^Códigos de um pintor por mês/, /^Dias para/, /^Taxa de sucesso/];
    assert.deepEqual(await Promise.all(shown.map(async label => (await field(label)).value)), ['5', '20', '60', '3']);
    const type = async (label: RegExp, text: string) => {
      await userEvent.clear(await field(label));
      await userEvent.type(await field(label), text);
    };
    await type(/^Taxa de sucesso/, '100,5');
    await type(/^Dias para/, '0');
    await save();
    assert(screen.getByText('O máximo é 100'));
    assert.equal(screen.getAllByText('O mínimo é 1').length, 2, 'the first one in a toast, too');
    await type(/^Taxa de sucesso/, '2,25');
    await type(/^Dias para/, '90');
    await save();
    await waitFor(() => {
      const sent = calls.find(({route}) => route === put);
      assert.deepEqual(sent?.body, {taxaSucesso: 2.25, diasNotaAtrasada: 90});
      assert.ok(sent.headers.get('X-Antes'), 'what was seen goes along');
    });
  });

  it('lead nowhere but to a site by https, and may lead nowhere', async () => {
    const put = 'PUT /api/configuracoes/3';
    const calls = await opened({[READ]: {body: STORED}, [put]: {body: {...STORED, parcelaPintura: null}}});
    await box(/^Bloquear o site/);
    const address = screen.getByLabelText<HTMLInputElement>(/^Endereço da Parcela/);
    assert.equal(address.value, STORED.parcelaPintura);
    await userEvent.clear(address);
    await userEvent.type(address, 'http://parcela.example');
    await save();
    assert.equal(screen.getAllByText('Endereço inválido: ele começa com https://').length, 2);
    assert.equal(calls.filter(({route}) => route === put).length, 0);
    await userEvent.clear(address);
    await save();
    await waitFor(() => assert.deepEqual(calls.find(({route}) => route === put)?.body, {parcelaPintura: ''}));
  });

  it('that wait for a second person are said to, and are as before without anything left to save', async () => {
    const put = 'PUT /api/configuracoes/3';
    const erro = 'O pedido está em Aprovações.';
    await opened({
      [READ]: {body: STORED},
      [put]: {status: 409, body: {erro, codigo: 'SEGUNDA_PESSOA', excessos: ['Códigos por dia: de 5 para 9']}},
    });
    await userEvent.click(await box(/^Bloquear o resgate/));
    await save();
    await screen.findByText(erro);
    assert(screen.getByText('Códigos por dia: de 5 para 9'));
    assert.equal((await box(/^Bloquear o resgate/)).checked, false);
    assert.equal(screen.getByRole<HTMLButtonElement>('button', {name: 'Salvar'}).disabled, true);
  });

  it('say what could not be read, and are asked for again', async () => {
    await opened({[READ]: {status: 503, body: {erro: 'Serviço indisponível', codigo: 'INDISPONIVEL'}}});
    // On the screen and in a toast.
    await waitFor(() => assert.equal(screen.getAllByText('Erro ao carregar configurações').length, 2));
    assert(screen.getByRole('button', {name: /tentar de novo/i}));
  });
});
