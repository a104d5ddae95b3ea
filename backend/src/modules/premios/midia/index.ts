import type {Application} from '@loopback/core';
import {canCall} from '@clube/domain';
import type {Actor} from '../../../kernel/context';
import type {FileAccessRules} from '../../../kernel/files/access';
import {Kernel} from '../../../kernel/keys';
import {sql, type Sql} from '../../../kernel/persistence/sql';
import {midiaPhoto, midiaVideo} from './declarations';
import {MidiasController} from './midias.controller';
import {midias} from './midias.list';
import {MidiasService} from './midias.service';

export const MIDIA_CONTROLLERS = [MidiasController];
export const MIDIA_SERVICES = [MidiasService];

/** Who may see them: the painter whose order it is, and who may list them. */
export async function initMidias(app: Application): Promise<void> {
  const [db, urls] = [await app.get(Kernel.DB), await app.get(Kernel.SIGNED_URLS)];
  const ofPintor = async (pintorId: number, which: Sql): Promise<boolean> =>
    (await db.one(sql`SELECT 1 FROM resgate_midia m JOIN resgate r ON r.id = m.resgate_id JOIN arquivo a ON a.id = m.arquivo_id
      WHERE r.pintor_id = ${pintorId} AND ${which}`)) !== undefined;
  const isStaffs = async (which: Sql): Promise<boolean> =>
    (await db.one(sql`SELECT 1 FROM resgate_midia m JOIN arquivo a ON a.id = m.arquivo_id WHERE ${which}`)) !==
    undefined;
  const maySee = async (actor: Actor, which: Sql): Promise<boolean> => {
    if (actor.kind === 'loja') return ofPintor(actor.id, which);
    return actor.kind === 'painel' && canCall('GET', midias.route, actor) && isStaffs(which);
  };
  (await app.get(Kernel.PICTURES)).register(midiaPhoto, (fileId, actor) => maySee(actor, sql`a.id = ${fileId}`));
  const rules = await app.get<FileAccessRules>('kernel.fileRules');
  rules.register(midiaVideo.folder, (path, actor) => maySee(actor, sql`a.caminho = ${path}`));
  (await app.get(Kernel.RESUMABLE)).define(midiaVideo);
  midias.map = row => ({...row, midia: {...row.midia, url: urls.sign(row.midia.url)}});
}
