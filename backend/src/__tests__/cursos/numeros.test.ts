import assert from 'node:assert/strict';
import {form, givenApp, givenImage, givenPintor, NOW, type AnswerBody, type TestApp} from '../support';
import {Author, RIGHT, WRONG, aulasOf, idsOf, learner, video, type CursoBody} from './support';

interface Numeros extends AnswerBody {
  tempoMediano: number | null;
  aulas: {iniciadaPor: number; concluidaPor: number; paramAqui: number}[];
  perguntas: {pergunta: string; respondida: number; errada: number; respostaErrada: string | null}[];
}

const HOUR = 3_600_000;

describe('a course in figures, copied, and its certificates', () => {
  let t: TestApp;
  let author: Author;
  before(async () => (t = await givenApp()));
  after(() => t.stop());
  beforeEach(async () => {
    t.clock.now = NOW;
    author = await Author.enter(t);
  });
  const learning = async (curso: number) => {
    const me = learner((await givenPintor(t)).api);
    await me.enrol(curso);
    return me;
  };
  // By a new user, as the author's session has expired after these hours.
  const numeros = async (id: number) =>
    (await (await Author.enter(t)).api.get<Numeros>(`/api/cursos/curso/${id}/numeros`)).body;

  it('says where people stop, what they get wrong first, and in what time they finish', async () => {
    const curso = await author.curso([[{}, {asks: true}]]);
    const [first = 0, second = 0] = idsOf(curso);
    const open = await numeros(curso.id);
    assert.deepEqual([open.inscritos, open.concluidos, open.cancelados, open.tempoMediano], [0, 0, 0, null]);
    const people = [await learning(curso.id), await learning(curso.id), await learning(curso.id)];
    for (const [i, me] of people.entries()) {
      await me.finish(first);
      if (i === 2) continue;
      const aula = aulasOf(await me.get(curso.id)).find(({id}) => id === second);
      assert.ok(aula);
      if (i === 0) assert.equal((await me.answer(aula, WRONG as object[])).body.concluida, false);
      t.clock.now = new Date(NOW.getTime() + (i + 1) * HOUR);
      assert.equal((await me.answer(aula, RIGHT)).body.concluida, true);
    }
    await (await learning(curso.id)).cancel(curso.id);
    const {inscritos, concluidos, cancelados, tempoMediano, aulas, perguntas} = await numeros(curso.id);
    assert.deepEqual([inscritos, concluidos, cancelados, tempoMediano], [3, 2, 1, 1.5 * 3600]);
    assert.deepEqual(
      aulas.map(({iniciadaPor, concluidaPor, paramAqui}) => [iniciadaPor, concluidaPor, paramAqui]),
      [
        [3, 3, 0],
        [2, 2, 1],
      ],
    );
    assert.deepEqual(
      perguntas.map(({pergunta, respondida, errada, respostaErrada}) => [pergunta, respondida, errada, respostaErrada]),
      [
        ['Com que se dilui?', 2, 1, 'Óleo'],
        ['Quantas demãos?', 2, 0, null],
      ],
    );
    assert.equal((await (await Author.enter(t)).api.get('/api/cursos/curso/999999/numeros')).status, 404);
  });

  it('is copied as a draft with all that is in it, whose files stay as long as either shows them', async () => {
    const curso = await author.curso([[{nome: 'A', asks: true}, {nome: 'B'}], [{nome: 'C'}]], {nome: 'N'.repeat(200)});
    const [a = 0] = idsOf(curso);
    const [modulo] = curso.Modulos;
    await author.api.put(`/api/cursos/aula/${a}`, form({}, video(40)));
    const files = {link: {nome: 'foto.jpg', content: await givenImage()}};
    const place = `/api/cursos/curso/${curso.id}/modulo/${modulo?.id}/aula/${a}`;
    await author.api.post(`${place}/material`, form({nome: 'Ficha'}, files));
    await learning(curso.id);
    const {status, body} = await author.api.post<CursoBody>(`/api/cursos/curso/${curso.id}/copia`);
    assert.equal(status, 201);
    assert.notEqual(body.id, curso.id);
    assert.deepEqual(
      [body.nome.slice(0, 10), body.nome.length, body.ativo, body.inscritos],
      ['Cópia de N', 200, false, 0],
    );
    const content = ({Modulos}: CursoBody) =>
      Modulos.map(({nome, Aulas}) => [
        nome,
        ...Aulas.map(aula => [aula.nome, aula.duracao, aula.Avaliacoes[0]?.perguntas, aula.Materiais.length]),
      ]);
    assert.deepEqual(content(body), content(await author.get(curso.id)));
    assert.ok(!idsOf(body).includes(a));
    await author.api.put(`/api/cursos/aula/${a}`, {removerVideo: 1});
    const [copied] = aulasOf(body);
    assert.equal((await author.api.get(copied?.linkVideo ?? '')).status, 200);
    await author.api.put(`/api/cursos/aula/${copied?.id}`, {removerVideo: 1});
    assert.equal((await author.api.get(copied?.linkVideo ?? '')).status, 404);
  });

  it('is copied by Smart alone, and not once it is removed', async () => {
    const {id} = await author.curso([[{}]]);
    const path = `/api/cursos/curso/${id}/copia`;
    assert.equal((await (await Author.enter(t, 0)).api.post(path)).status, 403);
    await author.api.delete(`/api/cursos/curso/${id}`);
    assert.deepEqual(
      [(await author.api.post(path)).status, (await author.api.post(path)).body.codigo],
      [404, 'CURSO_NAO_ENCONTRADO'],
    );
  });

  it('lists its certificates, the revoked ones with the reason', async () => {
    const [curso, other] = [await author.curso([[{}]]), await author.curso([[{}]])];
    for (const {id, Modulos} of [curso, other]) {
      const me = await learning(id);
      await me.finish(Modulos[0]?.Aulas[0]?.id ?? 0);
    }
    const listed = async () => {
      const filtros = encodeURIComponent(JSON.stringify({idCurso: curso.id}));
      const {body} = await author.api.get<AnswerBody & {certificados: Record<string, string | null>[]}>(
        `/api/cursos/certificados?filtros=${filtros}`,
      );
      return body.certificados;
    };
    const [issued] = await listed();
    assert.equal(issued?.curso, curso.nome);
    await author.api.post(`/api/cursos/certificado/${issued.codigo}/revogar`, {motivo: 'Emitido por engano'});
    assert.deepEqual(
      (await listed()).map(({codigo, revogadoEm, motivo}) => [codigo, revogadoEm, motivo]),
      [[issued.codigo, NOW.toISOString(), 'Emitido por engano']],
    );
    assert.equal((await (await Author.enter(t, 2)).api.get('/api/cursos/certificados')).status, 403);
  });
});
