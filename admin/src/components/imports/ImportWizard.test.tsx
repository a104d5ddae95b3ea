import assert from 'node:assert/strict';
import {QueryClient} from '@tanstack/react-query';
import {storeSession} from '@clube/api-client';
import {Field, Toasts} from '@clube/ui';
import {isFocused, render, screen, server, userEvent, waitFor, within, type Call} from '@clube/ui/testing';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter, Route, Routes, useLocation} from 'react-router-dom';
import {dataProvider} from '../../providers/dataProvider';
import {i18nProvider} from '../../providers/i18nProvider';
import {ImportWizard} from './ImportWizard';
import type {ImportKind, ParamsOfImport} from './kind';

const KIND: ImportKind = {
  tipo: 'produtos',
  title: 'Importar produtos',
  row: ['produto', 'produtos'],
  written: ['produto cadastrado', 'produtos cadastrados'],
  path: '/processar/produtos/sherwin-williams',
  listPath: '/processar/produtos',
  result: {label: 'Ver produtos', to: '/painel/produtos'},
};
const AT = `/painel${KIND.path}`;
const ONE = 'GET /api/importacoes/7';
const CHECK = 'POST /api/importacoes/7/conferir';
const WRITE = 'POST /api/importacoes/7/gravar';

const FIELDS = [
  {campo: 'codigo', titulo: 'Código', obrigatorio: true, exemplo: 'SW-1', ajuda: 'Até 40 caracteres'},
  {campo: 'nome', titulo: 'Nome', obrigatorio: true, exemplo: 'Acrílico', ajuda: ''},
  {campo: 'gtin', titulo: 'GTIN', obrigatorio: false, exemplo: '789', ajuda: ''},
];
const COMMON = {
  'GET /api/importacoes/tipos': {body: [{tipo: 'produtos', titulo: 'Produtos', campos: FIELDS}]},
  'GET /api/importacoes': {body: {rows: [], count: 0, metadata: {total: 0}}},
};
const COUNTS = {validas: 5, novas: 3, mudadas: 1, iguais: 1, erros: 0};
const imported = (more: object = {}) => ({
  ...{id: 7, tipo: 'produtos', estado: 'recebida', nomeArquivo: 'tabela.csv', tamanho: 2048, formato: 'csv'},
  ...{codificacao: 'utf-8', separador: ';', decimal: ',', planilha: null, planilhas: []},
  parametros: {},
  colunas: [
    {nome: 'Cód', exemplo: 'SW-1', campo: 'codigo'},
    {nome: 'Descrição', exemplo: 'Acrílico', campo: 'nome'},
    {nome: 'EAN', exemplo: '789', campo: null},
  ],
  ...{amostra: [['SW-1', 'Acrílico', '789']], problemas: [], repetida: null, linhas: null, contagens: null},
  ...{trabalho: null, modo: null, mensagem: null, autor: 'Ana'},
  ...{criadaEm: '2026-09-15T15:00:00.000Z', terminadaEm: null, ...more},
});
const batchJob = (more: object = {}) => ({
  ...{id: 70, titulo: 'Conferir produtos', tipo: 'importacao', usuario: 'Ana', estado: 'rodando', total: 200},
  ...{feitos: 90, falhas: 0, cancelar: false, mensagem: null, resultado: null, criadoEm: '2026-09-15T15:00:00.000Z'},
  ...{comecouEm: null, terminouEm: null, ...more},
});

const lines = [
  {id: 2, linha: 2, situacao: 'nova', valores: {codigo: 'SW-1', nome: 'Acrílico'}, antes: null, erros: []},
  {
    id: 3,
    linha: 3,
    situacao: 'erro',
    valores: {codigo: '', nome: 'X'},
    antes: null,
    erros: [{campo: 'codigo', mensagem: 'Código obrigatório'}],
  },
];
let shown: object[] = lines;
/** Rows are loaded by a fake, as react-admin takes their total from a header. */
const provider = {...dataProvider, getList: () => Promise.resolve({data: shown as never[], total: shown.length})};

function Address() {
  const {pathname, search} = useLocation();
  return <output aria-label="Endereço">{pathname + search}</output>;
}

