import assert from 'node:assert/strict';
import {isPastTerm} from '@clube/domain';
import {sql} from '../../../kernel/persistence/sql';
import {
  givenApp,
  givenNota,
  givenPintor,
  givenUsuario,
  type GivenPintor,
  type TestApp,
  type GivenUsuario,
} from '../../support';
import type {NotaReading} from '../../../modules/notas/reading/schemas';
import {readDocument, givenInLeitura, givenReader, read, inQueue} from './support';

describe('GET /api/nota/{idFoto}', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  let pintor: GivenPintor;
  let reader: ReturnType<typeof givenReader>;
  before(async () => {
    t = await givenApp({jobs: true});
    smart = await givenUsuario(t, 1);
    pintor = await givenPintor(t);
    reader = givenReader(t);
  });
  after(() => t.stop());

  const nota = async (id: number) => {
    const {status, body} = await smart.api.get<NotaReading>(`/api/nota/${id}`);
    assert.equal(status, 200);
    return body;
  };

  it('answers all that was read, in reais, with the files to look at', async () => {
    const {id} = await givenInLeitura(t, pintor.id, {arquivos: 2});
    const corner = [0.1, 0.2] as const;
    const lugar = {arquivo: 1, pagina: 1, cantos: [corner, corner, corner, corner] as const};
    const reading = readDocument({
      campos: {total: {confianca: 0.6, certa: false, fonte: 'ocr', motivo: 'A soma dos itens é outra', lugar}},
      avisos: [{tipo: 'soma_diverge', gravidade: 'atencao', texto: 'A soma não confere', campos: ['total']}],
    });
    reader.ler = async () => reading;
    await read(t, id);
    const {arquivos, ...readNota} = await nota(id);
    assert.deepEqual(readNota, {
      estado: 'lida',
      chave: reading.chave,
      tipoFiscal: 'C',
      modelo: '65',
      serie: 1,
      numero: '123',
      uf: 'SP',
      cidade: 'Campinas',
      cpfCnpj: reading.cnpj,
      loja: 'Casa das Tintas',
      dataEmissao: '2026-09-10',
      total: 170,
      descontos: 9.8,
      confianca: 0.98,
      certa: false,
      atrasada: false,
      itens: [
        {
          codigo: '7001',
          nome: 'TINTA ACRÍLICA 18L',
          qtde: 2,
          valorUnitario: 89.9,
          valorDesconto: 9.8,
          subTotal: 170,
          confianca: 0.99,
          certa: true,
          produto: null,
          sugestoes: [],
        },
      ],
      campos: reading.campos,
      avisos: reading.avisos,
      analise: {por: null, ate: null, minha: false},
      possivelDuplicata: null,
      segundaConferencia: null,
    });
    assert.equal(arquivos.length, 2);
    for (const {diretorioArquivo, arquivoUrl, tipo, recorte} of arquivos) {
      assert.deepEqual([tipo, recorte], ['imagem', null]);
      assert.equal((await fetch(`${t.url}${arquivoUrl}`)).status, 200);
      assert.equal((await fetch(`${t.url}/arquivos/${diretorioArquivo}`)).status, 401);
    }
  });

  it('answers an empty form while it is read, and for what nothing was read of', async () => {
    const [underway, withoutLeitura] = [await givenInLeitura(t, pintor.id), await givenNota(t, pintor.id)];
    const empty = {chave: null, total: null, confianca: null, certa: false, itens: [], campos: {}, avisos: []};
    for (const [{id}, estado] of [
      [underway, 'em_leitura'],
      [withoutLeitura, 'nao_lida'],
    ] as const) {
      const readNota = await nota(id);
      assert.deepEqual({...readNota, ...empty, estado}, readNota);
    }
    assert.equal((await smart.api.get('/api/nota/999999')).status, 404);
  });

  it('prefers what browsers can show and tells what each file is', async () => {
    const {id, arquivoIds} = await givenInLeitura(t, pintor.id, {arquivos: 3});
    await t.db.query(
      sql`UPDATE arquivo SET mime = 'image/heic', vista = 'notas/outra-vista.jpg' WHERE id = ${arquivoIds[0] ?? null}`,
    );
    await t.db.query(sql`UPDATE arquivo SET mime = 'application/xml' WHERE id = ${arquivoIds[1] ?? null}`);
    await t.db.query(sql`UPDATE arquivo SET mime = 'application/pdf' WHERE id = ${arquivoIds[2] ?? null}`);
    const {arquivos} = await nota(id);
    assert.deepEqual(
      arquivos.map(({tipo}) => tipo),
      ['imagem', 'xml', 'pdf'],
    );
    assert.match(arquivos[0]?.arquivoUrl ?? '', /^\/arquivos\/notas\/outra-vista\.jpg\?/);
  });

  it('says who works on it, until the lease is over', async () => {
    const {id} = await givenInLeitura(t, pintor.id);
    const another = await givenUsuario(t, 0);
    const ate = new Date(t.clock.now.getTime() + 60_000);
    await t.db.query(sql`UPDATE nota SET analise_por = ${smart.id}, analise_ate = ${ate} WHERE id = ${id}`);
    const analise = {por: smart.nome, ate: ate.toISOString()};
    assert.deepEqual((await nota(id)).analise, {...analise, minha: true});
    const {body} = await another.api.get<NotaReading>(`/api/nota/${id}`);
    assert.deepEqual(body.analise, {...analise, minha: false});
    const queue = `/api/pontuacoes/pendentes?filtros={"id":${id}}`;
    const queuedBy = async () => (await smart.api.get<{rows: {analisePor: string}[]}>(queue)).body.rows[0]?.analisePor;
    assert.equal(await queuedBy(), smart.nome);
    await t.db.query(sql`UPDATE nota SET analise_ate = ${t.clock.now} WHERE id = ${id}`);
    assert.deepEqual((await nota(id)).analise, {por: null, ate: null, minha: false});
    assert.equal(await queuedBy(), null);
  });

  it('marks a late receipt as the queue does, by days in São Paulo and the settings’ term', async () => {
    // 23:30 of the 15th in São Paulo is the 16th in UTC.
    const criadoEm = new Date('2026-09-16T02:30:00Z');
    const readNota = (dataEmissao: string) =>
      givenInLeitura(t, pintor.id, {criadoEm, estado: 'lida', dataEmissao}).then(({id}) => ({id, dataEmissao}));
    const notas = [await readNota('2026-07-17'), await readNota('2026-07-16'), await readNota('2026-09-01')];
    const checkAll = async (days?: number) => {
      for (const {id, dataEmissao} of notas) {
        const atrasada = isPastTerm(dataEmissao, '2026-09-15', days);
        assert.equal((await nota(id)).atrasada, atrasada, `${dataEmissao}, ${days}`);
        const {body} = await smart.api.get<{rows: {atrasada: boolean}[]}>(
          `/api/pontuacoes/pendentes?filtros={"id":${id}}`,
        );
        assert.equal(body.rows[0]?.atrasada, atrasada, `${dataEmissao}, ${days}, in the queue`);
      }
    };
    await checkAll();
    const config = await smart.api.post<{id: number}>('/api/configuracoes', {diasNotaAtrasada: 10});
    assert.equal(config.status, 201);
    await checkAll(10);
    await t.db.query(sql`DELETE FROM configuracao`);
  });

  describe('POST /api/nota/{idFoto}/reler', () => {
    it('reads a pending receipt again, with a trace', async () => {
      const {id} = await givenInLeitura(t, pintor.id);
      reader.ler = async () => readDocument();
      await read(t, id);
      const {status, body} = await smart.api.post(`/api/nota/${id}/reler`);
      assert.deepEqual([status, body], [200, {estado: 'em_leitura'}]);
      const {estado, chave, itens} = await nota(id);
      assert.deepEqual([estado, chave, itens], ['em_leitura', null, []]);
      assert.equal(await inQueue(t, id), 1);
      const trail = await t.db.query(
        sql`SELECT acao, ator_id, antes, depois FROM auditoria WHERE entidade = 'nota' AND entidade_id = ${String(id)}`,
      );
      assert.deepEqual(trail, [
        {acao: 'reler', ator_id: smart.id, antes: {leitura: 'lida'}, depois: {leitura: 'em_leitura'}},
      ]);
    });

    it('does not queue what is being read already', async () => {
      const {id} = await givenInLeitura(t, pintor.id);
      assert.equal((await smart.api.post(`/api/nota/${id}/reler`)).status, 200);
      assert.equal(await inQueue(t, id), 0);
    });

    it('reads what came before there was reading', async () => {
      const {id} = await givenNota(t, pintor.id);
      assert.equal((await smart.api.post(`/api/nota/${id}/reler`)).status, 200);
      assert.equal((await nota(id)).estado, 'em_leitura');
    });

    it('is refused for what is not pending', async () => {
      const {id} = await givenInLeitura(t, pintor.id);
      await t.db.query(sql`UPDATE nota SET estado = 'encerrada' WHERE id = ${id}`);
      assert.equal((await smart.api.post(`/api/nota/${id}/reler`)).body.codigo, 'ESTADO_NAO_PERMITE');
      assert.equal((await smart.api.post('/api/nota/999999/reler')).status, 404);
      assert.equal(await inQueue(t, id), 0);
    });

    it('is refused while another person works on it', async () => {
      const {id} = await givenNota(t, pintor.id);
      const another = await givenUsuario(t, 0);
      const ate = new Date(t.clock.now.getTime() + 60_000);
      await t.db.query(sql`UPDATE nota SET analise_por = ${smart.id}, analise_ate = ${ate} WHERE id = ${id}`);
      const {status, body} = await another.api.post(`/api/nota/${id}/reler`);
      assert.deepEqual([status, body.codigo], [409, 'EM_ANALISE']);
      assert.equal((await smart.api.post(`/api/nota/${id}/reler`)).status, 200);
    });
  });
});
