import type {Application} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import type {Module} from '../../kernel/module';
import {AVALIACAO_CONTROLLERS, AVALIACAO_ENTITIES, AVALIACAO_SERVICES, initAvaliacoes} from './avaliacao';
import {BulkActivateService} from './cadastro/bulk-activate.service';
import {StockService} from './cadastro/stock.service';
import {PremioService} from './cadastro/premio.service';
import {premioMetadata} from './cadastro/premio-metadata';
import {Premio, premioPhoto} from './cadastro/premios.resource';
import {ORDER_METRICS, ORDER_STATUS_METRICS} from './metrics';
import {PremiosController} from './cadastro/premios.controller';
import {FavoritosController, FavoritosService} from './favorito/favoritos';
import {MIDIA_CONTROLLERS, MIDIA_SERVICES, initMidias} from './midia';
import {RESGATE_CONTROLLERS, RESGATE_SERVICES, initResgates} from './resgate';
import {PREMIOS_PERSONAL_DATA} from './personal-data';
import {defineLimitNotice} from './verba/limit-notice';
import {VerbaController} from './verba/verba.controller';
import {VerbaService} from './verba/verba.service';

export {
  ResgateTrackingService,
  ResgateCancellationService,
  RedeemService,
  type RedeemedAnswer,
  type ResgateRequest,
} from './resgate';
export {resgates} from './resgate/resgates.list';
export {MidiasService} from './midia';
export {AvaliacoesService} from './avaliacao';
export {FavoritosService} from './favorito/favoritos';
export {PremioService} from './cadastro/premio.service';

/** Prizes, orders, reviews, favourites, and the monthly budget. */
export class PremiosModule implements Module {
  personal = PREMIOS_PERSONAL_DATA;
  entities = [Premio, ...AVALIACAO_ENTITIES];
  controllers = [
    PremiosController,
    FavoritosController,
    VerbaController,
    ...AVALIACAO_CONTROLLERS,
    ...RESGATE_CONTROLLERS,
    ...MIDIA_CONTROLLERS,
  ];
  services = [
    StockService,
    PremioService,
    BulkActivateService,
    FavoritosService,
    VerbaService,
    ...AVALIACAO_SERVICES,
    ...RESGATE_SERVICES,
    ...MIDIA_SERVICES,
  ];

  async init(app: Application): Promise<void> {
    (await app.get(Kernel.PICTURES)).register(premioPhoto);
    const metrics = await app.get(Kernel.METRICS);
    for (const part of [ORDER_METRICS, ORDER_STATUS_METRICS]) metrics.add(part);
    const db = await app.get(Kernel.DB);
    (await app.get(Kernel.PAGE_METADATA)).add('/premio/:codigo', ({codigo = ''}) => premioMetadata(db, codigo));
    await app.get('services.BulkActivateService');
    await initResgates(app);
    await initMidias(app);
    await initAvaliacoes(app);
    defineLimitNotice({
      db,
      jobs: await app.get(Kernel.JOBS),
      mailer: await app.get(Kernel.THROTTLED_MAILER),
      publicUrl: (await app.get(Kernel.CONFIG)).publicUrl,
    });
  }
}
