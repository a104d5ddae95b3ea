import type {Application} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import type {Module} from '../../kernel/module';
import {banners, bannerPicture} from './banner';
import {BannersController} from './banners.controller';
import {ContatoController} from './contato/contato.controller';
import {ContatoService, defineContatoJob} from './contato/contato.service';

export {Banner} from './banner';

/** What the programme tells its painters. */
export class ComunicacaoModule implements Module {
  registrations = [banners];
  controllers = [BannersController, ContatoController];
  services = [ContatoService];

  async init(app: Application): Promise<void> {
    (await app.get(Kernel.PICTURES)).register(bannerPicture);
    await defineContatoJob(app);
  }
}
