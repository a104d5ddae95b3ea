import {randomBytes} from 'node:crypto';
import {chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {Environment, SECRET_LENGTH} from './environment';
import {socialConfig, type FacebookConfig, type GoogleConfig} from './social';
import {weaknessOf} from './weak-secret';

/** The configuration, read once from the environment at boot. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Absent: an embedded PostgreSQL under dataDir is started. */
  readonly databaseUrl?: string;
  /** Absent: e-mails are written to the folder dataDir/correio. */
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  /** Address of the support, which gets e-mails of the programme. */
  readonly supportEmail: string;
  readonly publicUrl: string;
  /** Number of trusted proxies in front (X-Forwarded-For). */
  readonly trustProxy: number;
  /** Key that signs the short-lived URLs of private files. */
  readonly secret: string;
  /** Key of the hashes by which an erased person is recognised. A replaced key goes into formerIdentitySecrets. */
  readonly identitySecret: string;
  /** Former keys. A person erased under a key that is in neither list is not recognised any more. */
  readonly formerIdentitySecrets: readonly string[];
  /** Limit of successful sign-ups per IP address. */
  readonly cadastrosPorHora: number;
  readonly cadastrosPorDia: number;
  readonly cepUrl: string;
  /** URL of the municipalities service, with {uf} in place of the state. */
  readonly municipiosUrl: string;
  /** Origins of the push services that may be called; `*.` permits any subdomain. */
  readonly pushServices: readonly string[];
  /** Absent: no login with Google. */
  readonly google?: GoogleConfig;
  /** Absent: no login with Facebook. */
  readonly facebook?: FacebookConfig;
  /** How many receipts this copy of the server reads concurrently. */
  readonly leituraProcessos: number;
  /** Megabytes of disk space that uploads leave free; default: 1 GB or 5 % of the disk, whichever is smaller. */
  readonly reservaDiscoMb?: number;
  /** Port of the metrics; absent: none are served. Never the port of the product. */
  readonly metricsPort?: number;
  readonly metricsHost: string;
  readonly metricsToken?: string;
  readonly logLevel: string;
  /** The demo data has one of every so many painters: 1 means all. */
  readonly demoPartes: number;
}

/** Folder below the data folder with the secrets that the environment does not give. */
export const SECRET_FILES = {addresses: 'secret', identities: 'secret-identidades'} as const;

/** All configuration errors at once, in words for the operator. */
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
    formerIdentitySecrets: e.SECRET_IDENTIDADES_ANTERIORES,
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

/** A secret that is not configured is generated and stored, so that there is no default to guess. */
function ownSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  try {
    mkdirSync(dataDir, {recursive: true});
    if (!existsSync(file)) writeOnce(file, randomBytes(32).toString('hex'));
    // A restored file may have lost its private mode.
    if (statSync(file).mode & 0o077) chmodSync(file, 0o600);
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError([
      `DATA_DIR não pode ser gravado: ${dataDir} (${(error as NodeJS.ErrnoException).code ?? 'erro'})`,
    ]);
  }
}

/**
 * Creates a private file with this content unless it exists. When several processes start at once on one folder, the first one
 * wins and the others read its file, which is always complete.
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
