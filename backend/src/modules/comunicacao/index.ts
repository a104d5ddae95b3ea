import type {Application} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import type {Modulo} from '../../kernel/module';
import {banners, imagemDoBanner} from './banner';
import {BannersController} from './banners.controller';

export {Banner} from './banner';

/** What the programme tells its painters. */
export class ComunicacaoModulo implements Modulo {
  registrations = [banners];
  controllers = [BannersController];

  async init(app: Application): Promise<void> {
    (await app.get(Kernel.PICTURES)).register(imagemDoBanner);
  }
}
