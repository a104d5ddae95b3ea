import {mkdir, rm} from 'node:fs/promises';
import type {Crud, Declared, Fields} from '@clube/backend';
import type {CivilDate} from '@clube/domain';
import {receivedFile} from '../received-file';

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
