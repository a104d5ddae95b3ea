import assert from 'node:assert/strict';
import {effectOf, type Andamento} from '@clube/domain';
import {NOW, givenApp, givenPintor, type AnswerBody, type TestApp} from '../support';
import {Author, aulasOf, idsOf, learner, type CursoBody} from './support';

interface Inscricao {
  nome: string;
  cpf: string;
  estado: string;
  aulasConcluidas: number;
  aulas: number;
  proximaAula: string | null;
  vistoEm: string | null;
  concluidoEm: string | null;
  certificado: string | null;
}

describe('who takes a course', () => {
  let t: TestApp;
  let author: Author;
  before(async () => {
    t = await givenApp();
    author = await Author.enter(t);
  });
  after(() => t.stop());
  const enrolled = async (curso: number, nome?: string) => {
    const pintor = await givenPintor(t, nome ? {nome} : {});
    const me = learner(pintor.api);
    await me.enrol(curso);
    return {...me, pintor};
  };
  const listed = async (filtros: object, more = '') =>
    (
      await author.api.get<AnswerBody & {inscricoes: Inscricao[]}>(
        `/api/cursos/inscricoes?filtros=${encodeURIComponent(JSON.stringify(filtros))}${more}`,
      )
    ).body.inscricoes;

  it('is listed with where each one stands, found by name and narrowed by state', async () => {
    const curso = await author.curso([[{nome: 'Lixar'}, {nome: 'Selar'}], [{nome: 'Pintar'}]]);
    const [first = 0, second = 0, third = 0] = idsOf(curso);
    const begun = await enrolled(curso.id, 'Ângela de Vasconcelos');
    await begun.finish(first);
    const done = await enrolled(curso.id, 'Bruno Prado');
    for (const aula of [first, second, third]) await done.finish(aula);
    const left = await enrolled(curso.id, 'Caio Antunes');
    await left.cancel(curso.id);

    const rows = await listed({idCurso: curso.id});
    assert.deepEqual(
      rows.map(({nome, estado, aulasConcluidas, aulas, proximaAula}) => [
        ...[nome, estado, aulasConcluidas, aulas, proximaAula],
      ]),
      [
        ['Caio Antunes', 'cancelado', 0, 3, 'Lixar'],
        ['Bruno Prado', 'concluido', 3, 3, null],
        ['Ângela de Vasconcelos', 'inscrito', 1, 3, 'Selar'],
      ],
    );
    const [, bruno, angela] = rows;
    assert.deepEqual(
      [bruno?.concluidoEm, angela?.vistoEm, rows[0]?.vistoEm],
      [NOW.toISOString(), NOW.toISOString(), null],
    );
    assert.match(bruno?.certificado ?? '', /^\w{4}-\w{4}-\w{4}$/);
    const names = async (filtros: object, more = '') => (await listed(filtros, more)).map(({nome}) => nome);
    assert.deepEqual(await names({idCurso: curso.id, estado: 'inscrito'}), ['Ângela de Vasconcelos']);
    assert.deepEqual(await names({idCurso: curso.id}, '&buscar=angela'), ['Ângela de Vasconcelos']);
    assert.deepEqual(await names({cpf: done.pintor.cpf}), ['Bruno Prado']);
  });

  it('goes into a file as people read it', async () => {
    const curso = await author.curso([[{nome: 'Lixar'}]], {nome: 'Grafiato'});
    await enrolled(curso.id, 'Dora Lima');
    const filtros = encodeURIComponent(JSON.stringify({idCurso: curso.id}));
    const {body} = await author.api.get<{fileLink: string}>(`/api/cursos/inscricoes?filtros=${filtros}&download=csv`);
    const {text} = await author.api.get(body.fileLink);
    assert.match(text, /Pintor.*CPF.*Curso.*Situação.*Parou em/);
    assert.match(text, /Dora Lima.*Grafiato.*Em andamento.*Lixar/);
  });

  it('is told to Smart and Administrador alone', async () => {
    assert.equal((await (await Author.enter(t, 0)).api.get('/api/cursos/inscricoes')).status, 200);
    assert.equal((await (await Author.enter(t, 2)).api.get('/api/cursos/inscricoes')).status, 403);
    assert.equal((await (await givenPintor(t)).api.get('/api/cursos/inscricoes')).status, 401);
    assert.equal((await t.anonymous.get('/api/cursos/inscricoes')).status, 401);
  });

  it('tells painters what they have completed, their own alone, and which of them may still be opened', async () => {
    const [kept, gone] = [await author.curso([[{}]]), await author.curso([[{}]], {certificado: 0})];
    const [left, listed] = [await author.curso([[{}]]), await author.curso([[{}]])];
    const all = [kept, gone, left, listed];
    const me = await enrolled(kept.id);
    for (const curso of all) {
      await me.enrol(curso.id);
      await me.finish(idsOf(curso)[0] ?? 0);
    }
    for (const {id} of [kept, left]) await me.cancel(id);
    await author.api.delete(`/api/cursos/curso/${gone.id}`);
    for (const {id} of [left, listed]) await author.api.put(`/api/cursos/curso/${id}`, {ativo: 0});
    const other = await enrolled(kept.id);
    const completed = async ({api}: {api: typeof me.api}) =>
      (
        await api.get<
          AnswerBody & {cursos: {idCurso: number; nome: string; certificado: string | null; disponivel: boolean}[]}
        >('/api/cursos/parceiro/concluidos')
      ).body.cursos;
    const rows = await completed(me);
    assert.deepEqual(
      rows.map(({nome, certificado, disponivel}) => [nome, Boolean(certificado), disponivel]).toReversed(),
      [
        [kept.nome, true, true],
        [gone.nome, false, false],
        [left.nome, true, false],
        [listed.nome, true, true],
      ],
    );
    for (const {idCurso, disponivel} of rows)
      assert.equal((await me.api.get(`/api/cursos/parceiro/curso/${idCurso}`)).status, disponivel ? 200 : 404);
    assert.deepEqual(await completed(other), []);
    assert.equal((await author.api.get('/api/cursos/parceiro/concluidos')).status, 401);
  });

  it('is foretold what a change does to them, and then it comes so', async () => {
    const curso = await author.curso([[{}, {}], [{}]]);
    const [first = 0, second = 0, third = 0] = idsOf(curso);
    const [nearly, begun] = [await enrolled(curso.id), await enrolled(curso.id)];
    for (const aula of [first, second]) await nearly.finish(aula);
    await begun.finish(first);
    const {andamento} = (await author.get(curso.id)) as CursoBody & {andamento: Andamento[]};
    assert.deepEqual(andamento, [
      {aulas: [first], pessoas: 1},
      {aulas: [first, second], pessoas: 1},
    ]);
    const order = [first, second, third];
    assert.deepEqual(effectOf(andamento, order, [third, first, second]), {concluem: 0, outraProxima: 1});
    assert.deepEqual(effectOf(andamento, order, [first, second]), {concluem: 1, outraProxima: 0});
    await author.api.delete(`/api/cursos/aula/${third}`);
    const [after, still] = [await nearly.get(curso.id), await begun.get(curso.id)];
    assert.deepEqual([after.concluidoEm, still.concluidoEm], [NOW.toISOString(), null]);
    assert.deepEqual(
      aulasOf(still).map(({disponivel}) => disponivel),
      [true, true],
    );
  });
});
