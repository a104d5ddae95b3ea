// The package's door: for the demo data, the journeys and the benchmarks. What a module's own door gives is given here too, so that
// a new entity needs no line of its own.
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
export * from './modules/acesso';
export * from './modules/cartoes';
export * from './modules/comunicacao';
export * from './modules/configuracoes';
export * from './modules/notas';
export * from './modules/pintores';
export * from './modules/pontos';
export * from './modules/premios';
export * from './modules/revendas';
