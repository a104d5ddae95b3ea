import {createWriteStream} from 'node:fs';
import {get} from 'node:http';
import {pipeline} from 'node:stream/promises';
import type {Client} from 'pg';
import {to as copyTo} from 'pg-copy-streams';
import type {Session} from '../support/tokens';

/** Downloads the list as a CSV file, without compression. Returns milliseconds. */
export async function download(url: string, {headers}: Session, list: string, file: string): Promise<number> {
  const given = await fetch(`${url}${list}?download=csv`, {headers});
  const {fileLink} = (await given.json()) as {fileLink: string};
  const began = performance.now();
  await new Promise<void>((resolve, reject) => {
    get(url + fileLink, {agent: false}, response => {
      if (response.statusCode !== 200) return reject(new Error(`${fileLink}: ${response.statusCode}`));
      pipeline(response, createWriteStream(file)).then(resolve, reject);
    }).on('error', reject);
  });
  return performance.now() - began;
}

/** Exports by COPY, like `\copy` in psql. Returns milliseconds. */
export async function copy(db: Client, statement: string, file: string): Promise<number> {
  const began = performance.now();
  await pipeline(
    db.query(copyTo(`COPY (${statement}) TO STDOUT (FORMAT csv, DELIMITER ';', HEADER)`)),
    createWriteStream(file),
  );
  return performance.now() - began;
}
