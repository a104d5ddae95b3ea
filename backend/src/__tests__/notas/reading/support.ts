import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {buildAccessKey} from '@clube/domain';
import {sql} from '../../../kernel/persistence/sql';
import {Kernel} from '../../../kernel/keys';
import {NOTA_READER, type NotaReader} from '../../../modules/notas/reading/reader';
import {READ_NOTA} from '../../../modules/notas/reading/request';
import {
  givenArquivo,
  givenProduto,
  insert,
  nextCnpj,
  nextNumber,
  type GivenNota,
  type GivenProduto,
  type TestApp,
} from '../../support';

type Read = NotaReader['read'];
export type ReadDocument = Awaited<ReturnType<Read>>;

/** Replaces the reader by a fake; the test may change its results at any time. */
export function givenReader(t: TestApp, read: Read = async () => readDocument()): {ler: Read; paginas?: number} {
  const reader: {ler: Read; paginas?: number} = {ler: read};
  t.app.bind(NOTA_READER).to({
    read: arquivos => reader.ler(arquivos),
    countPages: async () => reader.paginas,
    preview: async () => undefined,
  });
  return reader;
}

/** Returns a valid access key that is unique in this run. */
export function nextChave(cnpj = nextCnpj(), modelo: '55' | '65' = '65'): string {
  return buildAccessKey({
    uf: 'SP',
    ano: 2026,
    mes: 9,
    cnpj,
    modelo,
    serie: 1,
    numero: 1000 + nextNumber(),
    tipoEmissao: 1,
    codigoNumerico: nextNumber(),
  });
}

const CERTAIN = {confianca: 1, certa: true, fonte: 'qrcode'} as const;

/** A certain reading: two units at R$ 89,90, a discount of R$ 9,80; all amounts in cents. */
export function readDocument(changes: Partial<ReadDocument> = {}): ReadDocument {
  return {
    estado: 'lida',
    chave: nextChave(),
    tipoFiscal: 'C',
    modelo: '65',
    serie: 1,
    numero: 123,
    uf: 'SP',
    cidade: 'Campinas',
    cnpj: nextCnpj(),
    loja: 'Casa das Tintas',
    dataEmissao: '2026-09-10',
    total: 17000,
    descontos: 980,
    itens: [
      {
        codigo: '7001',
        gtin: '7891234567895',
        nome: 'TINTA ACRÍLICA 18L',
        unidade: 'UN',
        qtde: 2,
        valorUnitario: 89.9,
        valorDesconto: 980,
        subTotal: 17000,
        confianca: 0.99,
        valoresCertos: true,
        certa: true,
      },
    ],
    campos: {chave: CERTAIN, cpfCnpj: CERTAIN, loja: CERTAIN, numero: CERTAIN, dataEmissao: CERTAIN, total: CERTAIN},
    avisos: [],
    confianca: 0.98,
    certa: true,
    medidas: {vias: ['qrcode', 'ocr'], paginas: 1, duracaoMs: 2345},
    ...changes,
  };
}

/** The product in the line of `readDocument`. */
export const givenReadProduto = (t: TestApp): Promise<GivenProduto> =>
  givenProduto(t, {nome: 'Tinta Acrílica 18 L', gtin: '7891234567895'});

/** Creates a pending receipt that waits to be read, as after an upload. */
export async function givenInLeitura(
  t: TestApp,
  pintorId: number,
  {criadoEm = t.clock.now, arquivos = 1, ...leitura}: Record<string, unknown> & {arquivos?: number} = {},
): Promise<GivenNota & {arquivoIds: number[]}> {
  const values = [];
  for (let i = 0; i < arquivos; i++) values.push(await givenArquivo(t));
  const nota = await insert<GivenNota>(t, 'nota', {
    pintorId,
    nomeArquivo: values[0]?.caminho.split('/').pop(),
    criadoEm,
    atualizadoEm: t.clock.now,
  });
  for (const [i, {id}] of values.entries())
    await insert(t, 'nota_arquivo', {notaId: nota.id, arquivoId: id, ordem: i + 1});
  await insert(t, 'nota_leitura', {
    notaId: nota.id,
    pedidaEm: t.clock.now,
    atualizadoEm: t.clock.now,
    ...leitura,
  });
  return {...nota, arquivoIds: values.map(({id}) => id)};
}

export const read = (t: TestApp, notaId: number): Promise<void> => t.app.jobs.runNow(READ_NOTA, {notaId});

/** The number of queued jobs to read the receipt. */
export async function inQueue(t: TestApp, notaId: number): Promise<number> {
  const rows = await t.db.query(
    sql`SELECT 1 FROM pgboss.job WHERE name = ${READ_NOTA} AND (data->>'notaId')::int = ${notaId}`,
  );
  return rows.length;
}

/** Replaces the content of a stored file. */
export async function replaceContent(t: TestApp, path: string, content: Uint8Array | string): Promise<void> {
  const source = join(t.dataDir, `conteudo-${nextNumber()}`);
  await writeFile(source, content);
  await (await t.app.get(Kernel.STORAGE)).save(path, source);
}
