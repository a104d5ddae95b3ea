// The browser for tests: CHROMIUM_PATH, else an installed one, else Debian's package.
import {accessSync, constants} from 'node:fs';
import {delimiter, join} from 'node:path';
import {StepFailed, runAndCapture, runInTerminal} from '../lib/exec.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
];
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Path of a working browser; under root, installs one if there is none. */
export async function requireChromium() {
  const own = process.env.CHROMIUM_PATH;
  if (own) {
    if (isProgram(own)) return own;
    throw new StepFailed(`CHROMIUM_PATH aponta para ${own}, que não é um programa.`);
  }
  const found = findChromium();
  if (found) return found;
  await installWithApt();
  const installed = findChromium();
  if (installed) return installed;
  throw new StepFailed('O Chromium foi instalado, mas não foi encontrado: informe o caminho em CHROMIUM_PATH.');
}

function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...NAMES.flatMap(name => folders.map(folder => join(folder, name))), ...FIXED].find(isProgram);
}

async function installWithApt() {
  const apt =
    process.getuid?.() === 0 && (await runAndCapture('apt-get', ['--version']).catch(() => ({code: 1}))).code === 0;
  if (!apt) {
    throw new StepFailed(
      'As jornadas no navegador precisam do Chromium ou do Chrome. Instale um deles (no Debian: sudo apt-get install chromium) ou informe o caminho em CHROMIUM_PATH.',
    );
  }
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  const steps = [['update'], ['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']];
  for (const step of steps) {
    if ((await runInTerminal('apt-get', step, env)) !== 0) {
      throw new StepFailed('O apt-get não conseguiu instalar o Chromium: instale-o e rode de novo.');
    }
  }
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
