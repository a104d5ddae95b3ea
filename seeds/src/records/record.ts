import {mkdir, rm} from 'node:fs/promises';
import type {Crud, Declared, Fields} from '@clube/backend';
import type {CivilDate} from '@clube/domain';
import {receivedFile} from '../received-file';

interface DemoRecord<Create> {
  fields: Create;
  /** Draws the row's picture as PNG. */
  picture?: () => Promise<Buffer>;
}

interface LoadPlace {
  crud: Crud;
  /** The day for which the data is made. */
  today: CivilDate;
  /** Folder for temporary pictures. */
  folder: string;
}

/** Creates the demo's rows of one plain registration, one after another. */
export type RecordLoader = (place: LoadPlace) => Promise<void>;

export const declared: RecordLoader[] = [];

/**
 * Declares the demo's rows of a plain registration: validated, written and audited as if staff had sent them.
 * @throws for a row that violates its entity's rules
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
