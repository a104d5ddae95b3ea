import {readVendaItem} from '@clube/domain';
import {Button, Field, notify} from '@clube/ui';
import {useRef, useState, type KeyboardEvent} from 'react';
import {ProdutoSearch} from './ProdutoSearch';
import type {VendaProduto} from '../form/lookups';
import styles from './Items.module.css';
import type {VendaItem} from '../venda';
import {EMPTY, withComma, type TypedAmounts, type ChosenProduto, type ItemDraft} from './item-draft';

interface Props {
  /** The item to change or complete; absent: a new one. */
  initial?: ItemDraft | undefined;
  onAdd: (item: Omit<VendaItem, 'linha'>) => void;
  onGiveUp: () => void;
  error?: string | undefined;
}

/** The required amounts of an item. */
const REQUIRED = ['qtde', 'valorUnitario'] as const;

/** The row that adds an item: product by code or name, then the amounts; Enter adds it and begins the next. */
export function NewItem({initial, onAdd, onGiveUp, error}: Props) {
  const [produto, setProduto] = useState<ChosenProduto | undefined>(initial?.produto);
  const [values, setValues] = useState<TypedAmounts>(initial?.values ?? EMPTY);
  const [missing, setMissing] = useState<string>();
  const [turn, setRound] = useState(0);
  const qtdeInput = useRef<HTMLInputElement>(null);

  const choose = (chosen: VendaProduto | undefined): void => {
    setProduto(chosen);
    setMissing(undefined);
    if (!chosen) return;
    setValues(before => ({
      ...before,
      valorUnitario: before.valorUnitario || withComma(Math.round(chosen.valorUnitario * 100)),
    }));
    qtdeInput.current?.focus();
  };
  const add = (): void => {
    const read = readVendaItem({codigo: produto?.codigo, ...values});
    if ('erro' in read) {
      setMissing(read.erro);
      notify.error(read.erro);
      return;
    }
    if (!produto) return;
    const {codigo, nome, valorPontos} = produto;
    onAdd({codigo, nome, valorPontos, ...read});
    setProduto(undefined);
    setValues(EMPTY);
    setMissing(undefined);
    setRound(before => before + 1);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && initial) return onGiveUp();
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    add();
  };
  // If the product is known, the first missing amount gets the focus.
  const start = initial?.produto && (REQUIRED.find(nome => !initial.values[nome]) ?? 'qtde');
  const field = (nome: keyof TypedAmounts, label: string) => (
    <Field
      autoFocus={nome === start}
      label={label}
      inputMode="decimal"
      value={values[nome]}
      onChange={event => {
        setValues(before => ({...before, [nome]: event.target.value}));
        setMissing(undefined);
      }}
      onKeyDown={onKey}
      {...(nome === 'qtde' && {ref: qtdeInput})}
    />
  );
  return (
    <div className={styles.adding}>
      {initial?.title && (
        <p className={styles.title}>
          <span>{initial.title}</span>
          <Button variant="text" small onClick={onGiveUp}>
            Desistir
          </Button>
        </p>
      )}
      <ProdutoSearch
        key={turn}
        initial={produto}
        focused={turn > 0 || (!!initial && !start)}
        onChoose={choose}
        {...(initial && {onGiveUp})}
      />
      {field('qtde', 'Qtde')}
      {field('valorUnitario', 'Unitário R$')}
      {field('valorDesconto', 'Desconto R$')}
      <Button variant="secondary" small icon="plus" onClick={add}>
        {initial ? 'Gravar' : 'Adicionar'} <kbd>Enter</kbd>
      </Button>
      {(missing ?? error) && (
        <p className={styles.missing} role="alert">
          {missing ?? error}
        </p>
      )}
    </div>
  );
}
