import type {Application} from '@loopback/core';
import {Kernel} from '../../../kernel/keys';
import {CONFIRMAR_RESGATE, mensagemDeConfirmacao} from './confirmacao';
import {AcompanharResgateService} from './acompanhar.service';
import {CancelarResgateService} from './cancelar.service';
import {ExportarResgatesController} from './exportar.controller';
import {ResgatarService} from './resgatar.service';
import {ResgatesController} from './resgates.controller';

export {AcompanharResgateService, CancelarResgateService, ResgatarService};
export type {Pedido} from './resgatar.service';

export const RESGATE_CONTROLLERS = [ResgatesController, ExportarResgatesController];
export const RESGATE_SERVICES = [ResgatarService, CancelarResgateService, AcompanharResgateService];

/** The jobs of orders: the confirmation e-mail. */
export async function initResgates(app: Application): Promise<void> {
  const [jobs, db, mailer] = [await app.get(Kernel.JOBS), await app.get(Kernel.DB), await app.get(Kernel.MAILER)];
  jobs.define<{resgateId: number}>({
    name: CONFIRMAR_RESGATE,
    run: async ({resgateId}) => {
      const mensagem = await mensagemDeConfirmacao(db, resgateId);
      if (mensagem) await mailer.send(mensagem);
    },
  });
}
