import {PESQUISA_PRODUTOS, PESQUISA_RULES, hasProduto, pesquisaQtdeError, type PesquisaProduto} from '@clube/domain';
import {Button, Field, IconButton} from '@clube/ui';
import {useState, type KeyboardEvent} from 'react';
import {useInput} from 'react-admin';
import {centsOf, integerOf} from '../components/inputs/validate';
import {numberOrDash, reaisOrDash} from '../components/format/values';
import {errorSentence} from '../components/inputs/error-sentence';
import {useUnsaved} from '../components/unsaved/unsaved';
import styles from './Pesquisa.module.css';

const EMPTY = {marca: '', produto: '', qtde: '', valorUnitario: ''};
type Draft = typeof EMPTY;
const INPUTS = [
  ['marca', 'Marca', 'text', PESQUISA_RULES.maxMarca],
  ['produto', 'Produto', 'text', PESQUISA_RULES.maxProduto],
  ['qtde', 'Quantidade', 'numeric', 12],
  ['valorUnitario', 'Valor unitário (R$)', 'decimal', 18],
] as const;

/** Validates the typed product; returns it, or the error message. */
function productOf(draft: Draft, list: readonly PesquisaProduto[]): PesquisaProduto | string {
  const [marca, produto] = [draft.marca.trim(), draft.produto.trim()];
  const [qtde, cents] = [integerOf(draft.qtde, PESQUISA_RULES.qtde.min), centsOf(draft.valorUnitario)];
  if (!marca || !produto || qtde === undefined || cents === undefined) return PESQUISA_RULES.incomplete;
  const made = {marca, produto, qtde, valorUnitario: cents / 100};
  return pesquisaQtdeError(qtde) ?? (hasProduto(list, made) ? PESQUISA_RULES.twice : made);
}

/** The first message of a field's error; the server names the part of the list that it refuses. */
function firstSentence(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  return errorSentence(Reflect.get(error, 'message')) ?? Object.values(error).map(firstSentence).find(Boolean);
}

/** An input for a list of products with brand, units and price; Enter adds the typed one. */
export function ProdutosInput({source, title}: {source: string; title: string}) {
  const {field, fieldState} = useInput({source, defaultValue: []});
  const list = Array.isArray(field.value) ? (field.value as PesquisaProduto[]) : [];
  const [draft, setDraft] = useState(EMPTY);
  const [error, setError] = useState<string>();
  useUnsaved(Object.values(draft).some(text => text.trim() !== ''));
  const isFull = list.length >= PESQUISA_PRODUTOS;
  const add = (): void => {
    const made = productOf(draft, list);
    if (typeof made === 'string') {
      setError(made);
      return;
    }
    field.onChange([...list, made]);
    setDraft(EMPTY);
    setError(undefined);
  };
  const onEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  const shown = error ?? firstSentence(fieldState.error);
  return (
    <fieldset className={styles.list}>
      <legend>
        <strong>{title}</strong> ({list.length} de {PESQUISA_PRODUTOS})
      </legend>
      {list.length > 0 && (
        <table className={styles.table}>
          <tbody>
            {list.map(each => (
              <tr key={`${each.marca} ${each.produto}`}>
                <td>{each.marca}</td>
                <td>{each.produto}</td>
                <td>{numberOrDash(each.qtde)}</td>
                <td>{reaisOrDash(each.valorUnitario)}</td>
                <td>
                  <IconButton
                    icon="bin"
                    size={18}
                    label={`Tirar ${each.marca} ${each.produto}`}
                    onClick={() => field.onChange(list.filter(other => other !== each))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!isFull && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of the inputs inside
        <div className={styles.draft} onKeyDown={onEnter}>
          {INPUTS.map(([name, label, inputMode, maxLength]) => (
            <Field
              key={name}
              label={label}
              inputMode={inputMode}
              maxLength={maxLength}
              value={draft[name]}
              onChange={event => setDraft({...draft, [name]: event.target.value})}
            />
          ))}
          <Button variant="secondary" onClick={add}>
            Adicionar
          </Button>
        </div>
      )}
      {shown && (
        <p role="alert" className={styles.error}>
          {shown}
        </p>
      )}
    </fieldset>
  );
}
