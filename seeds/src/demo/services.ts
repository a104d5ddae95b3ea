import {
  AnotacoesService,
  AtivacaoService,
  CartaoStatusService,
  DirectoryBonusService,
  EstimateService,
  GaleriaService,
  ModeracaoService,
  RatingLinksService,
  PedidosService,
  AulasService,
  AvaliacoesAulaService,
  AvaliacoesService,
  CatalogueService,
  CredentialsService,
  CursosService,
  FavoritosService,
  LessonsService,
  MateriaisService,
  ModulosService,
  ResgateTrackingService,
  MidiasService,
  ProfileUpdateService,
  ResgateCancellationService,
  NotaUndoService,
  NotificacoesService,
  NotaSendingService,
  Kernel,
  NiveisService,
  ProfileService,
  PhotoService,
  ConfiguracaoService,
  ExpiryService,
  PontosService,
  NotaScoringService,
  PesquisasService,
  PremioService,
  PrivacyService,
  PersonalDataExportService,
  NotaRejectionService,
  ReceivedService,
  RedeemService,
  UsuarioService,
  VouchersService,
  systemContext,
  withContext,
  type Actor,
  type ClubeApplication,
  type Crud,
  type Answer,
} from '@clube/backend';
import type {Permissao} from '@clube/domain';

/** The services that create demo data: those of the API. */
export async function openServices(app: ClubeApplication) {
  const get = <T>(service: abstract new (...args: never[]) => T): Promise<T> => app.get<T>(`services.${service.name}`);
  return {
    app,
    db: app.db,
    config: await app.get(Kernel.CONFIG),
    crud: await app.get<Crud>(Kernel.CRUD.key),
    usuarios: await get(UsuarioService),
    credentials: await get(CredentialsService),
    premios: await get(PremioService),
    profiles: await get(ProfileUpdateService),
    ativacao: await get(AtivacaoService),
    accesses: await get(ProfileService),
    photos: await get(PhotoService),
    configuracoes: await get(ConfiguracaoService),
    vouchers: await get(VouchersService),
    anotacoes: await get(AnotacoesService),
    niveis: await get(NiveisService),
    pontos: await get(PontosService),
    expiry: await get(ExpiryService),
    sending: await get(NotaSendingService),
    scoring: await get(NotaScoringService),
    rejecting: await get(NotaRejectionService),
    undoing: await get(NotaUndoService),
    redeeming: await get(RedeemService),
    cancelling: await get(ResgateCancellationService),
    tracking: await get(ResgateTrackingService),
    midias: await get(MidiasService),
    cartoes: await get(CartaoStatusService),
    pedidosCartao: await get(PedidosService),
    reviews: await get(AvaliacoesService),
    galeria: await get(GaleriaService),
    moderacao: await get(ModeracaoService),
    ratingLinks: await get(RatingLinksService),
    directoryBonus: await get(DirectoryBonusService),
    estimates: await get(EstimateService),
    favourites: await get(FavoritosService),
    consents: await get(PrivacyService),
    copies: await get(PersonalDataExportService),
    notificacoes: await get(NotificacoesService),
    pesquisas: await get(PesquisasService),
    cursos: await get(CursosService),
    modulos: await get(ModulosService),
    aulas: await get(AulasService),
    assessments: await get(AvaliacoesAulaService),
    materials: await get(MateriaisService),
    courseFiles: await get(ReceivedService),
    catalogueOfCourses: await get(CatalogueService),
    lessons: await get(LessonsService),
  };
}

export type Services = Awaited<ReturnType<typeof openServices>>;

const SESSION = 'demonstracao';

/** Runs `work` as this actor at this time. */
export const runAs = <T>(timestamp: Date, actor: Actor, work: () => Promise<T>, page?: string): Promise<T> =>
  withContext({...systemContext(timestamp, SESSION), simulated: true, actor, ...(page ? {page} : {})}, work);

export const SYSTEM: Actor = {kind: 'sistema'};

/** The actor of a staff user. */
export const staffActor = (usuario: {id: number; nome: string; permissao: Permissao}): Actor => ({
  kind: 'painel',
  id: usuario.id,
  nome: usuario.nome,
  permissao: usuario.permissao,
  session: SESSION,
});

/** The actor of a painter. */
export const pintorActor = ({id, nome}: {id: number; nome: string}, aceitouRegulamento = true): Actor => ({
  kind: 'loja',
  id,
  nome,
  aceitouRegulamento,
  session: SESSION,
});

/** The response to a request with an idempotency key; throws if it is a refusal. */
export async function accepted<T>(answer: Promise<Answer>): Promise<T> {
  const {body, status = 200} = await answer;
  if (status >= 400 || !body || !('value' in body)) throw new Error(`refused (${status}): ${JSON.stringify(body)}`);
  return body.value as T;
}
