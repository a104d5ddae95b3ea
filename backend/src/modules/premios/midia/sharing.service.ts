import {createHmac, timingSafeEqual} from 'node:crypto';
import {BindingScope, inject, injectable} from '@loopback/core';
import {DAY_MS, SHARED_MIDIA_DAYS, type MidiaType} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import type {Config} from '../../../kernel/config/config';
import {currentContext} from '../../../kernel/context';
import type {PageMetadata} from '../../../kernel/http-server/pages/page-metadata';
import type {RenditionAnswer} from '../../../kernel/images/answer';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {SignedUrls} from '../../../kernel/security/signed-urls';
import * as refusals from './refusals';

interface SharedRow {
  premio: string;
  tipo: MidiaType;
  caminho: string;
  imagens: RenditionAnswer[];
}

const TOKEN = /^(\d{1,9})\.([0-9a-z]{1,10})\.([\w-]{43})$/;

/**
 * Links by which a painter, or staff, show a photo or a video to others. A link contains the file's id and the expiry, signed
 * with our key; it ends early if the file is removed.
 */
@injectable({scope: BindingScope.SINGLETON})
export class MidiaSharingService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.CONFIG) private readonly config: Config,
    @inject(Kernel.SIGNED_URLS) private readonly urls: SignedUrls,
  ) {}

  /** @throws MidiaNotFound; for a painter also unless it is the painter's own */
  async link(id: number): Promise<{link: string; expiraEm: string}> {
    const {actor} = currentContext();
    const found = await this.db.one(sql<{resgate: number}>`
      SELECT r.id AS resgate FROM resgate_midia m JOIN resgate r ON r.id = m.resgate_id
       WHERE m.id = ${id} AND ${actor.kind === 'loja' ? sql`r.pintor_id = ${actor.id}` : sql`true`}`);
    if (!found) throw refusals.MidiaNotFound();
    if (actor.kind === 'painel')
      await this.db.tx(() =>
        audit(this.db, {action: 'compartilhar-midia', entity: 'resgate', entityId: found.resgate, after: {midia: id}}),
      );
    const until = currentContext().now.getTime() + SHARED_MIDIA_DAYS * DAY_MS;
    const token = `${id}.${until.toString(36)}.${this.signature(id, until)}`;
    return {link: `${this.config.publicUrl}/compartilhado/${token}`, expiraEm: new Date(until).toISOString()};
  }

  /** @throws SharedLinkExpired */
  async shown(token: string) {
    const found = await this.find(token);
    if (!found) throw refusals.SharedLinkExpired();
    const {premio, tipo, caminho, imagens, until} = found;
    return {
      premio,
      midia: {url: this.urls.signOpen(`/arquivos/${caminho}`), tipo},
      imagens: imagens.map(image => ({...image, url: this.urls.signOpen(image.url)})),
      expiraEm: new Date(until).toISOString(),
    };
  }

  /** The preview of a link in messengers; undefined for an expired one. */
  async pageMetadata(token: string): Promise<PageMetadata | undefined> {
    const found = await this.find(token);
    if (!found) return undefined;
    const {premio, tipo, imagens} = found;
    const [, middle = imagens[0]] = imagens;
    return {
      title: `${tipo === 'video' ? 'Vídeo' : 'Foto'}: ${premio} · Clube do Pintor`,
      description: 'Um prêmio do Clube do Pintor: envie suas notas, junte pontos e troque pelos seus.',
      image: middle && this.urls.signOpen(middle.url),
    };
  }

  private async find(token: string): Promise<(SharedRow & {until: number}) | undefined> {
    const [, id = '', end = '', given = ''] = TOKEN.exec(token) ?? [];
    const until = parseInt(end, 36);
    if (!given || !(until > currentContext().now.getTime())) return undefined;
    const expected = this.signature(Number(id), until);
    if (!timingSafeEqual(Buffer.from(expected), Buffer.from(given))) return undefined;
    const row = await this.db.one(sql<SharedRow>`
      SELECT r.premio, m.tipo, a.caminho, coalesce(a.imagens, '[]') AS imagens
        FROM resgate_midia m JOIN resgate r ON r.id = m.resgate_id JOIN arquivo a ON a.id = m.arquivo_id WHERE m.id = ${Number(id)}`);
    return row && {...row, until};
  }

  private signature(id: number, until: number): string {
    return createHmac('sha256', this.config.secret).update(`midia\n${id}\n${until}`).digest('base64url');
  }
}
