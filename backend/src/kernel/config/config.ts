import {randomBytes} from 'node:crypto';
import {chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {Environment, SECRET_LENGTH} from './environment';
import {socialConfig, type FacebookConfig, type GoogleConfig} from './social';
import {weaknessOf} from './weak-secret';

/** What the environment decides. Read once at boot, never again. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Absent: an embedded PostgreSQL under dataDir is started. */
  readonly databaseUrl?: string;
  /** Absent: mail goes into a readable folder, dataDir/correio. */
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  /** Where the emails to the support go. */
  readonly supportEmail: string;
  readonly publicUrl: string;
  /** How many proxies stand in front, whose X-Forwarded-For is believed. */
  readonly trustProxy: number;
  /** Signs the short-lived addresses of private files. */
  readonly secret: string;
  /** Makes the hashes by which erased people are known again. Never changed: with another one they are not. */
  readonly identitySecret: string;
  /** Sign-ups that succeed from one address. */
  readonly cadastrosPorHora: number;
  readonly cadastrosPorDia: number;
  readonly cepUrl: string;
  /** The municipalities service's address, {uf} in the place of the state. */
  readonly municipiosUrl: string;
  /** Origins of the push services that may be called; `*.` for any name below one. */
  readonly pushServices: readonly string[];
  /** Absent: nobody enters by an account of Google's. */
  readonly google?: GoogleConfig;
  /** Absent: nobody enters by an account of Facebook's. */
  readonly facebook?: FacebookConfig;
  /** How many receipts this copy of the server reads at the same time. */
  readonly leituraProcessos: number;
  /** Megabytes of the disk that uploads leave free; absent: the smaller of 1 GB and 5 % of it. */
  readonly reservaDiscoMb?: number;
  /** Absent: metrics are not served. Never the product's own port. */
  readonly metricsPort?: number;
  readonly metricsHost: string;
  readonly metricsToken?: string;
  readonly logLevel: string;
  /** The demo programme is made for one of so many painters: 1 is all of them. */
  readonly demoPartes: number;
}

/** Where in the data folder secrets are kept that the environment does not give. */
export const SECRET_FILES = {addresses: 'secret', identities: 'secret-identidades'} as const;

/** Every fault of the environment at once, in words for the person who starts the server. */
export class ConfigError extends Error {
  constructor(readonly faults: string[]) {
    super(`Configuração inválida:\n${faults.map(fault => `  - ${fault}`).join('\n')}`);
  }
}

export function readConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(set);
  const faults = parsed.success ? [] : parsed.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`);
  if (env.NODE_ENV === 'production') {
    if (!env.SECRET) faults.push('SECRET é obrigatório em produção (32 caracteres ou mais, aleatórios)');
    const weakness = env.SECRET && env.SECRET.length >= SECRET_LENGTH ? weaknessOf(env.SECRET) : undefined;
    if (weakness) faults.push(`SECRET ${weakness}: é previsível demais. Gere um com: openssl rand -hex 32`);
    const weakKey =
      env.SECRET_IDENTIDADES && env.SECRET_IDENTIDADES.length >= SECRET_LENGTH && weaknessOf(env.SECRET_IDENTIDADES);
    if (weakKey) faults.push(`SECRET_IDENTIDADES ${weakKey}: é previsível demais. Gere um com: openssl rand -hex 32`);
    const weakToken = env.METRICS_TOKEN && env.METRICS_TOKEN.length >= SECRET_LENGTH && weaknessOf(env.METRICS_TOKEN);
    if (weakToken) faults.push(`METRICS_TOKEN ${weakToken}: é previsível demais. Gere um com: openssl rand -hex 32`);
    if (!env.PUBLIC_URL) faults.push('PUBLIC_URL é obrigatório em produção (o endereço que as pessoas usam)');
  }
  if (env.METRICS_PORT && !isLoopback(env.METRICS_HOST || '127.0.0.1') && !env.METRICS_TOKEN)
    faults.push('METRICS_TOKEN é obrigatório quando METRICS_HOST não é desta máquina');
  if (Boolean(env.FACEBOOK_APP_ID) !== Boolean(env.FACEBOOK_APP_SECRET))
    faults.push('FACEBOOK_APP_ID e FACEBOOK_APP_SECRET só valem juntos');
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  const e = parsed.data;
  const dataDir = resolve(root, e.DATA_DIR);
  return {
    production: e.NODE_ENV === 'production',
    port: e.PORT,
    host: e.HOST,
    dataDir,
    databaseUrl: e.DATABASE_URL,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    supportEmail: e.SUPORTE_EMAIL,
    publicUrl: (e.PUBLIC_URL ?? `http://${e.HOST === '0.0.0.0' ? 'localhost' : e.HOST}:${e.PORT}`).replace(/\/$/, ''),
    trustProxy: e.TRUST_PROXY,
    secret: e.SECRET ?? ownSecret(dataDir, SECRET_FILES.addresses),
    identitySecret: e.SECRET_IDENTIDADES ?? ownSecret(dataDir, SECRET_FILES.identities),
    demoPartes: e.DEMO_PARTES,
    cadastrosPorHora: e.CADASTROS_POR_HORA,
    cadastrosPorDia: e.CADASTROS_POR_DIA,
    cepUrl: e.CEP_URL,
    municipiosUrl: e.MUNICIPIOS_URL,
    pushServices: e.PUSH_SERVICOS,
    ...socialConfig(e),
    leituraProcessos: e.LEITURA_PROCESSOS,
    reservaDiscoMb: e.RESERVA_DISCO_MB,
    metricsPort: e.METRICS_PORT,
    metricsHost: e.METRICS_HOST,
    metricsToken: e.METRICS_TOKEN,
    logLevel: e.LOG_LEVEL,
  };
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127\./.test(host);

/** A secret that nobody configured is made once and kept, so that there is no default one to guess. */
function ownSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  try {
    mkdirSync(dataDir, {recursive: true});
    if (!existsSync(file)) writeOnce(file, randomBytes(32).toString('hex'));
    // One that was restored from a copy may have come open to others.
    if (statSync(file).mode & 0o077) chmodSync(file, 0o600);
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError([
      `DATA_DIR não pode ser gravado: ${dataDir} (${(error as NodeJS.ErrnoException).code ?? 'erro'})`,
    ]);
  }
}

/**
 * Makes a private file with this content unless there is one. Processes that start at once on one folder end up with one
 * content, whole: whoever comes first wins, and the others read theirs.
 */
function writeOnce(file: string, content: string): void {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, content, {mode: 0o600});
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, {force: true});
  }
}
