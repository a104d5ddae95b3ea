import {CodigoPromocional, LoteCodigo, Voucher} from './codigo';
import type {Application} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import type {Module} from '../../kernel/module';
import {codigosCadastro} from './codigos-cadastro';
import {CodigosController} from './codigos.controller';
import {LEDGER_METRICS, SALDO_METRICS, VERIFICATION_METRICS} from './metrics';
import {PontosService} from './pontos.service';
import {tellExpiring} from './tell-expiring';
import {StatementController} from './statement/statement.controller';
import {VERIFY_LEDGER, verifyLedger} from './verify';
import {PONTOS_PERSONAL} from './personal';

export {CODIGO_SCORED, PontosService} from './pontos.service';
export {findCodigoCadastro} from './codigo-cadastro';
export {CodigoCadastro} from './codigos-cadastro';
export {normaliseCodigo, type ApplicableCodigo} from './codigos';
export {brokenInvariants} from './invariants';
export {openLedger, openLedgers, expiredOf, readLancamento} from './ledger/read';
export {ledgerSql, saveLedger} from './ledger/save';
export {Ledger} from './ledger/ledger';
export {InvalidCodigo, CodigoAlreadyUsed, CodigoLimitReached, CodigoOfTraining, PontuacaoBlocked} from './refusals';

/** The points ledger, codes, expiry and give-back. */
export class PontosModule implements Module {
  personal = PONTOS_PERSONAL;
  entities = [LoteCodigo, CodigoPromocional, Voucher];
  registrations = [codigosCadastro];
  controllers = [CodigosController, StatementController];
  services = [PontosService];

  async init(app: Application): Promise<void> {
    const pontos = await app.get<PontosService>('services.PontosService');
    const jobs = await app.get(Kernel.JOBS);
    jobs.define({
      name: 'pontos.expirar',
      cron: '10 0 * * *',
      run: async () => {
        await pontos.expire();
      },
    });
    const [db, log] = [await app.get(Kernel.DB), await app.get(Kernel.LOG)];
    const notices = await app.get(Kernel.NOTICES);
    jobs.define({name: 'pontos.avisar-vencimento', cron: '0 9 * * *', run: () => tellExpiring(db, notices)});
    jobs.define({
      name: VERIFY_LEDGER,
      cron: '20 4 * * *',
      expireInSeconds: 4 * 3600,
      retryLimit: 1,
      run: () => verifyLedger(db, log),
    });
    const metrics = await app.get(Kernel.METRICS);
    for (const part of [LEDGER_METRICS, SALDO_METRICS, VERIFICATION_METRICS]) metrics.add(part);
  }
}
