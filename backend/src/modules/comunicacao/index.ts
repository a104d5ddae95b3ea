import type {Application} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import type {Module} from '../../kernel/module';
import {banners, bannerPicture} from './banner';
import {BannersController} from './banners.controller';

export {Banner, bannerOfToday, bannersOfToday} from './banner';

/** What the programme tells its painters. */
export class ComunicacaoModule implements Module {
  registrations = [banners];
  controllers = [BannersController];

  async init(app: Application): Promise<void> {
    (await app.get(Kernel.PICTURES)).register(bannerPicture);
  }
}
