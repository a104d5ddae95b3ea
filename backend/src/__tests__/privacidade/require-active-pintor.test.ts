import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {sql} from '../../kernel/persistence/sql';
import {ContatoService} from '../../modules/comunicacao/contato/contato.service';
import {GaleriaService} from '../../modules/diretorio';
import {NotaSendingService} from '../../modules/notas';
import {PhotoService} from '../../modules/pintores';
import {AvaliacoesService} from '../../modules/premios/avaliacao';
import {RedeemService} from '../../modules/premios/resgate';
import {
  filesIn,
  givenApp,
  givenImage,
  givenPintor,
  givenPremio,
  givenUsuario,
  type AnswerBody,
  type GivenPintor,
  type TestApp,
} from '../support';

/** Calls the services like requests that passed the auth guard before the painter left, but run afterwards. */
describe('What was under way when a painter left', () => {
  let t: TestApp;
  let path: string;
  before(async () => {
    t = await givenApp();
    path = join(t.dataDir, 'foto.jpg');
    writeFileSync(path, await givenImage('jpeg', 640, 480));
  });
  after(() => t.stop());

  const service = <T>({name}: {name: string; prototype: T}): Promise<T> => t.app.get<T>(`services.${name}`);
  const leaves = ({id}: GivenPintor) => t.db.query(sql`UPDATE pintor SET ativo = false WHERE id = ${id}`);
  const given = () => givenPintor(t, {saldo: 5000});

  async function refused({id, nome}: GivenPintor, work: () => Promise<unknown>): Promise<void> {
    const actor = {kind: 'loja', id, nome, session: 'x'.repeat(43), aceitouRegulamento: true} as const;
    const before = filesIn(t, 'arquivos');
    const answer = await t.run(work, actor).catch((error: unknown) => error);
    assert.match(JSON.stringify(answer), /SESSAO_INVALIDA/);
    assert.deepEqual(filesIn(t, 'arquivos'), before);
  }
  const rowsOf = async (table: string, {id}: GivenPintor) =>
    (await t.db.query(sql`SELECT 1 FROM ${sql.identifier(table)} WHERE pintor_id = ${id}`)).length;

  it('keeps no review of theirs, nor its photos', async () => {
    const [pintor, premio, smart] = [await given(), await givenPremio(t), await givenUsuario(t, 1)];
    const {body} = await pintor.api.post<AnswerBody & {resgate: {id: number}}>('/api/resgatar', {
      codigoPremio: premio.codigo,
      qtde: 1,
    });
    await smart.api.post('/api/alterarStatusResgate', {identificador: body.resgate.id, status: 1});
    await leaves(pintor);
    const reviews = await service(AvaliacoesService);
    const review = {idPremio: premio.id, nota: 5, descricao: 'Aqui é o Maximiliano.'};
    await refused(pintor, () => reviews.post(pintor.id, review, [{path, originalName: 'foto.jpg'}]));
    assert.equal(await rowsOf('avaliacao_premio', pintor), 0);
  });

  it('keeps no photo of theirs', async () => {
    const [pintor, photos] = [await given(), await service(PhotoService)];
    await leaves(pintor);
    await refused(pintor, () => photos.replace(pintor.id, {path, originalName: 'foto.jpg'}));
  });

  it('keeps no photo of their work', async () => {
    const [pintor, galeria] = [await given(), await service(GaleriaService)];
    await leaves(pintor);
    await refused(pintor, () => galeria.add(pintor.id, {images: [{path, originalName: 'foto.jpg'}]}));
    assert.equal(await rowsOf('midia_pintor', pintor), 0);
  });

  it('keeps no message and no order of theirs', async () => {
    const [pintor, {codigo}] = [await given(), await givenPremio(t)];
    const [contato, redeem] = [await service(ContatoService), await service(RedeemService)];
    await leaves(pintor);
    await refused(pintor, () => contato.send(pintor.id, 'Cadê o meu prêmio?', {sent: true}));
    await refused(pintor, () => redeem.redeem(pintor.id, {codigoPremio: codigo, qtde: 1}));
    assert.deepEqual([await rowsOf('mensagem_contato', pintor), await rowsOf('resgate', pintor)], [0, 0]);
  });

  it('keeps no receipt of theirs', async () => {
    const [pintor, sending] = [await given(), await service(NotaSendingService)];
    await leaves(pintor);
    const content = readFileSync(path);
    const file = {field: 'arquivos', originalName: 'nota.jpg', path, bytes: content.length, tooLarge: false};
    const sha256 = createHash('sha256').update(content).digest('hex');
    const type = {ext: 'jpg', mime: 'image/jpeg'};
    await refused(pintor, () => sending.receive(pintor.id, {...file, sha256, type}));
    assert.equal(await rowsOf('nota', pintor), 0);
  });
});
