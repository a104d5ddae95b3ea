// The package's door: for the demo data, the journeys and the benchmarks.
export {ClubeApplication, type ApplicationOptions} from './application';
export {readConfig, type Config} from './kernel/config';
export {createLogger} from './kernel/logger';
export {Kernel} from './kernel/keys';
export {currentContext, systemContext, withChanges, withContext, type Ator, type Contexto} from './kernel/context';
export {migrate} from './kernel/persistence/migrate';
export {startEmbeddedPostgres} from './kernel/postgres';
export type {Database} from './kernel/persistence/database';
