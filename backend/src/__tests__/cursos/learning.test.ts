import assert from 'node:assert/strict';
import {AULA_UNAVAILABLE, RESPOSTA_ERRADA} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {NOW, givenApp, givenPintor, type TestApp} from '../support';
import {Author, RIGHT, WRONG, aulasOf, idsOf, learner} from './support';

const SECOND = 1000;

describe('courses as painters take them', () => {
  let t: TestApp;
  let author: Author;
  let me: ReturnType<typeof learner>;
  before(async () => {
    t = await givenApp();
    author = await Author.enter(t);
  });
  after(() => t.stop());
  beforeEach(async () => {
    t.clock.now = NOW;
    me = learner((await givenPintor(t)).api);
  });
  const later = (seconds: number) => (t.clock.now = new Date(t.clock.now.getTime() + seconds * SECOND));

  it('are searched by name among the active ones, with how far one is', async () => {
    const curso = await author.curso([[{}, {}]], {nome: 'Grafiato sem emenda'});
    await author.curso([[{}]], {nome: 'Grafiato em rascunho', ativo: 0});
    const search = async (nome: unknown) =>
      (
        await me.api.post<{data: Record<string, unknown>[]}>('/api/cursos/parceiro/curso/search', {
          where: {Curso: {ativo: true, nome}},
        })
      ).body.data;
    await me.enrol(curso.id);
    await me.finish(idsOf(curso)[0] ?? 0);
    const found = await search({like: '%GRAFÍATO%'});
    assert.deepEqual(
      found.map(({id, inscrito, modulos, aulas, aulasConcluidas, vistoEm}) => ({
        ...{id, inscrito, modulos, aulas, aulasConcluidas, vistoEm},
      })),
      [{id: curso.id, inscrito: true, modulos: 1, aulas: 2, aulasConcluidas: 1, vistoEm: NOW.toISOString()}],
    );
    assert.deepEqual(await search('%_%'), []);
  });

  it('are entered and left, however often, and gone on with where they stopped', async () => {
    const curso = await author.curso([[{}, {}]]);
    const [first = 0] = idsOf(curso);
    assert.deepEqual((await me.finish(first)).body.codigo, 'NAO_INSCRITO');
    for (let i = 0; i < 2; i++) assert.equal((await me.enrol(curso.id)).status, 200);
    await me.finish(first);
    for (let i = 0; i < 2; i++) assert.equal((await me.cancel(curso.id)).status, 200);
    assert.equal((await me.get(curso.id)).inscrito, false);
    assert.equal((await me.finish(first)).body.codigo, 'NAO_INSCRITO');
    await me.enrol(curso.id);
    assert.deepEqual(
      aulasOf(await me.get(curso.id)).map(({concluida}) => concluida),
      [true, false],
    );
  });

  it('complete on enrolling again when the unfinished lesson was removed meanwhile, and never without a finished one', async () => {
    const curso = await author.curso([[{}, {}]]);
    const [first = 0, second = 0] = idsOf(curso);
    await me.enrol(curso.id);
    await me.finish(first);
    await me.cancel(curso.id);
    assert.equal((await author.api.delete(`/api/cursos/aula/${second}`)).status, 200);
    await me.enrol(curso.id);
    const done = await me.get(curso.id);
    assert.ok(done.concluidoEm);
    assert.ok(done.CertificadoConclusaoCurso);
    const other = learner((await givenPintor(t)).api);
    await other.enrol(curso.id);
    assert.equal((await other.get(curso.id)).concluidoEm, null);
  });

  it('hide what is not open: drafts, and removed ones from everybody', async () => {
    const draft = await author.curso([[{}]], {ativo: 0});
    assert.equal((await me.enrol(draft.id)).body.codigo, 'CURSO_NAO_ENCONTRADO');
    const curso = await author.curso([[{}]]);
    await me.enrol(curso.id);
    await author.api.put(`/api/cursos/curso/${curso.id}`, {ativo: 0});
    assert.equal((await me.get(curso.id)).inscrito, true);
    assert.equal((await learner((await givenPintor(t)).api).get(curso.id)).codigo, 'CURSO_NAO_ENCONTRADO');
    await author.api.delete(`/api/cursos/curso/${curso.id}`);
    assert.equal((await me.get(curso.id)).codigo, 'CURSO_NAO_ENCONTRADO');
    assert.equal((await me.finish(idsOf(curso)[0] ?? 0)).status, 404);
  });

  it('open one lesson after the other, and nothing of the next one before', async () => {
    const curso = await author.curso([[{}, {seconds: 60, asks: true}], [{}]]);
    const [first = 0, second = 0, third = 0] = idsOf(curso);
    await me.enrol(curso.id);
    for (const call of [me.finish(second), me.finish(third), me.watch(second, 5)]) {
      const {status, body} = await call;
      assert.deepEqual([status, body.codigo, body.erro], [422, 'AULA_INDISPONIVEL', AULA_UNAVAILABLE]);
    }
    const [, shut] = aulasOf(await me.get(curso.id));
    assert.deepEqual([shut?.disponivel, shut?.linkVideo, shut?.Avaliacoes[0]?.perguntas], [false, null, []]);
    const film = (await author.get(curso.id)).Modulos[0]?.Aulas[1]?.linkVideo?.split('?')[0] ?? '';
    assert.equal((await me.api.get(film)).status, 404);
    assert.equal((await me.finish(first)).body.concluida, true);
    const [, open] = aulasOf(await me.get(curso.id));
    assert.equal(open?.disponivel, true);
    assert.equal((await t.anonymous.get(open.linkVideo ?? '')).status, 200);
    assert.equal((await learner((await givenPintor(t)).api).api.get(film)).status, 404);
  });

  it('count what was watched on the server, and ask for most of it', async () => {
    const curso = await author.curso([[{seconds: 100}]]);
    const [aula = 0] = idsOf(curso);
    await me.enrol(curso.id);
    const early = await me.finish(aula);
    assert.deepEqual([early.status, early.body.codigo, early.body.faltam], [422, 'AULA_NAO_ASSISTIDA', 90]);
    assert.equal(early.body.erro, 'Assista a pelo menos 90% da aula para continuar');
    // Watching everything at once is not credited.
    assert.deepEqual((await me.watch(aula, 100, [[0, 100]])).body, {posicao: 100, assistido: 10, faltam: 80});
    later(40);
    assert.deepEqual((await me.watch(aula, 90, [[0, 100]])).body, {posicao: 90, assistido: 90, faltam: 0});
    assert.deepEqual((await me.watch(aula, 90, [[0, 50]])).body, {posicao: 90, assistido: 90, faltam: 0});
    assert.equal((await me.finish(aula)).body.concluida, true);
    const [seen] = aulasOf(await me.get(curso.id));
    assert.deepEqual([seen?.posicao, seen?.assistido], [90, 90]);
  });

  it('ask for as much as the lesson says', async () => {
    const curso = await author.curso([[{seconds: 100}]]);
    const [aula = 0] = idsOf(curso);
    await author.api.put(`/api/cursos/aula/${aula}`, {assistirMinimo: 0});
    await me.enrol(curso.id);
    assert.equal((await me.finish(aula)).body.concluida, true);
  });

  it('assess: each try is kept, a wrong one leaves the lesson open, and no right answer leaves the server', async () => {
    const curso = await author.curso([[{asks: true}]]);
    await me.enrol(curso.id);
    const shown = await me.get(curso.id);
    assert.ok(!JSON.stringify(shown).includes('resposta_correta'));
    const [aula] = aulasOf(shown);
    assert.ok(aula);
    assert.equal((await me.finish(aula.id)).body.codigo, 'AVALIACAO_PENDENTE');
    assert.equal((await me.answer(aula, RIGHT.slice(1))).body.codigo, 'RESPOSTAS_FALTANDO');
    const wrong = await me.answer(aula, WRONG as object[]);
    assert.deepEqual(
      [wrong.status, wrong.body],
      [200, {concluida: false, mensagem: RESPOSTA_ERRADA, tentativas: 1, certificados: null}],
    );
    const right = await me.answer(aula, RIGHT);
    assert.deepEqual(
      [right.body.concluida, right.body.mensagem, right.body.tentativas],
      [true, 'Parabéns, você foi aprovado!', 2],
    );
    assert.match(right.body.certificados?.curso?.link ?? '', /^\/arquivos\/certificados\/\w+\.pdf\?/);
    const tries = await t.db.query(sql<{aprovada: boolean; respostas: unknown}>`
      SELECT t.aprovada, t.respostas FROM tentativa_avaliacao t JOIN inscricao i ON i.id = t.inscricao_id WHERE i.curso_id = ${curso.id} ORDER BY t.id`);
    assert.deepEqual(
      tries.map(({aprovada}) => aprovada),
      [false, true],
    );
    assert.deepEqual(tries[0]?.respostas, [
      {pergunta: 'Quantas demãos?', resposta: 2, certa: true},
      {pergunta: 'Com que se dilui?', resposta: 2, certa: false},
    ]);
  });

  it('are completed without what staff take out, and lose nothing by what they add', async () => {
    const curso = await author.curso([[{}, {}], [{}]]);
    const [first = 0, , third = 0] = idsOf(curso);
    await me.enrol(curso.id);
    await me.finish(first);
    await author.api.delete(`/api/cursos/modulo/${curso.Modulos[1]?.id}`);
    assert.equal((await me.get(curso.id)).concluidoEm, null);
    await author.api.delete(`/api/cursos/aula/${idsOf(curso)[1]}`);
    const done = await me.get(curso.id);
    assert.deepEqual([done.concluidoEm, Boolean(done.CertificadoConclusaoCurso)], [NOW.toISOString(), true]);
    await author.aula(curso.id, curso.Modulos[0]?.id ?? 0);
    const after = await me.get(curso.id);
    assert.deepEqual(
      [after.concluidoEm, aulasOf(after).map(({disponivel}) => disponivel)],
      [NOW.toISOString(), [true, true]],
    );
    assert.equal((await me.finish(third)).status, 404);
  });

  it('tell staff who takes them and where people stop', async () => {
    const curso = await author.curso([[{}, {}]]);
    const other = learner((await givenPintor(t)).api);
    for (const one of [me, other]) await one.enrol(curso.id);
    await me.finish(idsOf(curso)[0] ?? 0);
    const kept = await author.get(curso.id);
    assert.deepEqual([kept.inscritos, kept.concluidos], [2, 0]);
    assert.deepEqual(
      aulasOf(kept).map(({concluidaPor, paramAqui}) => [concluidaPor, paramAqui]),
      [
        [1, 1],
        [0, 1],
      ],
    );
  });

  it('are for painters alone', async () => {
    const curso = await author.curso([[{}]]);
    const path = `/api/cursos/parceiro/curso/${curso.id}`;
    assert.equal((await author.api.get(path)).status, 401);
    assert.equal((await t.anonymous.post(`${path}/inscrever`)).status, 401);
    const stranger = await givenPintor(t, {aceitouRegulamento: false});
    assert.equal((await stranger.api.get(path)).status, 403);
    assert.equal((await me.api.get('/api/cursos/parceiro/curso/x')).status, 400);
  });
});
