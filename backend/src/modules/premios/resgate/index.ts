import type {Application} from '@loopback/core';
import {Kernel} from '../../../kernel/keys';
import type {Delayed} from '../../../kernel/mail/letters';
import {sql} from '../../../kernel/persistence/sql';
import type {NiveisService} from '../../pintores';
import {CONFIRMAR_RESGATE, mensagemDeConfirmacao} from './confirmacao';
import {AcompanharResgateService} from './acompanhar.service';
import {CancelarResgateService} from './cancelar.service';
import {ResgatesEmMassaService} from './em-massa.service';
import {ExportarResgatesController} from './exportar.controller';
import {ResgatarService} from './resgatar.service';
import {ResgatesController} from './resgates.controller';

export {AcompanharResgateService, CancelarResgateService, ResgatarService};
export type {Pedido} from './resgatar.service';

export const RESGATE_CONTROLLERS = [ResgatesController, ExportarResgatesController];
export const RESGATE_SERVICES = [
  ResgatarService,
  CancelarResgateService,
  AcompanharResgateService,
  ResgatesEmMassaService,
];

/** The job that follows an order, off the painter's wait: the level that a redemption may open, the e-mail. And what is done in bulk. */
export async function initResgates(app: Application): Promise<void> {
  const [jobs, db] = [await app.get(Kernel.JOBS), await app.get(Kernel.DB)];
  await app.get('services.ResgatesEmMassaService');
  const letters = await app.get(Kernel.LETTERS);
  const niveis = await app.get<NiveisService>('services.NiveisService');
  jobs.define<Delayed & {resgateId: number}>({
    name: CONFIRMAR_RESGATE,
    run: async data => {
      const {resgateId} = data;
      const order = await db.one(sql<{id: number}>`SELECT pintor_id AS id FROM resgate WHERE id = ${resgateId}`);
      if (order) await niveis.reavaliar(order.id);
      const mensagem = await mensagemDeConfirmacao(db, resgateId);
      if (mensagem) await letters.send(mensagem, {name: CONFIRMAR_RESGATE, data});
    },
  });
}