function drawn(at: string, kind = KIND) {
  const queryClient = new QueryClient({defaultOptions: {queries: {retry: false}}});
  const wizard = <ImportWizard kind={kind} />;
  render(
    <MemoryRouter initialEntries={[`${AT}${at}`]}>
      <AdminContext dataProvider={provider} {...{i18nProvider, queryClient}} store={memoryStore()}>
        <Routes>
          {['', '/:id', '/:id/:step'].map(below => (
            <Route key={below} path={AT + below} element={wizard} />
          ))}
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </AdminContext>
      <Toasts />
    </MemoryRouter>,
  );
  return {refetch: () => queryClient.invalidateQueries()};
}
const address = () => screen.getByLabelText('Endereço').textContent.replace(AT, '');
const step = (name: string) => screen.findByRole('heading', {level: 2, name: new RegExp(name)});
const press = (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', {name}));
const bodies = (calls: readonly Call[], route: string) =>
  calls.filter(call => call.route === route).map(({body}) => body);

describe('the wizard of imports', () => {
  const {createObjectURL} = URL;
  // Without this, happy-dom would navigate to the file.
  before(() => (URL.createObjectURL = () => '#arquivo'));
  after(() => (URL.createObjectURL = createObjectURL));
  beforeEach(() => {
    shown = lines;
    storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao: 1}});
  });

  describe('the file', () => {
    it('says what is expected, asks for a file first, and names what waits to be ended', async () => {
      const open = {rows: [imported(), imported({id: 8, estado: 'concluida'})], count: 2, metadata: {total: 2}};
      const calls = server({...COMMON, 'GET /api/importacoes': {body: open}});
      drawn('');
      assert(await screen.findByText('Até 40 caracteres'));
      assert.equal((await screen.findByRole('link', {name: 'tabela.csv'})).getAttribute('href'), `${AT}/7`);
      await press('Enviar arquivo');
      assert.equal((await screen.findAllByText('Selecione um arquivo primeiro')).length, 2);
      const input = screen.getByLabelText('Escolher arquivo');
      await isFocused(input);
      assert.equal(input.getAttribute('aria-invalid'), 'true');
      assert.deepEqual(
        calls.filter(({route}) => route.startsWith('POST')),
        [],
      );
    });

    it('asks for what goes with it first', async () => {
      const calls = server(COMMON);
      const params: ParamsOfImport = {
        initial: {revenda: ''},
        errorsOf: ({revenda}) => ({...(revenda === '' && {revenda: 'Informe a revenda'})}),
        describe: () => undefined,
        Input: ({value, errors, onChange}) => (
          <Field
            label="Revenda"
            value={String(value.revenda)}
            error={errors.revenda}
            onChange={({target}) => onChange({revenda: target.value})}
          />
        ),
      };
      drawn('', {...KIND, params});
      await userEvent.upload(screen.getByLabelText('Escolher arquivo'), new File(['x'], 'lista.csv'));
      await press('Enviar arquivo');
      assert.equal((await screen.findAllByText('Informe a revenda')).length, 2);
      assert.ok(calls.every(({route}) => route.startsWith('GET')));
      await userEvent.type(screen.getByLabelText('Revenda'), 'A');
      await waitFor(() => assert(screen.queryByText('Informe a revenda') === null));
    });

    it('offers templates in both formats', async () => {
      const calls = server({...COMMON, 'GET /api/importacoes/modelo/produtos': {body: 'Código;Nome'}});
      drawn('');
      await press('Modelo XLSX');
      await waitFor(() => assert.ok(calls.some(({route}) => route.endsWith('/modelo/produtos?formato=xlsx'))));
    });
  });

  describe('the columns', () => {
    it('are where one comes to by the number alone', async () => {
      server({...COMMON, [ONE]: {body: imported()}});
      drawn('/7');
      await step('Passo 2 de 4.*Diga o que é cada coluna');
      assert.equal(address(), '/7/colunas');
      assert(screen.getByRole('link', {name: 'Arquivo (feito)'}));
      assert.equal(screen.queryByRole('link', {name: /Conferência/}), null);
    });

    it('are stored at every choice, and a field comes from one column alone', async () => {
      let campos: (string | null)[] = [];
      const stored = ({body}: Call) => {
        campos = (body as {campos: (string | null)[]}).campos;
        const colunas = imported().colunas.map((column, i) => ({...column, campo: campos[i]}));
        return {body: imported({colunas})};
      };
      server({...COMMON, [ONE]: {body: imported()}, 'PUT /api/importacoes/7': stored});
      drawn('/7/colunas');
      await userEvent.selectOptions(await screen.findByLabelText('EAN vai para'), 'nome');
      await waitFor(() => assert.deepEqual(campos, ['codigo', null, 'nome']));
      assert.equal(screen.getByLabelText<HTMLSelectElement>('Descrição vai para').value, '');
    });

    it('take the message of what was mended away', async () => {
      const erro = 'Falta a coluna Nome.';
      const refused = {status: 422, body: {erro, codigo: 'COLUNAS_FALTANDO'}};
      const mended = {body: imported()};
      server({
        ...COMMON,
        [ONE]: {body: imported({problemas: [erro]})},
        [CHECK]: refused,
        'PUT /api/importacoes/7': mended,
      });
      drawn('/7/colunas');
      await press((await screen.findByRole('button', {name: 'Conferir linhas'})).textContent);
      await waitFor(() => assert.equal(screen.getAllByText(erro).length, 2));
      await userEvent.selectOptions(screen.getByLabelText('EAN vai para'), 'gtin');
      await waitFor(() => assert(screen.queryByText(erro) === null));
    });

    it('are not checked while a required one is missing, which is said where one is led to', async () => {
      const erro = 'Falta a coluna Nome.';
      const refused = {status: 422, body: {erro, codigo: 'COLUNAS_FALTANDO'}};
      server({...COMMON, [ONE]: {body: imported({problemas: [erro]})}, [CHECK]: refused});
      drawn('/7/colunas');
      await press((await screen.findByRole('button', {name: 'Conferir linhas'})).textContent);
      await waitFor(() => assert.equal(screen.getAllByText(erro).length, 2));
      await waitFor(() => assert.equal(document.activeElement?.textContent, erro));
      assert.equal(address(), '/7/colunas');
    });

    it('are read otherwise when one says how, and say what they cannot be', async () => {
      const problem = 'A linha 3 tem 2 colunas, e não 3.';
      const read = () => ({body: imported({codificacao: 'windows-1252', problemas: [problem]})});
      const calls = server({...COMMON, [ONE]: {body: imported()}, 'PUT /api/importacoes/7': read});
      drawn('/7/colunas');
      await userEvent.selectOptions(await screen.findByLabelText('Codificação'), 'windows-1252');
      assert(await screen.findByText(problem));
      assert.deepEqual(bodies(calls, 'PUT /api/importacoes/7'), [{codificacao: 'windows-1252'}]);
      assert.equal(screen.queryByLabelText('Planilha'), null);
    });

    it('say that the file was here before, and when', async () => {
      server({...COMMON, [ONE]: {body: imported({repetida: {id: 3, em: '2026-08-03T12:00:00.000Z'}})}});
      drawn('/7/colunas');
      assert.match((await screen.findByText(/Este arquivo já foi importado em/)).textContent, /em 03\/08\/2026\./);
    });

    it('go back when the server refuses', async () => {
      const refusal = {status: 409, body: {erro: 'Esta importação já está sendo conferida.'}};
      server({...COMMON, [ONE]: {body: imported()}, 'PUT /api/importacoes/7': refusal});
      drawn('/7/colunas');
      await userEvent.selectOptions(await screen.findByLabelText('EAN vai para'), 'gtin');
      assert(await screen.findByText('Esta importação já está sendo conferida.'));
      await waitFor(() => assert.equal(screen.getByLabelText<HTMLSelectElement>('EAN vai para').value, ''));
    });
  });

  describe('the check', () => {
    it('is watched, survives a lost connection, and shows what it found', async () => {
      let now: object = imported();
      const calls = server({
        ...COMMON,
        [ONE]: () => ({body: now}),
        [CHECK]: () => ({body: (now = imported({estado: 'conferindo', trabalho: 70}))}),
        'GET /api/trabalhos/70': {body: batchJob()},
      });
      const {refetch} = drawn('/7/colunas');
      await press((await screen.findByRole('button', {name: 'Conferir linhas'})).textContent);
      const bar = await screen.findByRole('progressbar', {name: 'Andamento de Conferir produtos'});
      assert.equal(bar.getAttribute('aria-valuenow'), '45');
      await isFocused(await step('Passo 3 de 4.*Conferindo as linhas'));
      assert.equal(address(), '/7/conferencia');
      server({});
      await refetch();
      assert(await screen.findByText(/Sem resposta do servidor agora/));
      now = imported({estado: 'conferida', contagens: COUNTS, linhas: 5, trabalho: 70});
      server({...COMMON, [ONE]: () => ({body: now})});
      await refetch();
      assert(await screen.findByRole('link', {name: '3 novas (ver linhas)'}));
      assert(await screen.findByText('Nenhuma linha com erro. Ao gravar, ou tudo é gravado, ou nada.'));
      assert.equal(bodies(calls, CHECK).length, 1);
    });

    it('shows the lines in error first, and offers them to be corrected', async () => {
      const conferida = imported({estado: 'conferida', contagens: {...COUNTS, erros: 1}, linhas: 6});
      const calls = server({...COMMON, [ONE]: {body: conferida}, 'GET /api/importacoes/7/erros': {body: 'x'}});
      drawn('/7');
      await step('Resultado da conferência');
      assert(await screen.findByText('1 linha com erro.'));
      assert(await screen.findByText('Código: Código obrigatório'));
      const figure = (name: string) => screen.getByRole('link', {name: `${name} (ver linhas)`});
      assert.equal(figure('1 com erro').getAttribute('aria-current'), 'true');
      await userEvent.click(figure('3 novas'));
      assert.equal(figure('3 novas').getAttribute('aria-current'), 'true');
      assert.equal(figure('1 com erro').getAttribute('aria-current'), null);
      assert.equal(screen.getByLabelText<HTMLSelectElement>('Situação').value, 'nova');
      await userEvent.click(figure('1 com erro'));
      assert.equal(screen.getByLabelText<HTMLSelectElement>('Situação').value, 'erro');
      await press('Baixar erros');
      await waitFor(() => assert.ok(calls.some(({route}) => route === 'GET /api/importacoes/7/erros')));
      assert(screen.getByRole('button', {name: 'Gravar só as válidas (4)'}));
    });

    it('lets a line be corrected in its place, until it has no error', async () => {
      const conferida = (erros: number) =>
        imported({estado: 'conferida', contagens: {...COUNTS, validas: 6 - erros, erros}, linhas: 6});
      const wrong = {...lines[1], valores: {codigo: 'SW-1', nome: 'X'}};
      const answers = [
        {importacao: conferida(1), linha: {...wrong, erros: [{campo: 'codigo', mensagem: 'Repete a linha 2'}]}},
        {importacao: conferida(0), linha: {...wrong, situacao: 'nova', erros: []}},
      ];
      const calls = server({
        ...COMMON,
        [ONE]: {body: conferida(1)},
        'PUT /api/importacoes/7/linhas/3': () => {
          if (answers.length === 1) shown = lines.slice(0, 1);
          return {body: answers.shift()};
        },
      });
      drawn('/7');
      await userEvent.click(await screen.findByRole('button', {name: 'Corrigir linha 3'}));
      const dialog = within(screen.getByRole('dialog', {name: 'Corrigir linha 3'}));
      assert(dialog.getByText('Código obrigatório'));
      assert.equal(dialog.queryByLabelText(/GTIN/), null);
      const codigo = dialog.getByLabelText<HTMLInputElement>('Código');
      await userEvent.type(codigo, 'SW-1');
      await press('Salvar');
      assert(await dialog.findByText('Repete a linha 2'));
      await isFocused(codigo);
      await userEvent.type(codigo, '0');
      await press('Salvar');
      assert(await screen.findByText('Linha 3 corrigida'));
      assert.deepEqual(bodies(calls, 'PUT /api/importacoes/7/linhas/3'), [
        {valores: {codigo: 'SW-1'}},
        {valores: {codigo: 'SW-10'}},
      ]);
      assert.equal(screen.queryByRole('dialog'), null);
      assert(screen.getByRole('link', {name: '0 com erro (ver linhas)'}));
      await isFocused(await screen.findByRole('button', {name: 'Corrigir linha 2'}));
    });

    it('offers no correction of lines that are written in groups', async () => {
      const conferida = imported({estado: 'conferida', contagens: {...COUNTS, erros: 1}, linhas: 6});
      server({...COMMON, [ONE]: {body: conferida}});
      drawn('/7', {...KIND, groups: true});
      assert(await screen.findByText('Código: Código obrigatório'));
      assert.equal(screen.queryByRole('button', {name: /^Corrigir/}), null);
    });

    it('leads back to the columns and loses nothing', async () => {
      const conferida = imported({estado: 'conferida', contagens: COUNTS, linhas: 5});
      const calls = server({...COMMON, [ONE]: {body: conferida}});
      drawn('/7/conferencia');
      await userEvent.click(await screen.findByRole('link', {name: 'Voltar'}));
      await step('cada coluna');
      await userEvent.click(screen.getByRole('link', {name: /^Conferência/}));
      assert(await screen.findByRole('button', {name: 'Gravar 4 produtos'}));
      assert.ok(!calls.some(({route}) => !route.startsWith('GET')));
    });

    it('says that there is nothing to write', async () => {
      const same = {...COUNTS, novas: 0, mudadas: 0, iguais: 5};
      server({...COMMON, [ONE]: {body: imported({estado: 'conferida', contagens: same, linhas: 5})}});
      drawn('/7');
      assert(await screen.findByText(/Nada a gravar: tudo já está como no arquivo\./));
      assert.equal(screen.queryByRole('button', {name: /^Gravar/}), null);
    });
  });

  describe('the writing', () => {
    for (const [what, erros, button, modo] of [
      ['all or nothing', 0, 'Gravar 4 produtos', 'tudo'],
      ['the valid ones only', 2, 'Gravar só as válidas (4)', 'validas'],
    ] as const)
      it(`writes ${what}, and says how many there are now`, async () => {
        const contagens = {...COUNTS, erros};
        let now: object = imported({estado: 'conferida', contagens, linhas: 5 + erros});
        const calls = server({
          ...COMMON,
          [ONE]: () => ({body: now}),
          [WRITE]: () => ({body: (now = imported({estado: 'gravando', contagens, modo, trabalho: 71}))}),
          'GET /api/trabalhos/71': {body: batchJob({id: 71, titulo: 'Gravar produtos'})},
        });
        const {refetch} = drawn('/7');
        await press((await screen.findByRole('button', {name: button})).textContent);
        assert(await screen.findByRole('progressbar', {name: 'Andamento de Gravar produtos'}));
        assert.deepEqual(bodies(calls, WRITE), [{modo}]);
        now = imported({estado: 'concluida', contagens, modo, trabalho: 71});
        await refetch();
        assert(await screen.findByText('4 produtos cadastrados'));
        assert(screen.getByText(/3 novas · 1 mudada · 1 sem mudança/));
        assert.equal(screen.getByRole('link', {name: 'Ver o trabalho'}).getAttribute('href'), '/painel/trabalhos/71');
        assert.equal(screen.getByRole('link', {name: 'Ver produtos'}).getAttribute('href'), '/painel/produtos');
        assert.equal(screen.queryByRole('button', {name: 'Baixar erros'}) !== null, erros > 0);
        assert.match(within(screen.getByRole('navigation')).getByRole('list').textContent, /Gravação \(feito\)/);
      });
  });

  describe('what was written', () => {
    const written = {estado: 'concluida', contagens: COUNTS, modo: 'tudo', trabalho: 71};
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const UNDO = 'POST /api/importacoes/7/desfazer';
    const PREVIEW = 'GET /api/importacoes/7/desfazer';

    it('is undone after a question that says what that does', async () => {
      let now: object = imported({...written, desfazerAte: later});
      const calls = server({
        ...COMMON,
        [ONE]: () => ({body: now}),
        [PREVIEW]: {body: {criadas: 3, mudadas: 1, impedidas: 0, primeiras: []}},
        [UNDO]: () => ({body: (now = imported({...written, estado: 'desfazendo', trabalho: 72}))}),
        'GET /api/trabalhos/72': {body: batchJob({id: 72, titulo: 'Desfazer importação de produtos'})},
      });
      const {refetch} = drawn('/7');
      await userEvent.click(await screen.findByRole('button', {name: 'Desfazer importação'}));
      const dialog = screen.getByRole('dialog', {name: 'Desfazer importação'});
      assert(await within(dialog).findByText('3 linhas que ela criou são removidas'));
      assert(within(dialog).getByText('1 linha que ela mudou volta aos valores de antes'));
      await press('Desfazer importação', dialog);
      assert(await screen.findByRole('progressbar', {name: 'Andamento de Desfazer importação de produtos'}));
      assert.equal(bodies(calls, UNDO).length, 1);
      now = imported({...written, estado: 'desfeita', trabalho: 72});
      await refetch();
      assert(await screen.findByText('O que ela criou saiu, e o que ela mudou está como antes.'));
      assert.equal(screen.queryByRole('button', {name: 'Desfazer importação'}), null);
    });

    it('says why it cannot be undone any more, and offers it only while it can be', async () => {
      const first = [{chave: 'SW-1', motivo: 'está em vendas'}];
      const mensagem = 'Nada foi desfeito.';
      let now: object = imported({...written, desfazerAte: later, mensagem});
      server({
        ...COMMON,
        [ONE]: () => ({body: now}),
        [PREVIEW]: {body: {criadas: 3, mudadas: 1, impedidas: 2, primeiras: first}},
      });
      const {refetch} = drawn('/7');
      assert(await screen.findByText(mensagem));
      await userEvent.click(await screen.findByRole('button', {name: 'Desfazer importação'}));
      const dialog = within(screen.getByRole('dialog'));
      assert.match((await dialog.findByText(/Não pode mais/)).textContent, /2 linhas já mudaram ou estão em uso/);
      assert.match(dialog.getByText('SW-1').parentElement?.textContent ?? '', /SW-1 está em vendas/);
      assert(dialog.getByText('e mais 1'));
      assert.equal(dialog.queryByRole('button', {name: 'Desfazer importação'}), null);
      await userEvent.click(dialog.getByRole('button', {name: 'Voltar'}));
      for (const desfazerAte of [null, '2026-01-01T00:00:00.000Z']) {
        now = imported({...written, desfazerAte});
        await refetch();
        await waitFor(() => assert.equal(screen.queryByRole('button', {name: 'Desfazer importação'}), null));
      }
    });
  });

  it('is cancelled after a question that says what is lost', async () => {
    const calls = server({
      ...COMMON,
      [ONE]: {body: imported()},
      'POST /api/importacoes/7/cancelar': {body: imported({estado: 'cancelada'})},
    });
    drawn('/7/colunas');
    await press((await screen.findByRole('button', {name: 'Cancelar importação'})).textContent);
    const dialog = screen.getByRole('dialog');
    assert.match(dialog.textContent, /Nada foi gravado\./);
    await press('Cancelar importação', dialog);
    assert(await screen.findByRole('heading', {name: 'Importação cancelada'}));
    assert.equal(bodies(calls, 'POST /api/importacoes/7/cancelar').length, 1);
  });

  it('says why an import stopped', async () => {
    server({
      ...COMMON,
      [ONE]: {body: imported({estado: 'falhou', modo: 'tudo', mensagem: 'Quem iniciou não pode mais.'})},
    });
    drawn('/7');
    assert(await screen.findByText('Quem iniciou não pode mais.'));
    assert.equal(address(), '/7/gravacao');
  });

  it('says how much was written before it stopped, and offers to undo that', async () => {
    const cut = {estado: 'cancelada', modo: 'tudo', contagens: COUNTS, trabalho: 71};
    const desfazerAte = new Date(Date.now() + 3_600_000).toISOString();
    server({
      ...COMMON,
      [ONE]: {body: imported({...cut, desfazerAte})},
      'GET /api/importacoes/7/desfazer': {body: {criadas: 3, mudadas: 0, impedidas: 0, primeiras: []}},
    });
    drawn('/7', {...KIND, groups: true});
    assert(await screen.findByText(/não foi gravado até o fim\. Antes de parar: 3 produtos cadastrados\./));
    await press('Desfazer importação');
    assert(await screen.findByText('3 linhas que ela criou são removidas'));
  });

  it('says that there is none', async () => {
    server({
      ...COMMON,
      [ONE]: {status: 404, body: {erro: 'Esta importação não existe, ou não é sua.', codigo: 'NAO_ENCONTRADO'}},
    });
    drawn('/7');
    assert(await screen.findByText('Esta importação não existe, ou não é sua.'));
  });
});
