import type {IncomingMessage, ServerResponse} from 'node:http';
import {basename, extname} from 'node:path';
import {addAbortSignal} from 'node:stream';
import {readTokens, SESSION_KINDS, kindOfPage} from '@clube/domain';
import type {Actor} from '../context';
import {MethodNotAllowed, NotFound, invalidAddress, RegulamentoNotAccepted, InvalidSession} from '../refusals/refusals';
import {streamResponse} from '../http/output/stream-response';
import {header} from '../security/auth-guard';
import type {Sessions} from '../security/sessions';
import type {SignedUrls} from '../security/signed-urls';
import type {Storage, StoredFile} from '../storage/storage';
import type {FileAccessRules} from './access';
import {etagOf, isFresh, lastModifiedOf, rangeOf} from './range';

const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.heic': 'image/heic',
  '.pdf': 'application/pdf',
  '.xml': 'application/xml',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mov': 'video/quicktime',
  '.vtt': 'text/vtt; charset=utf-8',
};

const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/** Files under /arquivos: public ones to anybody, the others by session header or by signed address. */
export class FileServer {
  constructor(
    private readonly storage: Storage,
    private readonly rules: FileAccessRules,
    private readonly urls: SignedUrls,
    private readonly sessions: Sessions,
    private readonly idleMs: number,
  ) {}

  async serve(request: IncomingMessage, response: ServerResponse, now: Date): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw MethodNotAllowed();
    const url = request.url ?? '';
    const caminho = decode(url.slice('/arquivos/'.length).split('?')[0] ?? '');
    if (!/^[\w-]+(\/[\w-]+)*\.\w{2,5}$/.test(caminho)) throw NotFound();
    await this.authorise(request, url, caminho, now);
    const key = await this.rules.servedAt(caminho);
    const found = key === undefined ? undefined : await this.storage.stat(key);
    if (key === undefined || !found) throw NotFound();
    await this.answer(request, response, caminho, {...found, key});
  }

  /** Headers are written only once the file is open, so that a failure can still be sent as a refusal. */
  private async answer(
    request: IncomingMessage,
    response: ServerResponse,
    caminho: string,
    {key, ...file}: StoredFile & {key: string},
  ): Promise<void> {
    const {bytes} = file;
    const headers = {
      ETag: etagOf(file),
      'Last-Modified': lastModifiedOf(file),
      'Accept-Ranges': 'bytes',
      'Content-Type': TYPES[extname(key)] ?? 'application/octet-stream',
      // A hostile PDF or image opened in a tab can run no script and access nothing of ours.
      'Content-Security-Policy': FILE_POLICY,
      // Never the uploaded name: a random one with the extension of its content.
      'Content-Disposition': `inline; filename="${basename(caminho)}"`,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': this.rules.isPublic(caminho) ? 'public, max-age=86400' : 'private, max-age=600',
    };
    const conditions = {
      range: header(request, 'range'),
      ifRange: header(request, 'if-range'),
      ifNoneMatch: header(request, 'if-none-match'),
      ifModifiedSince: header(request, 'if-modified-since'),
    };
    if (isFresh(file, conditions)) return void response.writeHead(304, headers).end();
    // Ranges are defined for GET only (RFC 9110, 14.2).
    const range = request.method === 'HEAD' ? undefined : rangeOf(file, conditions);
    if (range === 'unsatisfiable')
      return void response
        .writeHead(416, {'Content-Range': `bytes */${bytes}`, 'Accept-Ranges': 'bytes', 'Cache-Control': 'no-store'})
        .end();
    const {start, end} = range ?? {start: 0, end: bytes - 1};
    const head = () => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.setHeader('Content-Length', end - start + 1);
      if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${bytes}`);
      response.statusCode = range ? 206 : 200;
    };
    if (request.method === 'HEAD' || bytes === 0) {
      head();
      return void response.end();
    }
    await streamResponse(response, abortSignal => addAbortSignal(abortSignal, this.storage.read(key, {start, end})), {
      head,
      idleMs: this.idleMs,
    }).catch((error: unknown) => {
      // Deleted after the check and before reading.
      throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? NotFound() : error;
    });
  }

  /**
   * A file of another person is refused like one that does not exist. A signed URL only identifies the session it was issued to:
   * when that person loses access to the file, earlier URLs stop working.
   */
  private async authorise(request: IncomingMessage, url: string, caminho: string, now: Date): Promise<void> {
    if (this.rules.isPublic(caminho) || this.urls.isOpen(url, now) || (await this.rules.allowsAnybody(caminho))) return;
    const actor = url.includes('assinatura=') ? await this.actorOfAddress(url, now) : await this.actorOf(request);
    if (actor.kind === 'loja' && !actor.aceitouRegulamento) throw RegulamentoNotAccepted();
    if (!(await this.rules.allows(caminho, actor))) throw NotFound();
  }

  private async actorOfAddress(url: string, now: Date): Promise<Actor> {
    const signed = this.urls.verify(url, now);
    const actor = signed && (await this.sessions.findByHash(signed.session));
    if (!actor) throw InvalidSession({erro: 'O endereço do arquivo expirou. Atualize a página.'});
    return actor;
  }

  private async actorOf(request: IncomingMessage): Promise<Actor> {
    const tokens = readTokens(header(request, 'authorization'));
    const page = header(request, 'x-pagina');
    const present = SESSION_KINDS.filter(kind => tokens[kind]);
    const kind = page ? kindOfPage(page) : present.length === 1 ? present[0] : 'loja';
    const token = kind && tokens[kind];
    const actor = token ? await this.sessions.find(kind, token) : undefined;
    if (!actor) throw InvalidSession();
    return actor;
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw invalidAddress();
  }
}
