import assert from 'node:assert/strict';
import {
  givenApp,
  givenPintor,
  givenUsuario,
  insert,
  saldoDe,
  type Corpo,
  type PintorDado,
  type TestApp,
  type UsuarioDado,
} from '../support';
import {givenCenario, givenVenda} from './support';

interface Recusado extends Corpo {
  excessos?: string[];
  pontos?: number;
  conferencia?: {por: string | null; em: string | null; podeConfirmar: boolean};
  venda?: {totalPontos: number};
}
interface NaFila {
  id: number;
  segundaConferencia: string | null;
}

describe('A sale beyond what one person may score', () => {
  let t: TestApp;
  let [ana, bia, caio]: UsuarioDado[] = [];
  let pintor: PintorDado;
  before(async () => {
    t = await givenApp({jobs: true});
    ana = await givenUsuario(t, 0, {nome: 'Ana Prado'});
    bia = await givenUsuario(t, 1, {nome: 'Bia Reis'});
    caio = await givenUsuario(t, 0, {nome: 'Caio Luz'});
  });
  beforeEach(async () => (pintor = await givenPintor(t)));
  after(() => t.stop());

  /** 300 units of 50 points each: more units than one person scores alone. */
  async function givenGrande(qtde = 300, changes: Record<string, unknown> = {}) {
    const cenario = await givenCenario(t, pintor);
    const itens = [{codigo: cenario.produto.codigo, qtde, valorUnitario: 30, valorDesconto: 0}];
    const {venda, nota} = await givenVenda(t, cenario, {itens, ...changes});
    return {venda, id: nota.id, itens, codigo: cenario.produto.codigo, nomeArquivo: nota.nomeArquivo};
  }
  const pontuar = (quem: UsuarioDado | undefined, venda: object, confirmar = false, chaveIdempotencia?: string) => {
    assert.ok(quem);
    const corpo = {venda, ...(confirmar ? {confirmar} : {})};
    return quem.api.post<Recusado>('/api/pontuacoes/pontuar', corpo, chaveIdempotencia ? {chaveIdempotencia} : {});
  };
  const conferencias = (notaId: number) =>
    t.db.query<{
      pedida_por: number;
      confirmada_por: number | null;
      venda_id: number | null;
      encerrada_em: Date | null;
      pontos: number;
    }>(`SELECT * FROM segunda_conferencia WHERE nota_id = $1 ORDER BY id`, [notaId]);
  const assertNadaPontuado = async (id: number) => {
    assert.deepEqual(await t.db.one(`SELECT estado FROM nota WHERE id = $1`, [id]), {estado: 'pendente'});
    assert.deepEqual(await t.db.query(`SELECT 1 FROM venda WHERE nota_id = $1`, [id]), []);
    assert.equal(await saldoDe(t, pintor.id), 0);
  };

  it('waits for another person, who confirms; both are written down', async () => {
    const {venda, id, codigo} = await givenGrande();
    const primeira = await pontuar(ana, venda);
    assert.deepEqual([primeira.status, primeira.body.codigo], [409, 'SEGUNDA_CONFERENCIA']);
    assert.deepEqual(primeira.body.excessos, [`Quantidade de ${codigo}: 300 (até 200)`]);
    assert.equal(primeira.body.pontos, 15_000);
    assert.deepEqual(primeira.body.conferencia, {por: null, em: null, podeConfirmar: false});
    assert.match(primeira.body.erro ?? '', /outra pessoa/);
    await assertNadaPontuado(id);

    for (const confirmar of [false, true]) {
      const {status, body} = await pontuar(ana, venda, confirmar);
      assert.deepEqual([status, body.codigo, body.conferencia?.podeConfirmar], [409, 'SEGUNDA_CONFERENCIA', false]);
      assert.match(body.erro ?? '', /Você já conferiu/);
    }
    const semDizer = await pontuar(bia, venda);
    assert.deepEqual([semDizer.status, semDizer.body.conferencia?.por], [409, 'Ana Prado']);
    assert.equal(semDizer.body.conferencia?.podeConfirmar, true);
    await assertNadaPontuado(id);

    const segunda = await pontuar(bia, venda, true);
    assert.deepEqual([segunda.status, segunda.body.venda?.totalPontos], [200, 15_000]);
    assert.equal(await saldoDe(t, pintor.id), 15_000);
    const [feita, ...outras] = await conferencias(id);
    assert.deepEqual([feita?.pedida_por, feita?.confirmada_por, outras.length], [ana?.id, bia?.id, 0]);
    assert.ok(feita?.venda_id);

    const passos = async (api: {get: UsuarioDado['api']['get']}) => {
      const {body} = await api.get<{eventos: {motivo: string | null; por: string | null; para: string}[]}>(
        `/api/pontuacoes/${id}/linha-do-tempo`,
      );
      return body.eventos.map(({motivo, por, para}) => [motivo, por, para]);
    };
    assert.deepEqual(await passos((caio as UsuarioDado).api), [
      ['Aguarda segunda conferência', 'Ana Prado', 'pendente'],
      ['Segunda conferência feita', 'Bia Reis', 'pendente'],
      [null, 'Bia Reis', 'pontuada'],
    ]);
    assert.ok(
      (await passos(pintor.api)).every(([, por]) => por === null),
      'a painter is not told who',
    );
    const trilha = await t.db.query<{acao: string; ator_id: number; depois: {conferida?: object}}>(
      `SELECT acao, ator_id, depois FROM auditoria WHERE entidade = 'nota' AND entidade_id = $1 ORDER BY id`,
      [String(id)],
    );
    assert.deepEqual(
      trilha.map(({acao, ator_id}) => [acao, ator_id]),
      [
        ['pedir-conferencia', ana?.id],
        ['pontuar', bia?.id],
      ],
    );
    assert.deepEqual(trilha[1]?.depois.conferida, {primeira: ana?.id, segunda: bia?.id});
  });

  it('is marked in the queue and in the form, until it is decided', async () => {
    const {venda, id, nomeArquivo} = await givenGrande();
    await pontuar(ana, venda);
    const naFila = async () => {
      const {body} = await (bia as UsuarioDado).api.get<{rows: NaFila[]}>(
        `/api/pontuacoes/pendentes?buscar=${pintor.cpf}`,
      );
      return body.rows.find(row => row.id === id)?.segundaConferencia;
    };
    const noFormulario = async (quem: UsuarioDado | undefined) =>
      (
        await quem?.api.get<{segundaConferencia: {por: string; minha: boolean; excessos: string[]} | null}>(
          `/api/nota/${id}`,
        )
      )?.body.segundaConferencia;
    assert.equal(await naFila(), 'Ana Prado');
    assert.deepEqual([(await noFormulario(ana))?.minha, (await noFormulario(bia))?.minha], [true, false]);
    assert.equal((await noFormulario(bia))?.excessos.length, 1);
    const corpo = {nomeArquivo, reprovadoMotivo: 'Nota Incompleta'};
    assert.equal((await bia?.api.post('/api/pontuacoes/reprovar', corpo))?.status, 200);
    assert.equal(await noFormulario(bia), null);
    const [ultima] = await conferencias(id);
    assert.ok(ultima?.encerrada_em && !ultima.confirmada_por);
  });

  it('with more on it than the first person saw is a first look again', async () => {
    const {venda, id, itens} = await givenGrande();
    await pontuar(ana, venda);
    const maior = {...venda, itens: itens.map(item => ({...item, qtde: 301}))};
    const {status, body} = await pontuar(bia, maior, true);
    assert.deepEqual([status, body.codigo, body.conferencia?.podeConfirmar], [409, 'SEGUNDA_CONFERENCIA', false]);
    await assertNadaPontuado(id);
    const abertas = (await conferencias(id)).filter(({encerrada_em}) => !encerrada_em);
    assert.deepEqual(
      abertas.map(({pedida_por, pontos}) => [pedida_por, pontos]),
      [[bia?.id, 15_050]],
    );
    assert.equal((await pontuar(bia, maior, true)).status, 409);
    assert.equal((await pontuar(ana, maior, true)).status, 200);
  });

  it('corrected to what one person may score is scored', async () => {
    const {venda, id, itens} = await givenGrande();
    await pontuar(ana, venda);
    assert.equal((await pontuar(ana, {...venda, itens: itens.map(item => ({...item, qtde: 200}))})).status, 200);
    const [aberta] = await conferencias(id);
    assert.ok(aberta?.encerrada_em && !aberta.confirmada_por);
  });

  it('is looked at anew once it came back to pending', async () => {
    const {venda, id} = await givenGrande();
    await pontuar(ana, venda);
    assert.equal((await pontuar(bia, venda, true)).status, 200);
    assert.equal((await bia?.api.post('/api/pontuacoes/retornar-pendente', {identificador: id}))?.status, 200);
    assert.equal((await pontuar(bia, venda, true)).status, 409);
    assert.equal((await pontuar(ana, venda, true)).status, 200);
    assert.equal(await saldoDe(t, pintor.id), 15_000);
  });

  it('is looked at anew once it has other files', async () => {
    const {venda, id} = await givenGrande();
    const {nota} = await givenVenda(t, await givenCenario(t, pintor));
    await pontuar(ana, venda);
    assert.equal((await bia?.api.post(`/api/nota/${id}/juntar`, {notas: [nota.id]}))?.status, 200);
    assert.equal((await pontuar(bia, venda, true)).body.conferencia?.podeConfirmar, false);
    await assertNadaPontuado(id);
  });

  it('by one person twice at the same moment stays one first look', async () => {
    const {venda, id} = await givenGrande();
    const respostas = await Promise.all([true, true, false, true].map(confirmar => pontuar(ana, venda, confirmar)));
    assert.deepEqual(
      respostas.map(({status}) => status),
      [409, 409, 409, 409],
    );
    assert.equal((await conferencias(id)).length, 1);
    await assertNadaPontuado(id);
  });

  it('by two people at the same moment is scored once, and by no fewer than two', async () => {
    const {venda, id} = await givenGrande();
    const juntas = await Promise.all([pontuar(ana, venda), pontuar(bia, venda)]);
    assert.deepEqual(
      juntas.map(({status}) => status),
      [409, 409],
    );
    assert.equal((await conferencias(id)).length, 1);
    const [primeira] = await conferencias(id);
    const outra = primeira?.pedida_por === ana?.id ? bia : ana;
    const fim = await Promise.all([
      pontuar(outra, venda, true),
      pontuar(caio, venda, true),
      pontuar(outra, venda, true),
    ]);
    assert.deepEqual(fim.map(({status}) => status).sort(), [200, 409, 409]);
    assert.ok(fim.every(({status, body}) => status === 200 || body.codigo === 'VENDA_JA_PROCESSADA'));
    assert.equal(await saldoDe(t, pintor.id), 15_000);
    const [feita] = await conferencias(id);
    assert.ok(feita?.confirmada_por && feita.confirmada_por !== feita.pedida_por);
  });

  it('repeated under its key hears the first answer, and writes nothing more', async () => {
    const {venda, id} = await givenGrande();
    const chave = `conferencia-${id}`;
    const [a, b] = [await pontuar(ana, venda, false, chave), await pontuar(ana, venda, false, chave)];
    assert.deepEqual([a.status, b.status, b.body], [409, 409, a.body]);
    assert.equal((await conferencias(id)).length, 1);
    assert.equal((await pontuar(ana, venda, true, chave)).body.codigo, 'CHAVE_REUTILIZADA');
  });

  it('leaves no trace of a shop that no sale was made at', async () => {
    const {venda, id} = await givenGrande(300, {cnpjLoja: '11222333000181', nomeLoja: 'Loja Nova'});
    assert.equal((await pontuar(ana, venda)).status, 409);
    assert.deepEqual(await t.db.query(`SELECT 1 FROM loja WHERE cnpj = '11222333000181'`), []);
    await assertNadaPontuado(id);
  });

  it('beyond what any receipt holds is refused, whoever confirms', async () => {
    const {venda, id, itens, codigo} = await givenGrande();
    const com = (change: object) => ({...venda, itens: itens.map(item => ({...item, ...change}))});
    const casos: [object, RegExp][] = [
      [com({qtde: 999_999, valorUnitario: 0}), /^Um item tem no máximo 9\.999 unidades$/],
      [com({valorUnitario: 9_999_999}), /^Um item custa no máximo/],
      [{...venda, itens: [1, 2, 3].map(() => ({codigo, qtde: 1, valorUnitario: 4_000_000}))}, /^Uma nota custa/],
    ];
    for (const [errada, erro] of casos)
      for (const quem of [ana, bia]) {
        const {status, body} = await pontuar(quem, errada, true);
        assert.deepEqual([status, body.codigo], [422, 'CAMPOS_INVALIDOS']);
        assert.match(body.campos?.itens ?? '', erro);
      }
    await t.db.query(`UPDATE produto SET valor_pontos = 100000 WHERE codigo = $1`, [codigo]);
    const {status, body} = await pontuar(ana, com({qtde: 9_999}), true);
    assert.equal(status, 422);
    assert.match(body.erro ?? '', /999\.900\.000 pontos: uma nota vale no máximo 10\.000\.000/);
    assert.deepEqual(await conferencias(id), []);
    await assertNadaPontuado(id);
  });

  it('goods that cost nothing need two people too', async () => {
    const {venda, itens} = await givenGrande();
    const gratis = {...venda, itens: itens.map(item => ({...item, qtde: 100, valorUnitario: 0}))};
    const {status, body} = await pontuar(ana, gratis);
    assert.deepEqual([status, body.excessos?.length], [409, 1]);
    assert.match(body.excessos?.[0] ?? '', /por R\$\s0,00: 5\.000 \(até 1\.000\)/);
    assert.equal((await pontuar(bia, gratis, true)).status, 200);
  });

  it('the limits of a whole receipt are settings', async () => {
    const pequena = async () => pontuar(ana, (await givenVenda(t, await givenCenario(t, pintor))).venda);
    await insert(t, 'configuracao', {pontosSegundaConferencia: 99, valorSegundaConferencia: 179.79});
    const acima = await pequena();
    await t.db.query(`UPDATE configuracao SET pontos_segunda_conferencia = 100, valor_segunda_conferencia = 179.80`);
    const dentro = await pequena();
    await t.db.query(`DELETE FROM configuracao`);
    assert.equal(acima.body.excessos?.length, 2);
    assert.deepEqual([acima.status, dentro.status], [409, 200]);
  });
});
