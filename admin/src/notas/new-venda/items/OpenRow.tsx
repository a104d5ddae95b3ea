import {Button, IconButton, Icon, classes} from '@clube/ui';
import {useState, type KeyboardEvent} from 'react';
import {lineId, firstButton} from '../dom';
import {confidenceInWords, asSentence} from '../reading/field-check';
import {lineText, type ReadLine} from '../reading/lines';
import {useHighlight} from '../photo/highlight';
import {useFocusLater} from './useFocusLater';
import {ItemCells, ReadCells, OnReceipt, rowOf} from './cells';
import type {LineActions} from './line-actions';
import styles from './Items.module.css';
import {formatPontosInWords} from '@clube/domain';
import type {Suggestion} from '../reading/types';

/** The reason why the line is open. */
function why({read, state}: ReadLine): string {
  if (state === 'complete') return asSentence(read.motivo ?? 'Não deu para ler a quantidade ou o valor.');
  if (state === 'choose') return read.sugestoes.length > 0 ? 'Qual é o produto?' : 'Nenhum produto parecido.';
  if (!read.certa && read.motivo) return asSentence(read.motivo);
  const {produto} = read;
  return produto?.certa === false
    ? `Parece este produto (${confidenceInWords(produto.confianca)}).`
    : 'Confira a quantidade e os valores com a nota.';
}

/** The row of a line that a person must decide, with one button or key for each answer. */
export function OpenRow({line, actions}: {line: ReadLine; actions: LineActions}) {
  const [swapping, setSwapping] = useState(false);
  const focusLater = useFocusLater();
  const {read, item, state} = line;
  const highlight = useHighlight(read.lugar);
  const text = lineText(read);
  const produto = item ?? read.produto;
  const choosing = swapping || state === 'choose';
  const suggestions = read.sugestoes.filter(({codigo}) => state === 'choose' || codigo !== produto?.codigo);
  const swap = (now: boolean): void => {
    setSwapping(now);
    focusLater(() => firstButton(lineId(line.index)));
  };
  const onKey = (event: KeyboardEvent): void => {
    // An answer moves on to the next question: a key that is held down must not answer that one too.
    if (event.repeat && event.key === 'Enter') return event.preventDefault();
    if (event.repeat || !choosing || event.ctrlKey || event.metaKey || event.altKey) return;
    const suggestion = suggestions[Number(event.key) - 1];
    if (event.key === '0') actions.ignore(line);
    else if (suggestion) actions.choose(line, suggestion);
  };
  const common = {...highlight, 'data-line': line.index, className: styles.open};
  return (
    <>
      <tr {...common}>
        <td>
          {produto && state !== 'choose' && (
            <>
              <b>{produto.nome}</b>
              <small className={styles.source}>
                <span>{produto.codigo}</span>
                <OnReceipt read={read} codigo={produto.codigo} />
              </small>
            </>
          )}
          {state === 'choose' && <b>{text}</b>}
        </td>
        {item ? <ItemCells item={item} /> : <ReadCells read={read} />}
        <td className={styles.actions}>
          {item && (
            <IconButton icon="pencil" label={`Alterar ${item.nome}`} size={18} onClick={() => actions.edit(item)} />
          )}
        </td>
      </tr>
      <tr {...common} {...rowOf(line)} className={classes(styles.open, styles.decision)} onKeyDown={onKey}>
        <td colSpan={7}>
          <div className={styles.choices}>
            <p className={styles.why}>
              <Icon name="alert" size={15} /> {why(line)}
            </p>
            {choosing ? (
              <Choices {...{line, suggestions, actions}} {...(swapping && {onBack: () => swap(false)})} />
            ) : (
              <>
                {state === 'check' ? (
                  <Button small icon="check" onClick={() => actions.confirm(line)} aria-label={`Confirmar ${text}`}>
                    Confirmar
                  </Button>
                ) : (
                  <Button small onClick={() => actions.search(line, read.produto ?? undefined)}>
                    Completar
                  </Button>
                )}
                <Button variant="secondary" small onClick={() => swap(true)} aria-label={`Trocar o produto de ${text}`}>
                  Trocar
                </Button>
              </>
            )}
          </div>
        </td>
      </tr>
    </>
  );
}

interface Props {
  line: ReadLine;
  suggestions: readonly Suggestion[];
  actions: LineActions;
  onBack?: () => void;
}

/** The suggested products of a line, each with a button and a digit key; or another product; or none. */
function Choices({line, suggestions, actions, onBack}: Props) {
  return (
    <>
      {suggestions.map((suggestion, i) => (
        <button
          key={suggestion.codigo}
          type="button"
          className={styles.suggestion}
          onClick={() => actions.choose(line, suggestion)}
        >
          <kbd>{i + 1}</kbd>
          <span>
            {suggestion.nome}{' '}
            <small>
              {suggestion.codigo} · {formatPontosInWords(suggestion.valorPontos)}
            </small>
          </span>
        </button>
      ))}
      <Button variant="secondary" small icon="search" onClick={() => actions.search(line)}>
        Procurar produto
      </Button>
      <Button variant="secondary" small onClick={() => actions.ignore(line)}>
        Fora do programa <kbd>0</kbd>
      </Button>
      {onBack && (
        <Button variant="text" small onClick={onBack}>
          Voltar
        </Button>
      )}
    </>
  );
}
