import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, it} from 'mocha';
import {PAUSES_MS, afterEnd} from '../lib/restarts.mjs';

const MINUTE = 60_000;

describe('A server that ended', () => {
  it('is started again with growing pauses, and left alone when it ends too often', () => {
    const ends = [];
    const steps = [1, 2, 3, 4, 5].map(minute => {
      ends.push(minute * MINUTE);
      return afterEnd({asked: false, everServed: true, ends});
    });
    assert.deepEqual(
      steps.slice(0, 4).map(({pauseMs}) => pauseMs),
      PAUSES_MS.slice(0, 4),
    );
    assert.deepEqual(steps[4], {restart: false, why: 'too-often'});
  });

  it('begins anew after a quiet time', () => {
    const ends = [1, 2, 3, 4, 15].map(minute => minute * MINUTE);
    assert.deepEqual(afterEnd({asked: false, everServed: true, ends}), {restart: true, pauseMs: PAUSES_MS[0]});
  });

  it('is left alone where somebody asked for it, or where it never served', () => {
    assert.equal(afterEnd({asked: true, everServed: true, ends: [0]}).why, 'asked');
    assert.equal(afterEnd({asked: false, everServed: false, ends: [0]}).why, 'never-served');
  });
});

describe('The start script', () => {
  let folder;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'clube-inicio-'))));
  afterEach(() => rmSync(folder, {recursive: true, force: true}));

  /** Keeps this server going, without waiting between its starts. Each of its starts writes a line. */
  function keep(server) {
    const log = JSON.stringify(join(folder, 'starts'));
    const program = `const fs = require('node:fs'); fs.appendFileSync(${log}, process.pid + '\\n');
      const starts = fs.readFileSync(${log}, 'utf8').split('\\n').length - 1; ${server}`;
    const lib = JSON.stringify(new URL('../lib/supervise.mjs', import.meta.url).href);
    const runner = `const {supervise} = await import(${lib});
      process.exit(await supervise({program: process.execPath, args: ['-e', ${JSON.stringify(program)}],
        options: {stdio: ['ignore', 'inherit', 'inherit', 'ipc']}, wait: () => Promise.resolve()}));`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', runner], {stdio: ['ignore', 'pipe', 'pipe']});
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (said += text));
    return {child, said: () => said, ended: once(child, 'close').then(([code]) => code)};
  }
  const starts = () => readFileSync(join(folder, 'starts'), 'utf8').trim().split('\n').length;

  it('starts a crashed server again, and ends with it when it is asked to', async () => {
    const {child, said, ended} = keep(`process.send('serving', () => {
      if (starts === 1) process.kill(process.pid, 'SIGKILL');
      if (starts === 2) process.exit(134);
      process.on('SIGTERM', () => process.exit(0));
      setInterval(() => undefined, 1000);
      console.log('third');
    });`);
    while (!said().includes('third')) await new Promise(resolve => setTimeout(resolve, 10));
    child.kill('SIGTERM');
    assert.equal(await ended, 0);
    assert.equal(starts(), 3);
    assert.match(said(), /sem que ninguém pedisse \(código 137\)/);
    assert.match(said(), /sem que ninguém pedisse \(código 134\)/);
  });

  it('leaves a server alone that crashes again and again', async () => {
    const {said, ended} = keep(`process.send('serving', () => process.exit(3));`);
    assert.equal(await ended, 3);
    assert.equal(starts(), 5);
    assert.match(said(), /não será iniciado de novo/);
  });

  it('leaves one alone that never served: it has said why', async () => {
    const {ended} = keep('process.exit(1);');
    assert.equal(await ended, 1);
    assert.equal(starts(), 1);
  });
});
