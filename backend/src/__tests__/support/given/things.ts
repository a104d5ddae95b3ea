import {createHash, randomBytes} from 'node:crypto';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Kernel} from '../../../kernel/keys';
import type {TestApp} from '../app';
import {insert} from './rows';
import {nextCnpj, nextNumber} from './valid';

type Columns = Record<string, unknown>;

export interface GivenRevenda extends Columns {
  id: number;
  cnpj: string;
  nomeInput: string;
}

/** Creates a registered reseller, without a network unless `redeId` is given. */
export function givenRevenda(t: TestApp, columns: Columns = {}): Promise<GivenRevenda> {
  const n = nextNumber();
  return insert<GivenRevenda>(t, 'revenda', {
    cnpj: nextCnpj(),
    nomeFantasia: `Casa das Tintas ${n}`,
    nomeInput: `Casa das Tintas ${n}`,
    endCidade: 'Campinas',
    endEstado: 'SP',
    ...columns,
  });
}

export function givenRede(t: TestApp, columns: Columns = {}): Promise<Columns & {id: number}> {
  return insert(t, 'rede', {
    nome: `Rede ${nextNumber()}`,
    regiao: 'Sudeste',
    dataCadastro: '2025-01-10',
    ...columns,
  });
}

export interface GivenProduto extends Columns {
  id: number;
  codigo: string;
  nome: string;
  valorPontos: number;
}

export function givenProduto(t: TestApp, columns: Columns = {}): Promise<GivenProduto> {
  const n = nextNumber();
  return insert<GivenProduto>(t, 'produto', {
    codigo: `T${n}`,
    nome: `Tinta Acrílica Nº ${n}`,
    valorUnitario: 89.9,
    valorPontos: 10,
    ...columns,
  });
}

export interface GivenPremio extends Columns {
  id: number;
  codigo: string;
  nome: string;
  pontosWeb: number;
}

/** Creates a prize of 1,000 points without options. Stock is entered as a movement, as the server does. */
export async function givenPremio(t: TestApp, columns: Columns & {quantidade?: number} = {}): Promise<GivenPremio> {
  const n = nextNumber();
  const premio = await insert<GivenPremio>(t, 'premio', {
    codigo: `P${n}`,
    nome: `Prêmio Nº ${n}`,
    descricao: '<p>Um prêmio.</p>',
    custo: 10,
    ...columns,
  });
  if (columns.quantidade)
    await insert(t, 'movimento_estoque', {
      premioId: premio.id,
      quantidade: columns.quantidade,
      motivo: 'correcao',
      ocorridoEm: t.clock.now,
    });
  return premio;
}

/** The smallest JPEG, with a comment that makes its content unique; derived pictures lose the comment. */
function someJpeg(): Buffer {
  const comment = randomBytes(30).toString('hex');
  return Buffer.concat([TINY.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 62]), Buffer.from(comment), TINY.subarray(2)]);
}
const TINY = Buffer.from(
  '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKpAB//Z',
  'base64',
);

/** Creates a stored file with unique content: a JPEG, or 64 bytes if `caminho` is given; private by default. */
export async function givenArquivo(
  t: TestApp,
  columns: Columns = {},
): Promise<Columns & {id: number; caminho: string}> {
  const content = 'caminho' in columns ? randomBytes(64) : someJpeg();
  const path = `notas/${randomBytes(8).toString('hex')}.jpg`;
  const row = await insert<Columns & {id: number; caminho: string}>(t, 'arquivo', {
    caminho: path,
    nomeOriginal: 'nota.jpg',
    mime: 'image/jpeg',
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    ...columns,
  });
  const source = join(t.dataDir, randomBytes(8).toString('hex'));
  await writeFile(source, content);
  await (await t.app.get(Kernel.STORAGE)).save(row.caminho, source);
  return row;
}

export interface GivenNota extends Columns {
  id: number;
  nomeArquivo: string;
}

/** Creates a pending receipt of the painter, with one picture. */
export async function givenNota(t: TestApp, pintorId: number, columns: Columns = {}): Promise<GivenNota> {
  const arquivo = await givenArquivo(t);
  const nota = await insert<GivenNota>(t, 'nota', {
    pintorId,
    nomeArquivo: arquivo.caminho.split('/').pop(),
    criadoEm: t.clock.now,
    atualizadoEm: t.clock.now,
    ...columns,
  });
  await insert(t, 'nota_arquivo', {notaId: nota.id, arquivoId: arquivo.id});
  return nota;
}
