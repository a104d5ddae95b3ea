import {renditionsSchema, pictureSql} from '../images/answer';
import type {PictureSource, Pictures} from '../images/pictures';
import type {Database} from '../persistence/database';
import type {Entity} from './entity';
import {columnOf} from './field';
import {f} from './fields';

/** The column that keeps a row's picture, which no call sends or hears. */
export const pictureColumn = () => f.int().optional().internal();

/**
 * What an answer says of the picture kept in `column`, under the names of the contract: the path of the one that stands for
 * all, and each width.
 */
export function shownPicture(column: string) {
  const sql = pictureSql(`t.${columnOf(column, pictureColumn())}`);
  return {
    path: f.text().computed(sql.path).optional().unsorted(),
    renditions: f.json(renditionsSchema).computed(sql.renditions),
  };
}

/** Runs in one transaction, with the column of the picture that was sent, if one was. */
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
