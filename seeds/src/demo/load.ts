import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {sql, type ClubeApplication} from '@clube/backend';
import {civilDateOf, daysBetween, addDays, type CivilDate} from '@clube/domain';
import {createRandom, type Random} from '../random';
import {createCatalogue, type Catalogue} from '../catalogue';
import {Agenda} from './agenda';
import {planCodigoUses} from './actions/codigos';
import {makeCursos} from './actions/cursos';
import {takeCursos} from './actions/learning';
import {attachMidias} from './actions/midias';
import {fillDirectory} from './actions/directory';
import {planDivida} from './actions/divida';
import {notifyOfRecent} from './actions/notices';
import {leaveNotesAndRequests} from './actions/staff-day';
import {surveyResellers} from './actions/pesquisas';
import {simulatePushes} from './actions/pushes';
import {planSignUps} from './actions/sign-up';
import {planNotas} from './actions/notas';
import {planOrders} from './actions/orders';
import type {Programme} from './actions/programme';
import {planDuplicates} from './actions/duplicates';
import {closePeriod, runNightlyJobs, firstDay} from './actions/last-day';
import {saveFavoritos} from './actions/favoritos';
import {verifyExpectations} from './expectations';
import {registerCodigos} from './registrations/codigos';
import {registerStaff, type Staff} from './registrations/staff';
import {registerHistorico} from './registrations/historico';
import {registerLojas} from './registrations/lojas';
import {drawNiveis} from './registrations/niveis';
import {registerPremios} from './registrations/premios';
import {registerProgramme} from './registrations/programme';
import {readDemoRecords} from '../records';
import {familiesOf} from './families';
import {openServices, runAs, type Services} from './services';
import {DrawingThread} from './receipt-files/drawing-thread';
import {ReceiptFiles} from './receipt-files/receipt-files';
import {Distribution, chooseWithOwnFile} from './receipt-files/distribution';
import {makePlan, type Plan} from './plan';
import {instant} from './time';

export interface LoadOptions {
  seed: string | number;
  /** The end of the simulated history. */
  now: Date;
  /** Called with progress messages. */
  log?: (text: string) => void;
  /** 1: three hundred painters; smaller values create a smaller programme with the same proportions. */
  scale?: number;
}

/** Number of receipts that are drawn, and of those whose content the other receipts share. */
const DRAWN = 36;
const LEAST_DRAWN = 8;
const SHARED = 16;
/** Share of photos among the drawn ones. A smaller scale has none: reading them takes longer than loading the data. */
const PHOTOS = 0.55;
/** Painters that act concurrently: enough to keep two cores busy. */
const CONCURRENCY = 8;
/** Number of progress messages. */
const PARTS = 5;
/** Days between the start of the programme and its first painter. */
const PREPARATION_DAYS = 20;

/**
 * Fills an empty database with the programme's history, through the same services as real data. Throws the expectations
 * that fail.
 */
