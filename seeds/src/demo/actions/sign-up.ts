import {rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {
  bindingOf,
  CadastroService,
  EmailConfirmationService,
  IdentidadesService,
  Consentimento,
  CredentialsService,
  Kernel,
  PessoasService,
  Pintor as PintorEntity,
  RevendasService,
  SignUpCodigoService,
  type RepositoryOf,
} from '@clube/backend';
import type {SessionKind} from '@clube/domain';
import {PINTOR_PASSWORD, type Pintor} from '../../catalogue';
import {renderPortrait} from '../../images';
import {runAs, pintorActor, type Services} from '../services';
import {instant} from '../time';
import {schedule, type Member, type Programme} from './programme';

const SITE = '/cadastro';

/** Caches hashes by password, as three hundred painters share one. */
class DemoCredentials extends CredentialsService {
  private readonly made = new Map<string, Promise<string>>();

  override hashNew(type: SessionKind, senha: string): Promise<string> {
    const hash = this.made.get(senha) ?? super.hashNew(type, senha);
    this.made.set(senha, hash);
    return hash;
  }
}

/** Schedules every painter's sign-up. `codigos`: the registration codes by CPF. */
export async function planSignUps(
  programme: Programme,
  pintores: readonly Pintor[],
  codigos: ReadonlyMap<string, string>,
): Promise<void> {
  const {app, db, pontos} = programme.services;
  const throttle = await app.get(Kernel.THROTTLE);
  const confirmations = await app.get<EmailConfirmationService>(`services.${EmailConfirmationService.name}`);
  const cadastros = new CadastroService(
    db,
    await app.get(Kernel.EVENTS),
    throttle,
    await app.get<RepositoryOf<typeof PintorEntity>>(bindingOf(PintorEntity.Repository)),
    await app.get<RepositoryOf<typeof Consentimento>>(bindingOf(Consentimento.Repository)),
    confirmations,
    new DemoCredentials(db, throttle, await app.get(Kernel.KNOWN_DEVICES), await app.get(Kernel.SESSIONS)),
    await app.get<PessoasService>(`services.${PessoasService.name}`),
    pontos,
    await app.get<SignUpCodigoService>(`services.${SignUpCodigoService.name}`),
    await app.get<RevendasService>(`services.${RevendasService.name}`),
    await app.get<IdentidadesService>(`services.${IdentidadesService.name}`),
  );
  for (const pintor of pintores) {
    const timestamp = instant(pintor.criadoEm, programme.random.fork(`entrada/${pintor.cpf}`).float(540, 1300));
    const run = () =>
      signUp(programme, {cadastros, confirmations}, pintor, {timestamp, codigo: codigos.get(pintor.cpf)});
    schedule(programme, pintor, {day: pintor.criadoEm, shift: 'pintores', timestamp, run});
  }
}

async function signUp(
  programme: Programme,
  {cadastros, confirmations}: {cadastros: CadastroService; confirmations: EmailConfirmationService},
  pintor: Pintor,
  {timestamp, codigo}: {timestamp: Date; codigo?: string | undefined},
): Promise<void> {
  const referrer = pintor.indicadoPor && programme.members.get(pintor.indicadoPor);
  const form = {
    ...formOf(programme, pintor),
    ...(referrer ? {indicacao: referrer.idIndicacao} : {}),
    ...(codigo ? {codigo_cadastro: codigo} : {}),
  };
  const {id, nome, idIndicacao} = await runAs(timestamp, {kind: 'publico'}, () => cadastros.signUp(form), SITE);
  await runAs(
    timestamp,
    {kind: 'publico'},
    async () => confirmations.confirm(await confirmations.newToken(id, pintor.email)),
    '/confirmar-email',
  );
  programme.members.set(pintor.cpf, {id, nome, idIndicacao});
  if (pintor.aceitouRegulamento) await introduce(programme, pintor, timestamp);
}

/** The first visit: accepts the rules; some painters complete their profile. */
async function introduce({services, members}: Programme, pintor: Pintor, timestamp: Date): Promise<void> {
  const {profiles} = services;
  const member = members.get(pintor.cpf);
  if (!member) return;
  await runAs(
    timestamp,
    pintorActor(member, false),
    () => profiles.update({aceitouRegulamento: 1, aceitouPrivacidade: 1}),
    '/regulamento',
  );
  const {acheSeuPintor, sobre} = pintor;
  const more = {verTutorial: false, ...(acheSeuPintor ? {acheSeuPintor} : {}), ...(sobre ? {sobre} : {})};
  await runAs(timestamp, pintorActor(member), () => profiles.update(more), '/perfil');
  if (pintor.comFoto) await addProfilePhoto(services, {...member, cpf: pintor.cpf}, timestamp);
}

/** Uses a drawn portrait as the profile photo. */
async function addProfilePhoto(
  {config, photos}: Services,
  member: Member & {cpf: string},
  timestamp: Date,
): Promise<void> {
  const path = join(config.dataDir, 'tmp', 'demonstracao', `rosto-${member.id}.png`);
  await writeFile(path, await renderPortrait(member.cpf));
  await runAs(
    timestamp,
    pintorActor(member),
    () => photos.replace(member.id, {path, originalName: 'eu.png'}),
    '/perfil',
  );
  await rm(path);
}

function formOf({catalogue}: Programme, pintor: Pintor) {
  const {endereco, preferredRevenda: revendaPreferida} = pintor;
  const revenda = catalogue.revendas.find(({cnpj}) => cnpj === revendaPreferida);
  const loja = revenda && {
    lojaPreferida: revenda.nomeInput,
    cidadeLojaPreferida: revenda.endereco.cidade,
    estadoLojaPreferida: revenda.endereco.uf,
  };
  return {
    nome: pintor.nome,
    cpf: pintor.cpf,
    sexo: pintor.sexo,
    dataNascimento: pintor.dataNascimento,
    email: pintor.email,
    celular: pintor.celular,
    telefone: pintor.telefone,
    senha: PINTOR_PASSWORD,
    concordaTermos: true,
    endRua: endereco.logradouro,
    endNumero: endereco.numero,
    endComplemento: endereco.complemento,
    endBairro: endereco.bairro,
    endCidade: endereco.cidade,
    endEstado: endereco.uf,
    endCep: endereco.cep,
    ...loja,
    ...(revenda && pintor.indicacaoVendedor ? {indicacaoLoja: revenda.nomeInput} : {}),
    indicacaoVendedor: pintor.indicacaoVendedor,
    comoFicouSabendo: pintor.comoFicouSabendo,
    cadastroAcheSeuPintor: pintor.cadastroAcheSeuPintor,
  };
}
