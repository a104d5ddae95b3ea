import type {Application} from '@loopback/core';
import {canCall} from '@clube/domain';
import {requireActor, type Actor} from '../../../kernel/context';
import {signRenditions} from '../../../kernel/images/answer';
import {Kernel} from '../../../kernel/keys';
import {sql} from '../../../kernel/persistence/sql';
import {galeriaPhoto} from './declaration';
import {SEND_MIDIAS} from './galeria.endpoints';
import {galeria} from './galeria.list';

export {GaleriaController} from './galeria.controller';
export {GaleriaService} from './galeria.service';

/**
 * Photos are public while the painter is in the directory and they are not hidden; always visible to their painter and
 * to staff.
 */
export async function initGaleria(app: Application): Promise<void> {
  const [db, urls] = [await app.get(Kernel.DB), await app.get(Kernel.SIGNED_URLS)];
  const maySee = async (fileId: number, actor: Actor): Promise<boolean> => {
    const image = await db.one(sql<{pintorId: number; shown: boolean}>`
      SELECT m.pintor_id AS "pintorId", coalesce(d.listada AND NOT d.oculta, false) AND NOT m.oculta AS shown
        FROM midia_pintor m LEFT JOIN pagina_diretorio d ON d.pintor_id = m.pintor_id WHERE m.arquivo_id = ${fileId}`);
    if (!image) return false;
    const own = actor.kind === 'loja' && actor.id === image.pintorId;
    return image.shown || own || (actor.kind === 'painel' && canCall('GET', '/api/parceiros', actor));
  };
  (await app.get(Kernel.PICTURES)).register(galeriaPhoto, maySee);
  const throttle = await app.get(Kernel.THROTTLE);
  (await app.get(Kernel.UPLOAD_GATE)).register(SEND_MIDIAS, () => throttle.gallery(requireActor('loja').id));
  galeria.map = row => ({...row, image: urls.sign(row.image), imagens: signRenditions(urls, row.imagens)});
}
