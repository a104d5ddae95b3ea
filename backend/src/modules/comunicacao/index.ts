import type {Application} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import type {Module} from '../../kernel/module';
import {AvisosController} from './avisos/avisos.controller';
import {banners, bannerPicture} from './banner';
import {BannersController} from './banners.controller';
import {defineFigures} from './notificacoes/figures';
import {NotificacoesController} from './notificacoes/notificacoes.controller';
import {NotificacoesService} from './notificacoes/notificacoes.service';
import {COMUNICACAO_PERSONAL_DATA} from './personal-data';
import {PUBLIC_PAGES} from './public-pages';
import {ContatoController} from './contato/contato.controller';
import {ContatoService, defineContatoJob} from './contato/contato.service';

export {NotificacoesService} from './notificacoes/notificacoes.service';
export {Banner, bannerOfToday, bannersOfToday} from './banner';

/** Banners, notices and surveys for painters. */
export class ComunicacaoModule implements Module {
  personal = COMUNICACAO_PERSONAL_DATA;
  registrations = [banners];
  controllers = [BannersController, AvisosController, NotificacoesController, ContatoController];
  services = [ContatoService, NotificacoesService];

  async init(app: Application): Promise<void> {
    (await app.get(Kernel.PICTURES)).register(bannerPicture);
    const heads = await app.get(Kernel.PAGE_METADATA);
    for (const [path, head] of Object.entries(PUBLIC_PAGES)) heads.add(path, head);
    await defineContatoJob(app);
    defineFigures({jobs: await app.get(Kernel.JOBS), db: await app.get(Kernel.DB)});
    // Instantiates the service, so that every process registers its batch job.
    await app.get('services.NotificacoesService');
  }
}
