import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {NOW, filesIn, givenApp, givenPintor, insert, type AnswerBody, type GivenPintor, type TestApp} from '../support';
import {Author, RIGHT, aulasOf, idsOf, learner, type CursoBody} from './support';

describe('what comes of a completed course', () => {
  let t: TestApp;
  let author: Author;
  let pintor: GivenPintor;
  let me: ReturnType<typeof learner>;
  before(async () => {
    t = await givenApp();
    author = await Author.enter(t);
  });
  after(() => t.stop());
  beforeEach(async () => {
    pintor = await givenPintor(t, {nome: 'Maximiliano Sebastião de Vasconcelos'});
    me = learner(pintor.api);
  });

  const completed = async (more: Record<string, string | number> = {}): Promise<CursoBody> => {
    const curso = await author.curso([[{}]], {nome: 'Textura rústica', ...more});
    await me.enrol(curso.id);
    await me.finish(idsOf(curso)[0] ?? 0);
    return me.get(curso.id);
  };
  const confirm = (codigo: string) => t.anonymous.get(`/api/cursos/certificado/${encodeURIComponent(codigo)}`);

  it('is one certificate and one paper, however many finish and ask at once', async () => {
    const curso = await author.curso([[{asks: true}]]);
    await me.enrol(curso.id);
    const [aula] = aulasOf(await me.get(curso.id));
    assert.ok(aula);
    const papers = () => filesIn(t, 'arquivos').filter(path => path.startsWith('certificados/')).length;
    const before = papers();
    const answers = await Promise.all([
      ...Array.from({length: 5}, () => me.answer(aula, RIGHT)),
      ...Array.from({length: 3}, () => me.api.get<CursoBody>(`/api/cursos/parceiro/curso/${curso.id}`)),
    ]);
    assert.deepEqual(new Set(answers.map(({status}) => status)), new Set([200]));
    const codes = answers.slice(0, 5).map(({body}) => (body.certificados as {curso: {codigo: string}}).curso.codigo);
    assert.equal(new Set(codes).size, 1);
    assert.equal(papers(), before + 1);
    const [count] = await t.db.query(sql<{certificados: number; aprovadas: number}>`
      SELECT (SELECT count(*)::int FROM certificado c JOIN inscricao i ON i.id = c.inscricao_id WHERE i.curso_id = ${curso.id}) AS certificados,
             (SELECT count(*)::int FROM tentativa_avaliacao t JOIN inscricao i ON i.id = t.inscricao_id WHERE i.curso_id = ${curso.id}) AS aprovadas`);
    assert.deepEqual(count, {certificados: 1, aprovadas: 1});
  });

  it('is a PDF of one’s own', async () => {
    const {CertificadoConclusaoCurso: paper} = await completed();
    assert.ok(paper);
    const pdf = await pintor.api.get(paper.link);
    assert.deepEqual([pdf.status, pdf.headers.get('content-type')], [200, 'application/pdf']);
    assert.ok(pdf.text.startsWith('%PDF-'));
    const path = paper.link.split('?')[0] ?? '';
    assert.equal((await (await givenPintor(t)).api.get(path)).status, 404);
    assert.equal((await t.anonymous.get(path)).status, 401);
    assert.equal((await author.api.get(path)).status, 200);
  });

  it('is confirmed by its code, however typed, which tells no more than the paper', async () => {
    const codigo = (await completed()).CertificadoConclusaoCurso?.codigo ?? '';
    const {status, body} = await confirm(codigo.toLowerCase().replaceAll('-', ' '));
    assert.equal(status, 200);
    assert.deepEqual(body, {
      codigo,
      nome: pintor.nome,
      curso: 'Textura rústica',
      cargaHoraria: 90,
      modulos: [{nome: 'Módulo', aulas: 1, avaliacoes: 0}],
      concluidoEm: NOW.toISOString(),
      revogadoEm: null,
    });
    for (const wrong of ['AAAA-AAAA-AAAA', 'x', "' OR 1=1"]) assert.equal((await confirm(wrong)).status, 404);
  });

  it('keeps the name and the course of its day', async () => {
    const {id, CertificadoConclusaoCurso: paper} = await completed();
    await author.api.put(`/api/cursos/curso/${id}`, {nome: 'Outro nome'});
    assert.equal((await confirm(paper?.codigo ?? '')).body.curso, 'Textura rústica');
  });

  it('is revoked by Smart alone, for good, and then says only that', async () => {
    const {id, CertificadoConclusaoCurso: paper} = await completed();
    const path = `/api/cursos/certificado/${paper?.codigo}/revogar`;
    const motivo = 'Emitido por engano';
    assert.equal((await (await Author.enter(t, 0)).api.post(path, {motivo})).status, 403);
    assert.equal((await author.api.post(path, {})).status, 422);
    for (let i = 0; i < 2; i++) assert.equal((await author.api.post(path, {motivo})).status, 200);
    const trail = sql<{
      depois: object | null;
    }>`SELECT depois FROM auditoria WHERE entidade = 'certificado' AND acao = 'revogar' ORDER BY id DESC LIMIT 1`;
    assert.deepEqual(await t.db.one(trail), {depois: null}, 'the trail, which stays, does not repeat the reason');
    const {body} = await confirm(paper?.codigo ?? '');
    assert.deepEqual([body.revogadoEm, body.nome, body.curso], [NOW.toISOString(), null, null]);
    assert.equal((await me.get(id)).CertificadoConclusaoCurso, null);
    assert.equal((await pintor.api.get(paper?.link ?? '')).status, 404);
  });

  it('is throttled for who guesses', async () => {
    const guesser = t.anonymous.with({address: '203.0.113.77'});
    const statuses = new Set<number>();
    for (let i = 0; i < 65; i++) statuses.add((await guesser.get('/api/cursos/certificado/2222-2222-2222')).status);
    assert.deepEqual([...statuses], [404, 429]);
  });

  it('is none where the course gives none, and comes when it does later', async () => {
    const {id, CertificadoConclusaoCurso: none} = await completed({certificado: 0});
    assert.equal(none, null);
    await author.api.put(`/api/cursos/curso/${id}`, {certificado: 1});
    assert.ok((await me.get(id)).CertificadoConclusaoCurso);
  });

  it('meets what levels ask: one course, and then all', async () => {
    const status = async () => {
      const {body} = await pintor.api.get<AnswerBody & {profile: {temCertificado: boolean}}>(
        '/api/sessoes/parceiro/info',
      );
      return body.profile.temCertificado;
    };
    assert.equal(await status(), false);
    for (const {id} of (await pintor.api.post<{data: {id: number}[]}>('/api/cursos/parceiro/curso/search')).body.data)
      await author.api.put(`/api/cursos/curso/${id}`, {ativo: 0});
    const [bronze, prata, ouro] = await Promise.all(
      [{}, {cursosOne: true}, {cursosAll: true}].map((asks, i) =>
        insert<{id: number}>(t, 'cluster', {nome: `Nível ${i}`, ordem: i + 1, tipo: 'NENHUM', valorPonto: 1, ...asks}),
      ),
    );
    await t.db.query(sql`UPDATE pintor SET cluster_id = ${bronze?.id ?? 0} WHERE id = ${pintor.id}`);
    const level = async () =>
      (await t.db.one(sql<{nivel: number | null}>`SELECT cluster_id AS nivel FROM pintor WHERE id = ${pintor.id}`))
        ?.nivel;
    const [one, other] = [await author.curso([[{}]]), await author.curso([[{}]])];
    await me.enrol(one.id);
    await me.finish(idsOf(one)[0] ?? 0);
    assert.equal(await level(), prata?.id);
    await me.enrol(other.id);
    await me.finish(idsOf(other)[0] ?? 0);
    assert.equal(await level(), ouro?.id);
    assert.equal(await status(), true);
  });
});
