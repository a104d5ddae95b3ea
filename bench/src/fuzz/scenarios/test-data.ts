import {createHash} from 'node:crypto';
import sharp from 'sharp';
import {sql} from '@clube/backend';
import type {FormFile} from '../form';
import type {Headers, Painter, Sent, ScenarioContext} from './scenario-context';

/** A unique picture. */
export async function picture(context: ScenarioContext, field: string): Promise<FormFile> {
  const n = context.next();
  const background = {r: n % 256, g: (n >> 8) % 256, b: 90};
  const content = await sharp({create: {width: 640, height: 640, channels: 3, background}})
    .jpeg()
    .toBuffer();
  return {field, name: 'foto.jpg', mime: 'image/jpeg', content};
}

const FTYP = Buffer.from('000000206674797069736f6d0000020069736f6d69736f32617663316d703431', 'hex');
/** The header of a video without frames. */
export const video = (context: ScenarioContext, bytes = 4096): Buffer => {
  const rest = Buffer.alloc(bytes - FTYP.length, `video ${context.next()} `);
  rest.writeUInt32BE(rest.length, 0);
  rest.write('mdat', 4, 'latin1');
  return Buffer.concat([FTYP, rest]);
};

/** Inserts a pending receipt in the state after upload and reading, which have their own scenarios. */
export async function nota(context: ScenarioContext, {id: pintorId}: Pick<Painter, 'id'>): Promise<number> {
  const {content} = await picture(context, 'arquivo');
  const name = `cena-${context.next()}.jpg`;
  await context.keep(`notas/${name}`, content);
  const {id} = await context.row(
    sql<{
      id: number;
    }>`INSERT INTO nota (pintor_id, nome_arquivo, criado_em, atualizado_em) VALUES (${pintorId}, ${name}, now(), now()) RETURNING id`,
  );
  const arquivo = await context.row(
    sql<{id: number}>`INSERT INTO arquivo (caminho, nome_original, mime, bytes, sha256)
      VALUES (${`notas/${name}`}, 'nota.jpg', 'image/jpeg', ${content.length}, ${createHash('sha256').update(content).digest('hex')}) RETURNING id`,
  );
  await context.row(
    sql<{
      nota_id: number;
    }>`INSERT INTO nota_arquivo (nota_id, arquivo_id) VALUES (${id}, ${arquivo.id}) RETURNING nota_id`,
  );
  return id;
}

/** A sale of this receipt, ready to be scored. */
export const venda = (context: ScenarioContext, {cpf}: Painter, idFoto: number) => ({
  venda: {
    cpf,
    tipoFiscal: 'C',
    identificador: String(900_000 + context.next()),
    realizadoEm: new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', ''),
    itens: [{codigo: 'T1', qtde: 2, valorUnitario: 51, valorDesconto: 0}],
    idFoto,
    cnpjLoja: '11222333000181',
    nomeLoja: 'Casa das Tintas',
    cidadeLoja: 'São Paulo',
    estadoLoja: 'SP',
  },
  enviarMensagem: false,
});

/** Scores a receipt; returns the ids of receipt and sale. */
export async function scored(context: ScenarioContext, painter: Painter): Promise<{nota: number; venda: number}> {
  const id = await nota(context, painter);
  await context.take('POST /api/pontuacoes/pontuar', {as: 'Smart', json: venda(context, painter, id)});
  const row = await context.row(sql<{id: number}>`SELECT id FROM venda WHERE nota_id = ${id}`);
  return {nota: id, venda: row.id};
}

/** Creates a prize that every painter may order. */
export async function premio(
  context: ScenarioContext,
  fields: Record<string, string | number> = {},
): Promise<{id: number; codigo: string}> {
  const codigo = `C${context.next()}`;
  await context.take('POST /api/premios', {
    as: 'Smart',
    form: {
      fields: {codigo, nome: 'Trena', descricao: 'Boa', custo: '10', ...fields},
      files: [await picture(context, 'foto')],
    },
  });
  return context.row(sql<{id: number; codigo: string}>`SELECT id, codigo FROM premio WHERE codigo = ${codigo}`);
}

/** Creates an order of a prize, optionally with a status. */
export async function order(
  context: ScenarioContext,
  painter: Painter,
  status?: number,
): Promise<{id: number; premio: number}> {
  const prize = await premio(context);
  const {body} = await context.take('POST /api/resgatar', {
    as: painter.session,
    json: {codigoPremio: prize.codigo, qtde: 1},
  });
  const {id} = (body as {resgate: {id: number}}).resgate;
  if (status !== undefined)
    await context.take('POST /api/alterarStatusResgate', {as: 'Smart', json: {identificador: id, status}});
  return {id, premio: prize.id};
}

const TUS = {'Tus-Resumable': '1.0.0'};
const metadata = Object.entries({tipo: 'resgate.video', nome: 'obra.mp4'})
  .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
  .join(',');

/** A resumable upload and its owner, who may have five of them. */
export interface Upload {
  id: string;
  as: Headers;
}

/** The request that starts a resumable upload. */
export const uploading = (as: Headers, bytes: number): Sent => ({
  as,
  headers: {...TUS, 'Upload-Length': String(bytes), 'Upload-Metadata': metadata},
});
export const piece = ({id, as}: Upload, bytes: Buffer): Sent => ({
  as,
  path: {id},
  headers: {...TUS, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0'},
  bytes,
});
export const ofUpload = ({id, as}: Upload): Sent => ({as, path: {id}, headers: TUS});

/** Starts a resumable upload without sending bytes. */
export async function upload(context: ScenarioContext, bytes: number): Promise<Upload> {
  const as = await context.staff();
  const {headers} = await context.take('POST /api/envios', uploading(as, bytes));
  return {id: headers.get('location')?.split('/').pop() ?? '', as};
}

/** Uploads an import file and advances it to the requested state; by another user each time, as one may have twenty open. */
export async function importacao(
  context: ScenarioContext,
  until: 'sent' | 'checked' | 'written',
): Promise<{as: Headers; path: {id: number}}> {
  const as = await context.staff();
  const lines = ['Código;Nome;Valor unitário;Pontos', `IMP${context.next()};Tinta;51,00;10`, 'ERRADA;;x;y'];
  const {body} = await context.take('POST /api/importacoes', {
    as,
    form: {
      fields: {tipo: 'produtos'},
      files: [{field: 'arquivo', name: 'lista.csv', content: Buffer.from(lines.join('\n'))}],
    },
  });
  const {id} = body as {id: number};
  const path = {id};
  const reaches = (estado: string) =>
    context.until(
      async () =>
        ((await context.take('GET /api/importacoes/{id}', {as, path})).body as {estado: string}).estado === estado,
      `the import is ${estado}`,
    );
  if (until !== 'sent') {
    await context.take('POST /api/importacoes/{id}/conferir', {as, path});
    await reaches('conferida');
  }
  if (until === 'written') {
    await context.take('POST /api/importacoes/{id}/gravar', {as, path, json: {modo: 'validas'}});
    await reaches('concluida');
  }
  return {as, path};
}
