import {renditionsSchema, pictureSql} from '../images/answer';
import type {PictureSource, Pictures} from '../images/pictures';
import type {Database} from '../persistence/database';
import type {Entity} from './entity';
import {columnOf} from './field';
import {f} from './fields';

/** The column that references the picture of a row. It is never in requests or responses. */
export const pictureColumn = () => f.int().optional().internal();

/** The response fields for the picture in `column`, under the contract's names: the path of the main rendition, and of each width. */
export function shownPicture(column: string) {
  const sql = pictureSql(`t.${columnOf(column, pictureColumn())}`);
  return {
    path: f.text().computed(sql.path).optional().unsorted(),
    renditions: f.json(renditionsSchema).computed(sql.renditions),
  };
}

/** Runs `work` in one transaction, with the column of the uploaded picture, if one was uploaded. */
export function withPicture<R>(
  {db, pictures}: {db: Database; pictures: Pictures},
  {options}: Entity,
  sent: PictureSource | undefined,
  work: (picture: Record<string, number>) => Promise<R>,
): Promise<R> {
  const {picture} = options;
  if (!picture || !sent) return db.tx(() => work({}));
  return pictures.store(picture.declaration, sent, ({id}) => work({[picture.column]: id}));
}
