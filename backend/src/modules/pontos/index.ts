import {CodigoPromocional, LoteCodigo, vouchers} from './codigo';
import {BatchesController} from './batches/batches.controller';
import {CardsService} from './batches/cards/cards.service';
import {BatchesService} from './batches/batches.service';
import type {Application} from '@loopback/core';
import {withdrawApprovals} from '../../kernel/approvals/withdraw';
import {Kernel} from '../../kernel/keys';
import type {Module} from '../../kernel/module';
import {codigosCadastro} from './codigos-cadastro';
import {CodigosCadastroController} from './codigos-cadastro.controller';
import {CodigosCadastroService} from './codigos-cadastro.service';
import {CodigosController} from './codigos.controller';
import {recordClock} from './expiry/clock.job';
import {ExpiryController} from './expiry/expiry.controller';
import {ExpiryService} from './expiry/expiry.service';
import {GiveBackService} from './expiry/give-back.service';
import {GrantPolicy} from './grants/policy';
import {LEDGER_METRICS, SALDO_METRICS, VERIFICATION_METRICS} from './metrics';
import {PontosService} from './pontos.service';
import {SignUpCodigoService} from './sign-up-codigo.service';
import {notifyExpiring} from './notify-expiring';
import {StatementController} from './statement/statement.controller';
import {VERIFY_LEDGER, verifyLedger} from './verify';
import {PONTOS_PERSONAL_DATA} from './personal-data';
import {VouchersController} from './vouchers.controller';
import {VouchersService} from './vouchers.service';

export {CodigoUsado} from './domain-events';
export {ExpiryService} from './expiry/expiry.service';
export {GiveBackService} from './expiry/give-back.service';
export {PontosService} from './pontos.service';
export {SignUpCodigoService} from './sign-up-codigo.service';
export {VouchersService} from './vouchers.service';
export {findCodigoCadastro} from './codigo-cadastro';
export {CodigoCadastro} from './codigos-cadastro';
export {normaliseCodigo, type ApplicableCodigo} from './codigos';
export {brokenInvariants} from './invariants';
export {openLedger, openLedgers, expiredOf, readLancamento} from './ledger/read';
export {carryDebtsFrom, carryDebtsTo, openLedgersOfPeople} from './ledger/carry';
export {ledgerSql, saveLedger} from './ledger/save';
export {confirmClock, recordClock} from './expiry/clock.job';
export {GrantPolicy, type Grant, type GrantCheck} from './grants/policy';
export type {Permit} from './grants/permit';
export {Ledger} from './ledger/ledger';
export {InvalidCodigo, CodigoAlreadyUsed, CodigoLimitReached, CodigoOfTraining, PontuacaoBlocked} from './refusals';

/** The points ledger, codes, expiry and give-back. */
export class PontosModule implements Module {
  personal = PONTOS_PERSONAL_DATA;
  entities = [LoteCodigo, CodigoPromocional];
  registrations = [codigosCadastro, vouchers];
  controllers = [
    CodigosController,
    CodigosCadastroController,
    BatchesController,
    VouchersController,
    StatementController,
    ExpiryController,
  ];
  services = [
    PontosService,
    SignUpCodigoService,
    GrantPolicy,
    CodigosCadastroService,
    BatchesService,
    CardsService,
    VouchersService,
    ExpiryService,
    GiveBackService,
  ];

  async init(app: Application): Promise<void> {
    const pontos = await app.get<PontosService>('services.PontosService');
    const codigosOfCadastro = await app.get<CodigosCadastroService>('services.CodigosCadastroService');
    const [db, log] = [await app.get(Kernel.DB), await app.get(Kernel.LOG)];
    const approvals = await app.get(Kernel.APPROVALS);
    approvals.define(codigosOfCadastro.approval);
    approvals.define((await app.get<BatchesService>('services.BatchesService')).approval);
    const vouchers = await app.get<VouchersService>('services.VouchersService');
    approvals.define(vouchers.approval);
    approvals.define(vouchers.extension);
    approvals.define(pontos.codigoApproval);
    const signUps = await app.get<SignUpCodigoService>('services.SignUpCodigoService');
    approvals.define(signUps.approval);
    approvals.define((await app.get<GiveBackService>('services.GiveBackService')).approval);
    const tipos = [pontos.codigoApproval.name, signUps.approval.name];
    (await app.get(Kernel.PERSONAL_DATA)).beforeErasure(pintorId =>
      withdrawApprovals(db, {tipos, pedido: {pintorId}}, 'Cadastro apagado a pedido do pintor'),
    );
    const expiry = await app.get<ExpiryService>('services.ExpiryService');
    const jobs = await app.get(Kernel.JOBS);
    jobs.define({
      name: 'pontos.expirar',
      cron: '10 0 * * *',
      run: async () => {
        await expiry.expire();
      },
    });
    // Also at startup: the clock may be right even after weeks switched off.
    jobs.define({name: 'pontos.relogio', cron: '*/10 * * * *', onStart: {}, run: () => recordClock(db, log)});
    const notices = await app.get(Kernel.NOTICES);
    jobs.define({name: 'pontos.avisar-vencimento', cron: '0 9 * * *', run: () => notifyExpiring(db, notices)});
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
