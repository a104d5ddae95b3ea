// The package's door: for the demo data, the journeys and the benchmarks.
export {ClubeApplication, type ApplicationOptions} from './application';
export {readConfig, type Config} from './kernel/config/config';
export {createLogger} from './kernel/logging/logger';
export {Kernel} from './kernel/keys';
export {currentContext, systemContext, withChanges, withContext, type Actor, type CallContext} from './kernel/context';
export {HttpMetrics} from './kernel/metrics/http-metrics';
export {migrate} from './kernel/persistence/migrate';
export type {RepositoryOf} from './kernel/entities/entity';
export {bindingOf} from './kernel/entities/repository';
export type {Crud} from './kernel/entities/writing/crud';
export type {Declared} from './kernel/entities/entity';
export type {Fields} from './kernel/entities/field';
export {allLists, type ListDefinition} from './kernel/lists/list';
export type {Database} from './kernel/persistence/database';
export {rowsOf, sql, type Sql} from './kernel/persistence/sql';
export type {Storage} from './kernel/storage/storage';
export type {ReceivedFile} from './kernel/http/input/multipart';
export {Answer} from './kernel/http/output/answer';
export {CredentialsService, UsuarioRelatorioService, UsuarioService} from './modules/acesso';
export {Banner} from './modules/comunicacao';
export {
  NotaUndoService,
  NotaSendingService,
  NotaScoringService,
  NotaRejectionService,
  type SentVenda,
} from './modules/notas';
export {
  ProfileUpdateService,
  CadastroService,
  EmailConfirmationService,
  Consentimento,
  NiveisService,
  ProfileService,
  Pintor,
} from './modules/pintores';
export {CodigoCadastro, PontosService, brokenInvariants} from './modules/pontos';
export {
  ResgateTrackingService,
  ResgateCancellationService,
  PremioService,
  RedeemService,
  type ResgateRequest,
} from './modules/premios';
export {RevendasService} from './modules/revendas';
