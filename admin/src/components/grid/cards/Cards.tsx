import {classes} from '@clube/ui';
import Checkbox from '@mui/material/Checkbox';
import {useListContext, type RaRecord} from 'react-admin';
import {Content} from '../Content';
import {isMain, type Column} from '../columns';
import {meansRow, wantsTab} from '../opening/clicks';
import {useGridSetup} from '../settings';
import styles from './Cards.module.css';
import type {Opening} from '../opening/useOpening';

/** Up to so many cards are all drawn; a phone takes longer over more. */
const ALL_DRAWN = 50;

interface Props<L extends RaRecord> {
  label: string;
  columns: readonly Column<L>[];
  rows: readonly L[];
  rowName?: ((row: L) => string) | undefined;
  opening: Opening<L> | undefined;
}

/** The rows on a phone: each a card with its name above and its buttons below. Of many, those out of sight cost nothing to draw. */
export function Cards<L extends RaRecord>({label, columns, rows, rowName, opening}: Props<L>) {
  const {selectedIds, onToggleItem} = useListContext<L>();
  const {hidden} = useGridSetup();
  const shown = columns.filter(({field}) => !hidden.has(field));
  const [heading, actions] = [shown.find(isMain), shown.find(({kind}) => kind === 'actions')];
  const facts = shown.filter(column => column !== heading && column !== actions);
  return (
    <ul className={classes(styles.cards, rows.length > ALL_DRAWN && styles.many)} aria-label={label}>
      {rows.map(row => {
        const chosen = selectedIds.includes(row.id);
        return (
          // What the click does, a link or a button of the card does for the keyboard.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
          <li
            key={row.id}
            className={classes(styles.card, chosen && styles.chosen)}
            onClick={event => meansRow(event) && opening?.(row, wantsTab(event))}
          >
            {heading && (
              <div className={styles.heading}>
                <Content column={heading} row={row} />
              </div>
            )}
            {rowName && (
              <Checkbox
                className={styles.choice ?? ''}
                size="small"
                checked={chosen}
                onChange={() => onToggleItem(row.id)}
                slotProps={{input: {'aria-label': `Selecionar ${rowName(row)}`}}}
              />
            )}
            <dl>
              {facts.map(column => (
                <div key={column.field}>
                  <dt>{column.title}</dt>
                  <dd>
                    <Content column={column} row={row} />
                  </dd>
                </div>
              ))}
            </dl>
            {actions && (
              <div className={styles.actions}>
                <Content column={actions} row={row} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
