// npm run lighthouse: measures the storefront by Lighthouse on a phone, and on a slow connection. Prints, and writes its
// section of docs/bench.md. npm run lighthouse -- /home /loja: only these screens, without writing.
import {join} from 'node:path';
import {chromium, type BrowserContext} from 'playwright-core';
import {directoryPath} from '@clube/domain';
import {PINTOR_PASSWORD, VETERAN_CPF} from '@clube/seeds';
import {freePort} from '../support/free-port';
import {writeSection} from '../support/page';
import {ROOT, SECRET} from '../support/root';
import {startServer} from '../support/server';
import {makeTempFolder} from '../support/temp-folder';
import {HEADING, missed, reportScreens, type Seen} from './report';
import {SCREENS, VETERAN, type Screen} from './screens';
import {answerToTap, loadSlowly} from './slow-line';
import {loadLighthouse, type Lighthouse} from './tool';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--lang=pt-BR'];

const log = (text: string) => process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const lighthouse = await loadLighthouse();
  const folder = makeTempFolder('clube-lighthouse-');
  const port = await freePort();
  const server = await startServer(join(ROOT, 'backend', 'dist', 'main.js'), {
    port,
    logFile: join(folder.path, 'server.log'),
    // A quarter of the demo data: a painter sees as much of it, and no photos of receipts are read meanwhile.
    env: {
      DEMO_PARTES: '4',
      NODE_ENV: 'development',
      PORT: String(port),
      HOST: '127.0.0.1',
      SECRET,
      DATA_DIR: join(folder.path, 'data'),
    },
    ready: '/health/ready',
    timeoutMs: 900_000,
  });
  try {
    const seen: Seen[] = [];
    const session = await enter(server.url);
    const asked = process.argv.slice(2);
    const veteran = directoryPath((JSON.parse(session) as {dono: {id: number; nome: string}}).dono);
    const screens = SCREENS.map(each => (each.path === VETERAN ? {...each, path: veteran} : each)).filter(
      ({path}) => asked.length === 0 || asked.includes(path),
    );
    for (const screen of screens) {
      const found = await firstVisit(join(folder.path, `screen-${seen.length}`), {
        server: server.url,
        screen,
        session,
        lighthouse,
      });
      log(JSON.stringify(found));
      seen.push(found);
    }
    const text = reportScreens(seen);
    log(text);
    if (asked.length === 0) await writeSection(HEADING, text, '## Lists of a million rows');
    for (const line of missed(seen)) log(line);
    process.exitCode = missed(seen).length > 0 ? 1 : 0;
  } finally {
    await server.kill('SIGTERM');
    folder.remove();
  }
}

/** Logs in a painter; returns the session in the storefront's storage format. */
async function enter(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/sessoes/parceiro`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({cpf: VETERAN_CPF, senha: PINTOR_PASSWORD}),
  });
  if (!answer.ok) throw new Error(`the painter does not get in: ${answer.status} ${await answer.text()}`);
  const {token, parceiro} = (await answer.json()) as {token: string; parceiro: object};
  return JSON.stringify({token, dono: parceiro});
}

interface Visit {
  server: string;
  screen: Screen;
  session: string;
  lighthouse: Lighthouse;
}

/** Measures a screen in a new browser profile without caches; a painter only has the session. */
async function firstVisit(profile: string, {server, screen, session, lighthouse}: Visit): Promise<Seen> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...FLAGS, `--remote-debugging-port=${port}`],
    viewport: {width: 412, height: 823},
    hasTouch: true,
    isMobile: true,
  });
  try {
    if (screen.who === 'painter') await keepSession(context, server, session);
    return await look(context, server, screen, url =>
      lighthouse(url, {
        port,
        output: 'json',
        logLevel: 'error',
        // Keeps the painter's session.
        disableStorageReset: true,
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      }),
    );
  } finally {
    await context.close();
  }
}

/** Stores the session on a page of the same origin that does not load the storefront. */
async function keepSession(context: BrowserContext, url: string, session: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/manifest.webmanifest`);
  await page.evaluate(text => localStorage.setItem('clube.sessao.loja', text), session);
  await page.close();
}

async function look(
  context: BrowserContext,
  base: string,
  {name, path, tap, found}: Screen,
  lighthouse: (url: string) => ReturnType<Lighthouse>,
): Promise<Seen> {
  const url = base + path;
  const result = (await lighthouse(url))?.lhr;
  if (!result) throw new Error(`Lighthouse says nothing of ${path}`);
  const {categories, audits} = result;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    name,
    path,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
    },
    seo: found && score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    blocked: Math.round(value('total-blocking-time')),
    inp: tap ? await answerToTap(context, url, tap) : undefined,
    faults: Object.entries(audits)
      .filter(([, {score, scoreDisplayMode}]) => score !== null && score < 0.9 && scoreDisplayMode === 'binary')
      .map(([id]) => id),
    slow: await loadSlowly(context, url),
  };
}

void main();
