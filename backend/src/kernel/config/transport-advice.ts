import type {Config} from './config';

type Addresses = Pick<
  Config,
  'databaseUrl' | 'smtpUrl' | 'publicUrl' | 'cepUrl' | 'municipiosUrl' | 'google' | 'facebook' | 'pushServices'
>;

const NEARBY = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** sslmodes that encrypt and verify the certificate; libpq's "require" does not verify it. */
const CHECKED = new Set(['verify-full', 'verify-ca']);

/**
 * Connections that are not encrypted or not verified, in words for the operator; empty when there are none. It is advice and no
 * error, as inside one private network (compose.yaml) it can be a choice.
 */
export function transportAdvice({
  databaseUrl,
  smtpUrl,
  publicUrl,
  cepUrl,
  municipiosUrl,
  google,
  facebook,
  pushServices,
}: Addresses): string[] {
  const advice: string[] = [];
  const database = databaseUrl ? new URL(databaseUrl) : undefined;
  if (database && isFar(database) && !CHECKED.has(database.searchParams.get('sslmode') ?? ''))
    advice.push('DATABASE_URL: a conexão não exige TLS com certificado conferido (acrescente ?sslmode=verify-full)');
  const mail = smtpUrl ? new URL(smtpUrl) : undefined;
  if (mail && isFar(mail) && mail.protocol === 'smtp:' && mail.searchParams.get('requireTLS') !== 'true')
    advice.push('SMTP_URL: a conexão não exige TLS (use smtps:// ou acrescente ?requireTLS=true)');
  if (isPlain(publicUrl))
    advice.push('PUBLIC_URL: as pessoas usam http, sem criptografia (ponha um proxy com TLS na frente)');
  if (isPlain(cepUrl)) advice.push('CEP_URL: o serviço de CEP é consultado por http');
  if (isPlain(municipiosUrl)) advice.push('MUNICIPIOS_URL: o serviço de municípios é consultado por http');
  if (google && isPlain(google.keysUrl)) advice.push('GOOGLE_KEYS_URL: as chaves do Google são lidas por http');
  if (facebook && isPlain(facebook.graphUrl)) advice.push('FACEBOOK_GRAPH_URL: o Facebook é consultado por http');
  if (pushServices.some(isPlain)) advice.push('PUSH_SERVICOS: há serviços de avisos chamados por http');
  return advice;
}

const isFar = (url: URL) => url.hostname !== '' && !NEARBY.test(url.hostname);
const isPlain = (address: string) =>
  address.startsWith('http:') && isFar(new URL(address.replace(/\{(cep|uf)\}/, '0')));
