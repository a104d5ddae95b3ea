import {countOf} from '@clube/domain';
import {Button, Modal} from '@clube/ui';
import type {EditableColumn} from '../../columns';
import {Lines} from './Lines';
import styles from './Paste.module.css';
import {isChange, type PastedLine} from './plan';
import {usePasting} from './usePasting';

interface Props<L extends object> {
  column: EditableColumn<L>;
  lines: readonly PastedLine<L>[];
  /** The number of values beyond the last row. */
  over: number;
  onClose: () => void;
}

const HOW_MANY = (n: number): string => countOf(n, 'valor', 'valores');

/** The preview of a pasted column, and then the result for each row. */
export function PasteDialog<L extends object>({column, lines, over, onClose}: Props<L>) {
  const {results, busy, write, takeBack} = usePasting(column, lines);
  const changes = lines.filter(({does}) => isChange(does)).length;
  const faults = lines.filter(({does}) => typeof does === 'object' && 'error' in does).length;
  const count = (which: 'saved' | 'undone'): number => [...results.values()].filter(result => result === which).length;
  const [saved, undone] = [count('saved'), count('undone')];
  const refused = results.size - saved - undone;
  const begun = busy || results.size > 0;
  const before = [
    changes > 0 ? `${HOW_MANY(changes)} ${changes === 1 ? 'muda' : 'mudam'}` : 'Nada muda',
    faults > 0 && `${faults} com erro ${faults === 1 ? 'fica' : 'ficam'} de fora`,
    over > 0 && `${HOW_MANY(over)} sem linha nesta página`,
  ];
  const after = [
    saved > 0 && countOf(saved, 'salvo', 'salvos'),
    undone > 0 && countOf(undone, 'desfeito', 'desfeitos'),
    refused > 0 && countOf(refused, 'recusado', 'recusados'),
  ];
  const saying = (begun ? after : before).filter(Boolean).join(' · ');
  return (
    <Modal
      open
      title={`Colar em ${column.title}`}
      width={680}
      onClose={busy ? undefined : onClose}
      footer={
        <>
          {begun && saved > 0 && (
            <Button variant="secondary" disabled={busy} onClick={() => void takeBack()}>
              Desfazer
            </Button>
          )}
          {!begun && (
            <Button variant="secondary" onClick={onClose}>
              Voltar
            </Button>
          )}
          {begun ? (
            <Button busy={busy && `${results.size} de ${changes}`} onClick={onClose}>
              Fechar
            </Button>
          ) : (
            <Button disabled={changes === 0} onClick={() => void write()}>
              {changes > 0 ? `Colar ${HOW_MANY(changes)}` : 'Colar'}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.saying} role="status">
        {saying}
      </p>
      <Lines column={column} lines={lines} results={results} />
    </Modal>
  );
}
