import {mkdir, rm} from 'node:fs/promises';
import {sql} from '@clube/backend';
import {DELIVERED} from '@clube/domain';
import {VETERAN_CPF} from '../../catalogue';
import {renderBannerPicture} from '../../images';
import {receivedFile} from '../../received-file';
import {runAs} from '../services';
import {memberOf, type Programme} from './programme';

/** Number of the veteran's delivered orders with a photo; the last one has two. */
const WITH_PHOTOS = 5;
const SCREEN = '/painel/processar/foto-video';

/** Attaches photos of delivered prizes to the veteran's orders. */
export async function attachMidias(programme: Programme, {now, folder}: {now: Date; folder: string}): Promise<void> {
  const {services, catalogue, staff} = programme;
  const veteran = catalogue.pintores.find(({cpf}) => cpf === VETERAN_CPF);
  if (!veteran) return;
  const {id} = memberOf(programme, veteran);
  const orders = await services.db.query(
    sql<{id: number; codigo: string}>`SELECT id, codigo FROM
      (SELECT id, codigo FROM resgate WHERE pintor_id = ${id} AND status = ${DELIVERED} AND tipo NOT IN ('credito', 'recarga')
        ORDER BY resgatado_em DESC LIMIT ${WITH_PHOTOS}) r ORDER BY id`,
  );
  await mkdir(folder, {recursive: true});
  for (const [i, order] of orders.entries())
    for (const ao of i === orders.length - 1 ? (['caixaFerramentas', 'bandeja'] as const) : (['bandeja'] as const)) {
      const premio = catalogue.premios.find(({codigo}) => codigo === order.codigo);
      if (!premio) continue;
      const picture = await renderBannerPicture({...premio.drawing, ao});
      const file = {...(await receivedFile('arquivo', picture, folder)), originalName: `entrega ${order.id}.png`};
      await runAs(now, staff.smart, () => services.midias.attach(order.id, [file]), SCREEN);
      await rm(file.path);
    }
}
