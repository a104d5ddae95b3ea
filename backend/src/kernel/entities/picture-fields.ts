import {renditionsSchema, pictureSql} from '../images/answer';
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
