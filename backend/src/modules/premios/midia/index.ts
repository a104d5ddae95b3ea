import type {Application} from '@loopback/core';
import {canCall} from '@clube/domain';
import type {Actor} from '../../../kernel/context';
import {signRenditions} from '../../../kernel/images/answer';
import {fileOf} from '../../../kernel/images/rows';
import {Kernel} from '../../../kernel/keys';
import {sql} from '../../../kernel/persistence/sql';
import {midiaPhoto, midiaVideo} from './declarations';
import {MidiasController} from './midias.controller';
import {midias} from './midias.list';
import {MidiasService} from './midias.service';
import {MidiaSharingService} from './sharing.service';

export {MidiasService} from './midias.service';

export const MIDIA_CONTROLLERS = [MidiasController];
export const MIDIA_SERVICES = [MidiasService, MidiaSharingService];

/** Files are visible to the painter of the order, and to staff who may list them. */
export async function initMidias(app: Application): Promise<void> {
  const [db, urls] = [await app.get(Kernel.DB), await app.get(Kernel.SIGNED_URLS)];
  const maySee = async (fileId: number, actor: Actor): Promise<boolean> => {
    const midia = await db.one(sql<{pintor: number}>`SELECT r.pintor_id AS pintor FROM resgate_midia m
      JOIN resgate r ON r.id = m.resgate_id WHERE m.arquivo_id = ${fileId}`);
    if (!midia) return false;
    if (actor.kind === 'loja') return midia.pintor === actor.id;
    return actor.kind === 'painel' && canCall('GET', midias.route, actor);
  };
  (await app.get(Kernel.PICTURES)).register(midiaPhoto, maySee);
  const rules = await app.get(Kernel.FILE_RULES);
  rules.register(midiaVideo.folder, async (path, actor) => {
    const id = await fileOf(db, path);
    return id !== undefined && maySee(id, actor);
  });
  (await app.get(Kernel.RESUMABLE_UPLOADS)).define(midiaVideo);
  midias.map = row => ({
    ...row,
    midia: {...row.midia, url: urls.sign(row.midia.url)},
    imagens: signRenditions(urls, row.imagens),
  });
  const sharing = await app.get<MidiaSharingService>(`services.${MidiaSharingService.name}`);
  const pages = await app.get(Kernel.PAGE_METADATA);
  pages.add('/compartilhado/:token', ({token = ''}) => sharing.pageMetadata(token));
  pages.unlist('/compartilhado/:token');
}
