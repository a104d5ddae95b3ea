// The package's door: for the demo data, the journeys and the benchmarks.
export {ClubeApplication, type ApplicationOptions} from './application';
export {readConfig, type Config} from './kernel/config';
export {createLogger} from './kernel/logger';
export {Kernel} from './kernel/keys';
export {currentContext, systemContext, withChanges, withContext, type Ator, type Contexto} from './kernel/context';
export {HttpMetrics} from './kernel/metrics/http-metrics';
export {migrate} from './kernel/persistence/migrate';
export type {Crud} from './kernel/resources/crud';
export type {Declared} from './kernel/resources/entity';
export type {Fields} from './kernel/resources/field';
export {allLists, type ListDefinition} from './kernel/resources/list';
export type {Database} from './kernel/persistence/database';
export {rowsOf, sql, type Sql} from './kernel/persistence/sql';
export type {Storage} from './kernel/storage/storage';
export type {ArquivoRecebido} from './kernel/http/multipart';
export {Resposta} from './kernel/http/answer';
export {CredencialService, UsuarioRelatorioService, UsuarioService} from './modules/acesso';
export {Banner} from './modules/comunicacao';
export {DesfazerService, EnviarService, PontuarService, ReprovarService, type VendaEnviada} from './modules/notas';
export {
  AlterarPerfilService,
  CadastroService,
  ConfirmacaoService,
  Consentimento,
  NiveisService,
  PerfilService,
  Pintor,
} from './modules/pintores';
export {CodigoCadastro, PontosService, invariantes} from './modules/pontos';
export {
  AcompanharResgateService,
  CancelarResgateService,
  PremioService,
  ResgatarService,
  type Pedido,
} from './modules/premios';
export {RevendasService} from './modules/revendas';
