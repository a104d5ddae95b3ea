import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {ReceivedFile, Crud, Declared, Fields} from '@clube/backend';
import type {CivilDate} from '@clube/domain';

interface DemoRecord<Create> {
  fields: Create;
  /** Draws its picture, as PNG. */
  picture?: () => Promise<Buffer>;
}

interface LoadPlace {
  crud: Crud;
  /** The day that the data is made for. */
  today: CivilDate;
  /** Where pictures pass through. */
  folder: string;
}

/** Makes the demo's rows of one plain registration, one after another. */
export type RecordLoader = (place: LoadPlace) => Promise<void>;

export const declared: RecordLoader[] = [];

/**
 * Declares the demo's rows of a plain registration: checked, written and audited as if staff had sent them.
 * @throws when a row breaks a rule of its declaration
 */
export function demoRecords<F extends Fields, K extends string>(
  entity: Declared<F, K>,
  rows: (today: CivilDate) => readonly DemoRecord<NonNullable<Declared<F, K>['types']>['create']>[],
): void {
  declared.push(async ({crud, today, folder}) => {
    await mkdir(folder, {recursive: true});
    for (const {fields, picture: imagem} of rows(today)) {
      entity.create.parse(fields);
      const {picture} = entity.options;
      const sent = picture && imagem && (await receivedFile(picture.declaration.field, await imagem(), folder));
      await crud.create(entity, fields, {picture: sent});
      if (sent) await rm(sent.path);
    }
  });
}

/** A file as it stands once a form has brought it. */
async function receivedFile(field: string, content: Buffer, folder: string): Promise<ReceivedFile> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const path = join(folder, `registro-${sha256.slice(0, 16)}.png`);
  await writeFile(path, content);
  const type = {ext: 'png', mime: 'image/png'};
  return {field, originalName: `${field}.png`, path, bytes: content.length, sha256, type, tooLarge: false};
}
