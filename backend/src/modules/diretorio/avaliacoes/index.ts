import type {Application} from '@loopback/core';
import {canCall} from '@clube/domain';
import type {Actor} from '../../../kernel/context';
import {signRenditions} from '../../../kernel/images/answer';
import {Kernel} from '../../../kernel/keys';
import {sql} from '../../../kernel/persistence/sql';
import {tokenHash} from '../../../kernel/security/token-hash';
import {RATE} from './avaliacoes.endpoints';
import {avaliacoesPintor} from './avaliacoes.list';
import {ratingPhoto} from './declaration';
import {RatingLinksService} from './links.service';
import {ratingLink, tokenOf} from './token';

export {AvaliacoesPintorController} from './avaliacoes.controller';
export {DirectoryBonusService} from './bonus.service';
export {RatingLinksService};

/**
 * Customers' photos: public while the rating and the painter's page are shown; always visible to its painter and to
 * staff.
 */
export async function initAvaliacoes(app: Application): Promise<void> {
  const [db, urls] = [await app.get(Kernel.DB), await app.get(Kernel.SIGNED_URLS)];
  const maySee = async (fileId: number, actor: Actor): Promise<boolean> => {
    if (actor.kind === 'painel' && canCall('GET', '/api/parceiros', actor)) return true;
    const image = await db.one(sql<{pintorId: number; oculta: boolean; listed: boolean}>`
      SELECT r.pintor_id AS "pintorId", r.oculta, coalesce(d.listada AND NOT d.oculta, false) AS listed FROM avaliacao_pintor_foto x
        JOIN avaliacao_pintor r ON r.id = x.avaliacao_id LEFT JOIN pagina_diretorio d ON d.pintor_id = r.pintor_id WHERE x.arquivo_id = ${fileId}`);
    if (!image || image.oculta) return false;
    return image.listed || (actor.kind === 'loja' && actor.id === image.pintorId);
  };
  (await app.get(Kernel.PICTURES)).register(ratingPhoto, maySee);
  const links = await app.get<RatingLinksService>('services.RatingLinksService');
  (await app.get(Kernel.UPLOAD_GATE)).register(RATE, (_bytes, {token = ''}) => links.admit(token));
  (await app.get(Kernel.PAGE_METADATA)).unlist('/avaliar/:token');
  const {publicUrl, secret} = await app.get(Kernel.CONFIG);
  /** Null if the stored hash does not match, because the secret has changed since. */
  const linkOf = (stored: string | null): string | null => {
    const [seed = '', hash] = (stored ?? '').split(' ');
    const token = tokenOf(secret, seed);
    return hash !== undefined && tokenHash(token) === hash ? ratingLink(publicUrl, token) : null;
  };
  avaliacoesPintor.map = row => ({
    ...row,
    link: linkOf(row.link),
    imagens: row.imagens.map(each => signRenditions(urls, each)),
  });
}
