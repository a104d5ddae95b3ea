import {SelectField} from '@clube/ui';
import styles from './SplitDialog.module.css';
import {pieceName, emptyParts, type Piece} from './pieces';

interface Props {
  pieces: readonly Piece[];
  parts: number;
  /** The URL of each file, as the screen shows only its first pages. */
  addresses: readonly (string | undefined)[];
  /** Assigns these pieces, by index, to a part. */
  onValueChange: (which: readonly number[], part: number) => void;
}

/** From this number of unread pages on, there is a control to assign all of them at once. */
const MANY = 4;

/** Assigns every page to one of the receipts. */
export function PageDestinations({pieces, parts, addresses, onValueChange}: Props) {
  const options = Array.from({length: parts}, (_, i) => ({value: String(i), text: `Nota ${i + 1}`}));
  const unread = pieces.flatMap(({read}, i) => (read ? [] : [i]));
  const nameOf = (i: number): string => (pieces[i] ? pieceName(pieces[i], pieces) : '');
  const unreadFiles = [...new Set(unread.map(i => pieces[i]?.arquivo ?? 0))];
  const destinations = new Set(unread.map(i => pieces[i]?.part));
  const empty = emptyParts(pieces, parts);
  return (
    <fieldset className={styles.destinations}>
      <legend>Para qual nota vai cada página</legend>
      {unread.length > 0 && (
        <p className={styles.explanation}>
          {unread.length > MANY ? `${unread.length} páginas` : unread.map(nameOf).join(', ')}: sem leitura. O que não
          foi lido vai com a última nota, se você não escolher outra.{' '}
          {unreadFiles.map(file => (
            <a key={file} href={addresses[file]} target="_blank" rel="noreferrer">
              Abrir o arquivo {addresses.length > 1 && `${file + 1} `}em outra aba{' '}
            </a>
          ))}
        </p>
      )}
      <div className={styles.grid}>
        {unread.length >= MANY && (
          <SelectField
            label="Todas as não lidas"
            options={options}
            {...(destinations.size > 1 && {empty: 'Várias'})}
            value={destinations.size > 1 ? '' : String([...destinations][0])}
            onChange={({target}) => target.value && onValueChange(unread, Number(target.value))}
          />
        )}
        {pieces.map((piece, i) => (
          <SelectField
            key={pieceName(piece, pieces)}
            label={pieceName(piece, pieces)}
            {...(!piece.read && {hint: 'Não foi lida'})}
            options={options}
            value={String(piece.part)}
            onChange={({target}) => onValueChange([i], Number(target.value))}
          />
        ))}
      </div>
      <p className={styles.missing} role="status">
        {empty.length > 0 && `Nada foi dado à nota ${empty.map(i => i + 1).join(', nem à nota ')}.`}
      </p>
    </fieldset>
  );
}
