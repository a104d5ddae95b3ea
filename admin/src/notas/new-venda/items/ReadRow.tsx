import {memo} from 'react';
import {NEEDS_DECISION, sameLine, type ReadLine, lineText} from '../reading/lines';
import type {LineActions} from './line-actions';
import {OpenRow} from './OpenRow';
import {ItemRow} from './ItemRow';
import {Button} from '@clube/ui';
import {useHighlight} from '../photo/highlight';
import {ReadCells, rowOf} from './cells';
import styles from './Items.module.css';

interface Props {
  line: ReadLine;
  actions: LineActions;
}

function Row({line, actions}: Props) {
  if (line.state === 'ignored') return <IgnoredRow {...{line, actions}} />;
  if (NEEDS_DECISION.has(line.state)) return <OpenRow {...{line, actions}} />;
  return line.item && <ItemRow item={line.item} {...{line, actions}} />;
}

const isUnchanged = (before: Props, now: Props): boolean =>
  before.actions === now.actions && sameLine(before.line, now.line);

/** The row of a read line, memoized, as a receipt may have more than a hundred lines. */
export const ReadRow = memo(Row, isUnchanged);

/** The row of a line without points, with a button to take it back in. */
function IgnoredRow({line, actions}: {line: ReadLine; actions: LineActions}) {
  const highlight = useHighlight(line.read.lugar);
  const text = lineText(line.read);
  return (
    <tr {...rowOf(line)} {...highlight} className={styles.ignored}>
      <td>
        {text}
        <small>Fora do programa: não pontua</small>
      </td>
      <ReadCells read={line.read} />
      <td className={styles.actions}>
        <Button variant="text" small aria-label={`Retomar ${text}`} onClick={() => actions.resume(line)}>
          Retomar
        </Button>
      </td>
    </tr>
  );
}