export async function loadDemoData(app: ClubeApplication, {seed, now, log, scale = 1}: LoadOptions): Promise<void> {
  const services = await openServices(app);
  const folder = join(services.config.dataDir, 'tmp', 'demonstracao');
  const random = createRandom(seed);
  const catalogue = createCatalogue({seed, today: civilDateOf(now)});
  const plan = makePlan(catalogue, {now, scale}, random.fork('plano'));
  const drawingThread = new DrawingThread();
  try {
    const total = Math.max(LEAST_DRAWN, Math.round(DRAWN * scale));
    const withOwnFile = chooseWithOwnFile(plan.purchases, plan.pending, total);
    const receiptFiles = await ReceiptFiles.open(folder);
    const parts = {
      receiptFiles,
      drawingThread,
      withOwnFile,
      pending: plan.pending,
      shared: SHARED,
      photos: scale < 1 ? 0 : PHOTOS,
      random: random.fork('papeis'),
    };
    const distribution = new Distribution(parts);
    const start = addDays(firstDay(plan.pintores, now), -PREPARATION_DAYS);
    const staff = await registerAll(services, catalogue, instant(start, 540), folder);
    await registerHistorico(services.db, catalogue, {
      purchases: plan.purchases,
      today: plan.today,
      random: random.fork('historico'),
    });
    const place = {crud: services.crud, today: plan.today, folder};
    for (const demoRecords of await readDemoRecords())
      await runAs(instant(start, 560), staff.smart, () => demoRecords(place));
    const cursos = await runAs(instant(start, 570), staff.smart, () => makeCursos(services, folder));
    log?.('  catálogo, prêmios e cursos prontos');
    const programme = await prepare({
      services,
      catalogue,
      staff,
      plan,
      random,
      distribution,
      withOwnFile: new Set(withOwnFile),
    });
    await liveThrough(programme, plan, start, log);
    await closePeriod(programme, plan);
    await attachMidias(programme, {now, folder});
    await fillDirectory(programme, {now, folder});
    await notifyOfRecent(services, now);
    await simulatePushes(services, staff, now);
    await surveyResellers(services, catalogue, {staff, random: random.fork('pesquisas'), today: plan.today});
    await leaveNotesAndRequests(services, staff, now);
    await saveFavoritos(programme, plan);
    await takeCursos(programme, plan, cursos);
    await verifyExpectations(services, now);
  } finally {
    await drawingThread.close();
    await rm(folder, {recursive: true, force: true});
  }
}

/** Creates what exists before the first painter signs up. */
async function registerAll(services: Services, catalogue: Catalogue, start: Date, folder: string): Promise<Staff> {
  const staff = await registerStaff(services, catalogue, start);
  await registerLojas(services.db, catalogue);
  await registerProgramme(services.db, catalogue, start);
  await drawNiveis(services, catalogue, {start, folder});
  await registerCodigos(services.db, catalogue, {start, usuarioId: staff.smart.id});
  await runAs(start, staff.smart, () =>
    services.configuracoes.create({parcelaPintura: 'https://www.parcelapintura.example/'}),
  );
  await registerPremios(services, catalogue.premios, {start, folder});
  return staff;
}

interface Preparation {
  services: Services;
  catalogue: Catalogue;
  staff: Staff;
  plan: Plan;
  random: Random;
  distribution: Distribution;
  withOwnFile: ReadonlySet<Plan['purchases'][number]>;
}

/** Schedules the whole plan. */
async function prepare({
  services,
  catalogue,
  staff,
  plan,
  random,
  distribution,
  withOwnFile,
}: Preparation): Promise<Programme> {
  const {pintores, purchases, outcomes, pending, yesterday, now} = plan;
  const families = familiesOf(pintores);
  const programme: Programme = {services, catalogue, staff, agenda: new Agenda(), random, members: new Map(), families};
  await planSignUps(programme, pintores, plan.codigosCadastro);
  planNotas(programme, {purchases, outcomes, codigos: plan.codigosWithNota, distribution, until: yesterday});
  planCodigoUses(programme, plan.standaloneCodigos);
  planOrders(programme, plan);
  if (plan.debtor) planDivida(programme, plan.debtor, plan.today);
  const candidates = purchases.filter(purchase => pending.has(purchase.n) && withOwnFile.has(purchase));
  planDuplicates(programme, {candidates, pintores, distribution, now});
  return programme;
}

async function liveThrough(
  programme: Programme,
  {today}: Plan,
  from: CivilDate,
  log?: (text: string) => void,
): Promise<void> {
  const days = daysBetween(from, today);
  const endDay = runNightlyJobs(programme, today);
  let told = 0;
  await programme.agenda.run({
    from,
    until: today,
    concurrency: CONCURRENCY,
    atEndOfDay: async day => {
      if (day < today) await endDay(day);
      const part = Math.floor((daysBetween(from, day) / days) * PARTS);
      if (part === told) return;
      told = part;
      log?.(`  ${(part * 100) / PARTS} %`);
      // Without ANALYZE the planner assumes that the tables are empty.
      await programme.services.db.query(sql`ANALYZE`);
    },
  });
}
