import {CodigoPromocional, LoteCodigo, Voucher} from './codigo';
import type {Application} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import type {Modulo} from '../../kernel/module';
import {codigosCadastro} from './codigos-cadastro';
import {CodigosController} from './codigos.controller';
import {RAZAO, SALDOS, VERIFICACAO} from './metricas';
import {PontosService} from './pontos.service';
import {VERIFICAR_RAZAO, verificarRazao} from './verificar';

export {PontosService} from './pontos.service';
export {acharCodigoCadastro} from './codigo-cadastro';
export {normalizarCodigo, type CodigoAplicavel} from './codigos';
export {invariantes} from './invariantes';
export {abrirRazao, abrirRazoes, expiradoDe, lerLancamento} from './razao/ler';
export {escreverRazao, gravarRazao} from './razao/gravar';
export {Razao} from './razao/razao';
export {CodigoInvalido, CodigoJaUsado, LimiteDeCodigos, PontuacaoBloqueada} from './recusas';

/** The points ledger, codes, expiry and give-back. */
export class PontosModulo implements Modulo {
  entities = [LoteCodigo, CodigoPromocional, Voucher];
  registrations = [codigosCadastro];
  controllers = [CodigosController];
  services = [PontosService];

  async init(app: Application): Promise<void> {
    const pontos = await app.get<PontosService>('services.PontosService');
    const jobs = await app.get(Kernel.JOBS);
    jobs.define({
      name: 'pontos.expirar',
      cron: '10 0 * * *',
      run: async () => {
        await pontos.expirar();
      },
    });
    const [db, log] = [await app.get(Kernel.DB), await app.get(Kernel.LOG)];
    jobs.define({
      name: VERIFICAR_RAZAO,
      cron: '20 4 * * *',
      expireInSeconds: 4 * 3600,
      retryLimit: 1,
      run: () => verificarRazao(db, log),
    });
    const metrics = await app.get(Kernel.METRICS);
    for (const part of [RAZAO, SALDOS, VERIFICACAO]) metrics.add(part);
  }
}
